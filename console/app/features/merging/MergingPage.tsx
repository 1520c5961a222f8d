import { Alert, Box, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { MERGEABLE } from '#client/records/mergeable.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { RecordPicker } from '../compare/RecordPicker.tsx';
import { type RecordSet, useRecordSet } from '../compare/use-record-set.ts';
import { RecordProblem } from '../record/RecordProblem.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { MergeQuestion } from './MergeQuestion.tsx';
import { MergingTable } from './MergingTable.tsx';
import { differingFields, takenValues } from './merged-values.ts';
import { Suggested } from './Suggested.tsx';
import { useBelongings } from './use-belongings.ts';
import { type Merging, useMerging } from './use-merging.ts';

/** Up to three records of an object become one: which of them stays, and what it takes over of the others. */
export function MergingPage() {
  const say = useText();
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '' } = useParams();
  const merging = useMerging(recordId);
  const { data, error, refetch } = useRecordSet(objectApiName, merging.ids);
  usePageTitle(say('merging.title'));
  if (error) return <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />;
  if (!data) return <Pending />;
  const { info, records } = data;
  const [first] = records;
  const isPossible = MERGEABLE.includes(objectApiName) && info.updateable && info.deletable;
  if (!first || !isPossible)
    return <EmptyState isPage title={say('merging.impossible', { objects: info.labelPlural })} />;
  return <MergingForm {...{ merging, data, first }} />;
}

interface MergingFormProps {
  merging: Merging;
  data: RecordSet;
  /** The record that the page was opened for. */
  first: ConsoleRecord;
}

function MergingForm({ merging, data: { info, records, fields: placed }, first }: MergingFormProps) {
  const say = useText();
  const [sources, setSources] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const { ids, masterId, mergedIds, mayAdd } = merging;
  const fields = differingFields(records, placed);
  const nameOf = (id: string) => {
    const record = records.find((one) => one.id === id);
    return record ? recordName(record, info.nameFields) : id;
  };
  const masterName = nameOf(masterId);
  const named = (id: string) => ({ id, name: nameOf(id) });
  const { belongings, isReading } = useBelongings(info, mergedIds, merging.isMerging || merging.isMerged);
  const merge = () => {
    const after = takenValues(masterId, records, fields, sources);
    const values = records.find(({ id }) => id === masterId)?.values ?? {};
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, values[name] ?? null]));
    return merging.merge({
      ...{ apiName: info.apiName, master: named(masterId), merged: mergedIds.map(named) },
      ...{ before, after, belongings },
    });
  };
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={36} />}
        over={
          <MuiLink component={Link} to={paths.record(info.apiName, first.id)} color="inherit">
            {`${info.label} ${nameOf(first.id)}`}
          </MuiLink>
        }
        title={say('merging.title')}
        lead={say('merging.lead')}
      >
        {mayAdd && (
          <RecordPicker
            key={ids.length}
            info={info}
            except={ids}
            autoFocus={ids.length === 1}
            label={say('merging.with')}
            onPick={merging.add}
          />
        )}
        <Button
          variant="contained"
          startIcon={<Merge size={16} />}
          disabled={mergedIds.length === 0}
          loading={merging.isMerging || (isAsking && isReading)}
          loadingPosition="start"
          onClick={() => setAsking(true)}
        >
          {say('merging.act')}
        </Button>
      </PageHead>
      <Box sx={{ p: { xs: 3, md: 6 }, display: 'grid', gap: 4 }}>
        {mayAdd && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
            <Suggested record={first} nameFields={info.nameFields} chosen={ids} onPick={merging.add} />
          </Box>
        )}
        {mergedIds.length === 0 ? (
          <Typography color="textSecondary">{say('merging.choose')}</Typography>
        ) : (
          <>
            <Alert severity="info">{say('merging.consequence', { name: masterName })}</Alert>
            <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
              <MergingTable
                {...{ info, records, fields, masterId, sources }}
                onMaster={(id) => {
                  merging.setMaster(id);
                  setSources({});
                }}
                onLeaveOut={merging.leaveOut}
                onSource={(name, id) => setSources({ ...sources, [name]: id })}
              />
            </Paper>
          </>
        )}
      </Box>
      {isAsking && !isReading && (
        <MergeQuestion
          {...{ masterName, belongings }}
          names={mergedIds.map(nameOf)}
          onMerge={merge}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
