import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { RelatedListInfo } from '#client/records/types.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { relatedRecordsQuery } from '../../data/queries/related-queries.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { toColumns } from '../fields/column.ts';
import { useUndeleted } from '../record/pending-deletions.ts';

interface RelatedListName {
  relatedListId: string;
  objectApiName: string | null | undefined;
}

/**
 * The page of a related list that its steps have led to.
 *
 * @param info what describes the list, once it is known
 * @param enabled nothing is read before
 */
export function useRelatedRecords(
  parentRecordId: string,
  { relatedListId, objectApiName }: RelatedListName,
  info: RelatedListInfo | undefined,
  pageSize: number,
  enabled: boolean,
) {
  const platform = usePlatform();
  const [tokens, setTokens] = useState<string[]>([]);
  const object = useQuery(objectInfoQuery(platform, objectApiName));
  const records = useQuery({
    ...relatedRecordsQuery(
      platform,
      enabled && { parentRecordId, relatedListId, pageSize, pageToken: tokens.at(-1) },
    ),
    placeholderData: keepPreviousData,
  });
  const next = records.data?.nextPageToken;
  return {
    object: object.data,
    rows: useUndeleted(records.data?.records.map(toConsoleRecord)),
    columns: object.data && info && toColumns(info.displayColumns, object.data),
    isStale: records.isPlaceholderData,
    error: object.error ?? records.error,
    refetch: records.refetch,
    page: tokens.length + 1,
    hasNext: Boolean(next),
    onPrevious: tokens.length > 0 ? () => setTokens(tokens.slice(0, -1)) : undefined,
    onNext: next ? () => setTokens([...tokens, next]) : undefined,
    toFirst: () => setTokens([]),
  };
}
