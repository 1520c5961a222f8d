import { Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { historyRelationship } from '#client/records/field-history.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { picklistsQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { isChoice } from '../fields/format.ts';
import { useInSight } from '../related/use-in-sight.ts';
import { HistoryLine } from './HistoryLine.tsx';
import { useHistory } from './use-history.ts';

interface HistoryPanelProps {
  record: ConsoleRecord;
  info: ObjectInfo;
}

/** The past of a record as far as the platform knows it, with what was changed of its fields and a way back. */
export function HistoryPanel({ record, info }: HistoryPanelProps) {
  const say = useText();
  const headingId = useId();
  const platform = usePlatform();
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const entries = useHistory(record, info, isInSight);
  const hasChoices = entries.some(
    ({ change }) => change && isChoice(info.fields[change.apiName]?.dataType ?? ''),
  );
  const picklists = useQuery({
    ...picklistsQuery(platform, info.apiName, record.recordTypeId),
    enabled: hasChoices,
  });
  const labelOf = (field: string, value: string) =>
    picklists.data?.picklistFieldValues[field]?.values.find((choice) => choice.value === value)?.label ??
    value;
  return (
    <Paper variant="outlined" component="section" ref={ref} aria-labelledby={headingId} sx={{ px: 4, pb: 4 }}>
      <Typography variant="h2" id={headingId} sx={{ py: 3 }}>
        {say('history.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <HistoryLine key={entry.key} entry={entry} record={record} info={info} labelOf={labelOf} />
        ))}
      </Box>
      {!historyRelationship(info) && (
        <Typography variant="caption" color="textSecondary">
          {say('history.untracked')}
        </Typography>
      )}
    </Paper>
  );
}
