import { useState } from 'react';
import { useRead } from '#client/react/use-read.ts';
import {
  getObjectInfo,
  getRelatedListInfo,
  getRelatedListRecords,
} from '#generated/record-data/client.gen.ts';
import type { ConsoleRecord } from '../data/record.ts';
import { toConsoleRecord } from '../data/record.ts';
import { toColumns } from '../fields/column.ts';
import { useUndeleted } from '../record/pending-deletions.ts';

interface RelatedListName {
  relatedListId: string;
  objectApiName: string | null | undefined;
}

/**
 * The page of a related list that its steps have led to, with what describes the list.
 *
 * @param enabled nothing is read before
 */
export function useRelatedRecords(
  parent: Pick<ConsoleRecord, 'apiName' | 'id' | 'recordTypeId'>,
  { relatedListId, objectApiName }: RelatedListName,
  pageSize: number,
  enabled: boolean,
) {
  const [tokens, setTokens] = useState<string[]>([]);
  const path = { parentObjectApiName: parent.apiName, relatedListId };
  const info = useRead(getRelatedListInfo, { path }, { enabled });
  const object = useRead(
    getObjectInfo,
    { path: { objectApiName: objectApiName ?? '' } },
    { enabled: enabled && Boolean(objectApiName) },
  );
  const records = useRead(
    getRelatedListRecords,
    { path: { parentRecordId: parent.id, relatedListId }, body: { pageSize, pageToken: tokens.at(-1) } },
    { enabled, keepPrevious: true },
  );
  const next = records.data?.nextPageToken;
  return {
    info: info.data,
    object: object.data,
    rows: useUndeleted(records.data?.records.map(toConsoleRecord)),
    columns: object.data && info.data && toColumns(info.data.displayColumns, object.data),
    isStale: records.isPlaceholderData,
    error: info.error ?? object.error ?? records.error,
    refetch: records.refetch,
    page: tokens.length + 1,
    hasNext: Boolean(next),
    onPrevious: tokens.length > 0 ? () => setTokens(tokens.slice(0, -1)) : undefined,
    onNext: next ? () => setTokens([...tokens, next]) : undefined,
    toFirst: () => setTokens([]),
  };
}
