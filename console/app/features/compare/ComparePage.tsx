import { Box, Button, FormControlLabel, Link as MuiLink, Paper, Switch } from '@mui/material';
import { useResourceContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useAddressParams, withChanges } from '../../ui/use-address-params.ts';
import { RecordProblem } from '../record/RecordProblem.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { CompareTable } from './CompareTable.tsx';
import { comparedFields } from './differences.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { useRecordSet } from './use-record-set.ts';

const WITH = 'with';
const ALL = 'all';

/** Two records of an object field by field; which ones and what is shown are in the address. */
export function ComparePage() {
  const say = useText();
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '' } = useParams();
  const [address, changeAddress] = useAddressParams();
  const otherId = address.get(WITH);
  const showsAll = address.has(ALL);
  const { data, error, refetch } = useRecordSet(objectApiName, [recordId, ...(otherId ? [otherId] : [])]);
  const [one, other] = data?.records ?? [];
  const names = data?.records.map((record) => recordName(record, data.info.nameFields)) ?? [];
  usePageTitle(names.length > 0 ? say('compare.titleOf', { names: names.join(' – ') }) : undefined);
  if (error) return <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />;
  if (!data || !one) return <Pending />;
  const set = (changes: Record<string, string | undefined>) =>
    changeAddress((asked) => withChanges(asked, changes), { replace: true });
  const compared = other ? comparedFields(one, other, data.fields) : [];
  const differing = compared.filter(({ isDifferent }) => isDifferent).length;
  const over = (
    <MuiLink component={Link} to={paths.record(objectApiName, recordId)} color="inherit">
      {`${data.info.label} ${names[0]}`}
    </MuiLink>
  );
  return (
    <>
      <PageHead
        mark={<ObjectMark object={data.info} size={36} />}
        over={over}
        title={say('compare.title')}
        lead={other && say('compare.differences', { count: differing })}
      >
        {other && (
          <FormControlLabel
            control={
              <Switch checked={!showsAll} onChange={(_, isOn) => set({ [ALL]: isOn ? undefined : '1' })} />
            }
            label={say('compare.onlyDifferences')}
          />
        )}
        <RecordPicker
          key={otherId}
          info={data.info}
          except={[recordId]}
          autoFocus={!other}
          label={say(other ? 'compare.another' : 'compare.with')}
          onPick={(id) => set({ [WITH]: id })}
        />
      </PageHead>
      {!other && (
        <EmptyState title={say('compare.choose')} lead={say('compare.chooseLead')}>
          <Button component={Link} to={paths.record(objectApiName, recordId)} variant="outlined">
            {say('compare.back', { name: names[0] ?? '' })}
          </Button>
        </EmptyState>
      )}
      {other && (
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <CompareTable
              info={data.info}
              records={[one, other]}
              fields={compared.filter(({ isDifferent }) => isDifferent || showsAll)}
            />
          </Paper>
        </Box>
      )}
    </>
  );
}
