import type { Query, QueryClient } from '@tanstack/query-core';
import {
  getChildRelationshipRecords,
  getKeywordSearchResults,
  getListRecordsById,
  getListRecordsByName,
  getListRecordsByParameters,
  getListUi,
  getListUiByName,
  getLookupRecords,
  getLookupRecordsByParameters,
  getLookupRecordsOfObject,
  getMruListRecords,
  getMruListUi,
  getRecord,
  getRecords,
  getRecordUi,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByParameters,
  getRelatedListRecordsByParameters,
  getSearchResults,
} from '#generated/record-data/client.gen.ts';
import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import { itemError } from '../../cache/failed-items.ts';
import { AbortedError, PlatformError } from '../../errors/index.ts';
import type { Data } from '../../operation.ts';
import { isRecordId, toRecordId } from '../record-id.ts';
import type { Entries } from './entries.ts';
import { isRecord } from './entry.ts';
import { findRecords } from './find-records.ts';

/** The reads whose answers carry records. */
const CARRIERS: readonly string[] = [
  getChildRelationshipRecords,
  getKeywordSearchResults,
  getListRecordsById,
  getListRecordsByName,
  getListRecordsByParameters,
  getListUi,
  getListUiByName,
  getLookupRecords,
  getLookupRecordsByParameters,
  getLookupRecordsOfObject,
  getMruListRecords,
  getMruListUi,
  getRecord,
  getRecords,
  getRecordUi,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByParameters,
  getRelatedListRecordsByParameters,
  getSearchResults,
].map(({ operationId }) => operationId);

/** Reads that name their records in the path. */
const BY_ID: readonly string[] = [getRecord, getRecords, getRecordUi].map(({ operationId }) => operationId);

/**
 * Takes the records out of every answer that reaches the cache, whoever asked for it, and what is known of failures
 * and invalidations. An emptied cache, as after signing out, empties the entries.
 */
export function watchAnswers(queryClient: QueryClient, entries: Entries): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll())
    if (carries(query)) takeAnswer(query, query.state.dataUpdatedAt, entries);
  cache.subscribe((event) => {
    if (event.type === 'removed' && cache.getAll().length === 0) entries.clear();
    if (event.type !== 'updated' || !carries(event.query)) return;
    const { query, action } = event;
    if (action.type === 'success') takeAnswer(query, undefined, entries);
    if (action.type === 'error') takeError(query, action.error, entries);
    if (action.type === 'invalidate') {
      for (const { id } of findRecords(query.state.data)) entries.expire(toRecordId(id));
    }
  });
}

/** A key of three parts is a note beside the read, not the read; one without an input stands for a read to come. */
function carries({ queryKey }: Query): boolean {
  const [operationId, input, ...others] = queryKey;
  return others.length === 0 && CARRIERS.includes(operationId as string) && typeof input === 'object';
}

function takeAnswer(query: Query, readAt: number | undefined, entries: Entries): void {
  const { data } = query.state;
  if (query.queryKey[0] === getRecords.operationId)
    takeItems(idsOf(query), data as Data<'getRecords'>, entries);
  for (const record of findRecords(data)) if (isRecordId(record.id)) entries.merge(record, readAt);
}

/**
 * Items that failed are remembered, a 404 as not found, any other status for 5 minutes; an id without fields is a
 * deleted record (RD-BATCH-07, RD-STATE-06, RD-CACHE-41).
 */
export function takeItems(
  ids: readonly string[],
  answer: Data<'getRecords'> | undefined,
  entries: Entries,
): void {
  for (const [index, { statusCode, result }] of (answer?.results ?? []).entries()) {
    const recordId = ids[index];
    if (!recordId) continue;
    const error = itemError('getRecords', { statusCode, result });
    if (statusCode === 404) entries.fail(recordId, error);
    else if (statusCode >= 400) {
      entries.fail(recordId, error, recordsConstants.failedItemMemoryMs);
    } else if (!isRecord(result)) entries.evict(recordId);
  }
}

/** Only a read of one record says which record it is that failed. */
function takeError(query: Query, error: unknown, entries: Entries): void {
  const [recordId, ...others] = idsOf(query);
  if (!recordId || others.length > 0) return;
  if (error instanceof PlatformError && !(error instanceof AbortedError)) entries.fail(recordId, error);
}

function idsOf({ queryKey: [operationId, input] }: Query): string[] {
  if (!BY_ID.includes(operationId as string)) return [];
  const { recordId, recordIds } = (input as { path: { recordId?: string; recordIds?: string[] } }).path;
  return (recordIds ?? [recordId ?? '']).filter(isRecordId).map(toRecordId);
}
