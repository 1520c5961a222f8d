import { Alert, Box, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { MOST_TO_MERGE, mergeRecords } from '#client/records/merge-records.ts';
import { MERGEABLE } from '#client/records/mergeable.ts';
import { useForgetRecords } from '../../data/preferences.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { useAddressParams, withChanges } from '../../ui/use-address-params.ts';
import { RecordPicker } from '../compare/RecordPicker.tsx';
import { useRecordSet } from '../compare/use-record-set.ts';
import { RecordProblem } from '../record/RecordProblem.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { MergingTable } from './MergingTable.tsx';
import { differingFields, takenValues } from './merged-values.ts';
import { Suggested } from './Suggested.tsx';

const WITH = 'with';

/** Up to three records of an object become one: which of them stays, and what it takes over of the others. */
export function MergingPage() {
  const say = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const platform = usePlatform();
  const forget = useForgetRecords();
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '' } = useParams();
  const [address, changeAddress] = useAddressParams();
  const otherIds = (address.get(WITH) ?? '').split(',').filter((id) => id && id !== recordId);
  const ids = [recordId, ...new Set(otherIds)].slice(0, MOST_TO_MERGE);
  const { data, error, refetch } = useRecordSet(objectApiName, ids);
  const [chosenMaster, setMaster] = useState(recordId);
  const [sources, setSources] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const merge = useMutation({ mutationFn: (work: () => Promise<string | undefined>) => work() });
  usePageTitle(say('merging.title'));
  if (error) return <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />;
  if (!data) return <Pending />;
  const { info, records } = data;
  const [first] = records;
  const nameOf = (id: string) => {
    const record = records.find((one) => one.id === id);
    return record ? recordName(record, info.nameFields) : id;
  };
  if (!first || !MERGEABLE.includes(objectApiName) || !info.updateable || !info.deletable)
    return <EmptyState isPage title={say('merging.impossible', { objects: info.labelPlural })} />;
  const masterId = ids.includes(chosenMaster) ? chosenMaster : recordId;
  const mergedIds = ids.filter((id) => id !== masterId);
  const fields = differingFields(records, data.fields);
  const setOthers = (others: readonly string[]) =>
    changeAddress((asked) => withChanges(asked, { [WITH]: others.join(',') || undefined }), {
      replace: true,
    });
  const act = async () => {
    const values = takenValues(masterId, records, fields, sources);
    const refused = await merge
      .mutateAsync(() => mergeRecords(platform, { apiName: objectApiName, id: masterId }, mergedIds, values))
      .catch((failure) => problemText(failure, say));
    if (refused !== undefined) {
      notify(refused || say('deleted.unknownReason'), { type: 'error', autoHideDuration: 10_000 });
      return;
    }
    forget(mergedIds);
    notify(say('merging.done', { name: nameOf(masterId) }), { autoHideDuration: 5000 });
    navigate(paths.record(objectApiName, masterId), { replace: true });
  };
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={36} />}
        over={
          <MuiLink component={Link} to={paths.record(objectApiName, recordId)} color="inherit">
            {`${info.label} ${nameOf(recordId)}`}
          </MuiLink>
        }
        title={say('merging.title')}
        lead={say('merging.lead')}
      >
        {ids.length < MOST_TO_MERGE && (
          <RecordPicker
            key={ids.length}
            info={info}
            except={ids}
            autoFocus={ids.length === 1}
            label={say('merging.with')}
            onPick={(id) => setOthers([...ids.slice(1), id])}
          />
        )}
        <Button
          variant="contained"
          startIcon={<Merge size={16} />}
          disabled={mergedIds.length === 0}
          loading={merge.isPending}
          loadingPosition="start"
          onClick={() => setAsking(true)}
        >
          {say('merging.act')}
        </Button>
      </PageHead>
      <Box sx={{ p: { xs: 3, md: 6 }, display: 'grid', gap: 4 }}>
        {ids.length < MOST_TO_MERGE && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
            <Suggested
              record={first}
              nameFields={info.nameFields}
              chosen={ids}
              onPick={(id) => setOthers([...ids.slice(1), id])}
            />
          </Box>
        )}
        {mergedIds.length === 0 ? (
          <Typography color="textSecondary">{say('merging.choose')}</Typography>
        ) : (
          <>
            <Alert severity="info">{say('merging.consequence', { name: nameOf(masterId) })}</Alert>
            <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
              <MergingTable
                {...{ info, records, fields, masterId, sources }}
                onMaster={(id) => {
                  setMaster(id);
                  setSources({});
                }}
                onLeaveOut={(id) => setOthers(ids.slice(1).filter((other) => other !== id))}
                onSource={(name, id) => setSources({ ...sources, [name]: id })}
              />
            </Paper>
          </>
        )}
      </Box>
      {isAsking && (
        <ConfirmDialog
          confirmation={{
            title: say('merging.confirm'),
            lead: say('merging.confirmLead', {
              names: mergedIds.map(nameOf).join(', '),
              name: nameOf(masterId),
            }),
            act,
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
