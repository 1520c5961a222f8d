import { Alert, Box, Button, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { KEPT_DAYS, MOST_DELETED } from '#client/records/deleted-records.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel, problemText } from '../../ui/ErrorPanel.tsx';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { DeletedTable } from './DeletedTable.tsx';
import { useDeleted, useRestore } from './use-deleted.ts';

/** The deleted records of an object, which can be restored for some days. */
export function DeletedPage() {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const {
    data: info,
    error: unknown,
    refetch: readInfo,
  } = useQuery(objectInfoQuery(platform, objectApiName));
  const deleted = useDeleted(info?.deletable ? info : undefined);
  const restore = useRestore();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  usePageTitle(info && say('deleted.titleOf', { objects: info.labelPlural }));
  const error = unknown ?? deleted.error;
  if (error)
    return <ErrorPanel isPage error={error} onRetry={() => Promise.all([readInfo(), deleted.refetch()])} />;
  if (info && !info.deletable)
    return (
      <EmptyState isPage title={say('deleted.forbidden')}>
        <Button variant="outlined" component={Link} to={paths.list(objectApiName)}>
          {say('record.toList')}
        </Button>
      </EmptyState>
    );
  if (!info || !deleted.data) return <Pending />;
  const bring = async () => {
    try {
      const restored = await restore.mutateAsync([...chosen]);
      const refused = restored.flatMap(({ id, problem }) => (problem === undefined ? [] : [[id, problem]]));
      setProblems(Object.fromEntries(refused));
      setChosen(new Set(refused.map(([id = '']) => id)));
      const count = restored.length - refused.length;
      if (count > 0) notify(say('deleted.restored', { count }), { autoHideDuration: 5000 });
    } catch (refusal) {
      notify(problemText(refusal, say), { type: 'error', autoHideDuration: 10_000 });
    }
  };
  return (
    <>
      <PageHead
        mark={<ObjectMark object={info} size={36} />}
        over={
          <MuiLink component={Link} to={paths.list(objectApiName)} color="inherit">
            {info.labelPlural}
          </MuiLink>
        }
        title={say('deleted.title')}
        lead={say('deleted.lead', { days: KEPT_DAYS })}
      >
        <Button
          variant="contained"
          startIcon={<ArchiveRestore size={16} />}
          disabled={chosen.size === 0}
          loading={restore.isPending}
          loadingPosition="start"
          onClick={bring}
        >
          {say('deleted.restore', { count: chosen.size })}
        </Button>
      </PageHead>
      {deleted.data.length === 0 && <EmptyState title={say('deleted.none')} />}
      {deleted.data.length > 0 && (
        <Box sx={{ p: { xs: 3, md: 6 }, display: 'grid', gap: 4 }}>
          {Object.keys(problems).length > 0 && (
            <Alert severity="error">{say('deleted.refused', { count: Object.keys(problems).length })}</Alert>
          )}
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <DeletedTable records={deleted.data} {...{ chosen, problems }} onChoose={setChosen} />
          </Paper>
          {deleted.data.length === MOST_DELETED && (
            <Typography color="textSecondary">{say('deleted.more', { count: MOST_DELETED })}</Typography>
          )}
        </Box>
      )}
    </>
  );
}
