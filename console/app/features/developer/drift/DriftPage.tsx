import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { download, fileName } from '../../export/download.ts';
import { usePageSettings } from '../../shell/page-settings-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { CleanOperations } from './CleanOperations.tsx';
import type { Drift } from './drift.ts';
import { driftFile } from './drift-file.ts';
import { OperationDepartures } from './OperationDepartures.tsx';
import { useDrift } from './use-drift.ts';
import { useHarmlessReads } from './use-harmless-reads.ts';

/** Where the platform departs from the contracts, as far as the calls of this window tell. */
export function DriftPage() {
  const say = useText();
  const { environment } = usePageSettings();
  const { drift, error, refetch } = useDrift();
  const { share, start, cancel } = useHarmlessReads();
  usePageTitle(say('drift.title'));
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!drift) return <Pending />;
  const isReading = share !== undefined;
  return (
    <>
      <PageHead title={say('drift.title')} lead={say('drift.lead')}>
        <Button disabled={drift.checked === 0} onClick={() => save(drift, environment)}>
          {say('drift.save')}
        </Button>
        <Button variant="contained" onClick={isReading ? cancel : start}>
          {say(isReading ? 'drift.stop' : 'drift.read')}
        </Button>
      </PageHead>
      {isReading && (
        <LinearProgress variant="determinate" value={share * 100} aria-label={say('drift.reading')} />
      )}
      {drift.checked === 0 ? (
        <EmptyState title={say('drift.none')} lead={say('drift.noneLead')} />
      ) : (
        <Findings drift={drift} />
      )}
    </>
  );
}

function Findings({ drift }: { drift: Drift }) {
  const say = useText();
  const { checked, cut, operations, wrong, unknown } = drift;
  const departing = operations.filter(({ departures }) => departures.length > 0);
  const found =
    departing.length === 0
      ? say('drift.fine')
      : `${say('drift.wrong', { count: wrong })} ${say('drift.unknown', { count: unknown })}`;
  return (
    <Box sx={{ p: { xs: 3, md: 6 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <div>
        <Typography role="status">
          {say('drift.checked', { count: checked })} {found}
        </Typography>
        {unknown > 0 && <Typography color="textSecondary">{say('drift.unknownNote')}</Typography>}
        {cut > 0 && <Typography color="textSecondary">{say('drift.cut', { count: cut })}</Typography>}
      </div>
      {departing.map((drift) => (
        <OperationDepartures key={drift.operation.operationId} drift={drift} />
      ))}
      <CleanOperations drifts={operations.filter(({ departures }) => departures.length === 0)} />
    </Box>
  );
}

const save = (drift: Drift, environment: string) =>
  download(
    new Blob([JSON.stringify(driftFile(drift, environment, new Date()), null, 1)], {
      type: 'application/json',
    }),
    fileName(`drift ${environment}`, 'json'),
  );
