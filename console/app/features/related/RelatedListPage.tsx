import { Box, Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { relatedListsQuery } from '../../data/queries/metadata-queries.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { RecordMark } from '../../ui/RecordMark.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { useRecordActions } from '../actions/use-actions.ts';
import { RecordProblem } from '../record/RecordProblem.tsx';
import { type RecordPageData, useRecord } from '../record/use-record.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { RelatedList } from './RelatedList.tsx';
import { useCount } from './use-counts.ts';
import { useDescribedList } from './use-described-lists.ts';
import { useActionsOfList } from './use-list-actions.ts';

const ROWS = 50;

/** All rows of one related list, page by page. */
export function RelatedListPage() {
  const objectApiName = useResourceContext() ?? '';
  const { recordId = '', relatedListId = '' } = useParams();
  const { page, error, refetch } = useRecord(objectApiName, recordId, 'View');
  if (error) return <RecordProblem error={error} objectApiName={objectApiName} onRetry={refetch} />;
  if (!page) return <Pending />;
  return <LoadedList key={`${recordId} ${relatedListId}`} {...page} relatedListId={relatedListId} />;
}

function LoadedList({ record, info, relatedListId }: RecordPageData & { relatedListId: string }) {
  const say = useText();
  const platform = usePlatform();
  const name = recordName(record, info.nameFields);
  const { data } = useQuery(relatedListsQuery(platform, info.apiName, record.recordTypeId));
  const list = data?.relatedLists.find((one) => one.relatedListId === relatedListId);
  const described = useDescribedList(info.apiName, relatedListId);
  const actions = useActionsOfList(record.id, relatedListId);
  const count = useCount(record.id, relatedListId);
  const recordActions = useRecordActions(record.id);
  usePageTitle(list?.label ? `${list.label}: ${name}` : name);
  if (!data) return <Pending />;
  if (!list)
    return (
      <EmptyState isPage title={say('related.unknown', { name: relatedListId })}>
        <MuiLink component={Link} to={paths.record(info.apiName, record.id)}>
          {name}
        </MuiLink>
      </EmptyState>
    );
  const over = (
    <MuiLink component={Link} to={paths.record(info.apiName, record.id, 'related')} color="inherit">
      {`${info.label} ${name}`}
    </MuiLink>
  );
  return (
    <>
      <PageHead
        mark={<RecordMark object={info} name={name} size={36} />}
        over={over}
        title={list.label ?? relatedListId}
      >
        {recordActions && <RecordActions record={record} actions={recordActions} />}
      </PageHead>
      <Box sx={{ p: { xs: 3, md: 6 } }}>
        <RelatedList
          parent={record}
          list={list}
          described={described}
          actions={actions}
          count={count}
          pageSize={ROWS}
        />
      </Box>
    </>
  );
}
