import { Box, Typography } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { objectInfoQuery, relatedListsQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { RelatedList } from './RelatedList.tsx';
import { useCounts } from './use-counts.ts';
import { useDescribedLists } from './use-described-lists.ts';
import { useListActions } from './use-list-actions.ts';

/** The one that is looked at first; the others would hold it up, and are drawn after it. */
const FIRST_DRAWN = 1;

interface RelatedListsProps {
  record: ConsoleRecord;
  info: ObjectInfo;
  /** Whether all of them are drawn, or only the first. */
  isWhole: boolean;
  /** Whether a list is there, so that the others may follow; told by `onRead`. */
  isNext: boolean;
  onRead: () => void;
}

/** The lists of records that refer to this one. */
export function RelatedLists({ record, info, isWhole, isNext, onRead }: RelatedListsProps) {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(relatedListsQuery(platform, info.apiName, record.recordTypeId));
  const ids = data?.relatedLists.map(({ relatedListId }) => relatedListId) ?? [];
  const actions = useListActions(record.id, ids);
  const counts = useCounts(record.id, ids);
  const described = useDescribedLists(info.apiName, ids);
  // Asked for together, not in two calls for those that are drawn first and those after them.
  useQueries({
    queries: data?.relatedLists.map((list) => objectInfoQuery(platform, list.objectApiName)) ?? [],
    combine: () => undefined,
  });
  const isEmpty = data?.relatedLists.length === 0;
  useEffect(() => {
    if (isEmpty) onRead();
  }, [isEmpty, onRead]);
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <Box
      component="section"
      aria-label={say('record.related')}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {isEmpty && <Typography color="textSecondary">{say('record.noRelated')}</Typography>}
      {data.relatedLists.slice(0, isWhole ? undefined : FIRST_DRAWN).map((list, at) => (
        <RelatedList
          key={list.relatedListId}
          parent={record}
          list={list}
          described={described[list.relatedListId]}
          actions={actions[list.relatedListId] ?? []}
          count={counts[list.relatedListId]}
          isNext={isNext || at === 0}
          onRead={onRead}
        />
      ))}
    </Box>
  );
}
