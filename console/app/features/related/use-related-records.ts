import { useState } from 'react';
import { useRead } from '#client/react/use-read.ts';
import type { RelatedListInfo } from '#client/records/types.ts';
import { getObjectInfo, getRelatedListRecords } from '#generated/record-data/client.gen.ts';
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
  const [tokens, setTokens] = useState<string[]>([]);
  const object = useRead(
    getObjectInfo,
    { path: { objectApiName: objectApiName ?? '' } },
    { enabled: enabled && Boolean(objectApiName) },
  );
  const records = useRead(
    getRelatedListRecords,
    { path: { parentRecordId, relatedListId }, body: { pageSize, pageToken: tokens.at(-1) } },
    { enabled, keepPrevious: true },
  );
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
