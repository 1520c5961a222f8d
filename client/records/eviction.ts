import type { Query } from '@tanstack/query-core';
import { getQuery } from '#generated/platform/client.gen.ts';
import {
  getChildRelationshipRecords,
  getListRecordsById,
  getListRecordsByName,
  getListRecordsByParameters,
  getListUi,
  getListUiByName,
  getListViewRecordActions,
  getMruListRecords,
  getMruListUi,
  getQuickActionDefaults,
  getRecord,
  getRecordActions,
  getRecordAvatars,
  getRecordDefaultsForClone,
  getRecords,
  getRecordUi,
  getRelatedListCount,
  getRelatedListCounts,
  getRelatedListRecordActions,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByParameters,
  getRelatedListRecordsByParameters,
} from '#generated/record-data/client.gen.ts';
import { invalidate } from '../cache/invalidate.ts';
import { isPartOf } from '../cache/parts.ts';
import type { Platform } from '../platform.ts';
import { recordStore } from './store/record-store.ts';

const READS_OF_ONE: readonly string[] = [
  getRecord.operationId,
  getRecords.operationId,
  getRecordUi.operationId,
  // What may be done with a record, what a quick action or a copy starts with and the initials follow from its values.
  getListViewRecordActions.operationId,
  getQuickActionDefaults.operationId,
  getRecordDefaultsForClone.operationId,
  getRecordActions.operationId,
  getRelatedListRecordActions.operationId,
  getRecordAvatars.operationId,
];
const COLLECTIONS = [
  getChildRelationshipRecords,
  getListRecordsById,
  getListRecordsByName,
  getListRecordsByParameters,
  getListUi,
  getListUiByName,
  getMruListRecords,
  getMruListUi,
  getQuery,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByParameters,
  getRelatedListRecordsByParameters,
  getRelatedListCount,
  getRelatedListCounts,
  getRecords,
  getRecordUi,
];

/** Drops records that are gone, or out of sight, from the cache; collections are read again (RD-STATE-02). */
export async function evictRecord(platform: Platform, ...recordIds: string[]): Promise<void> {
  const predicate = (query: Query) => recordIds.some((recordId) => reads(query, recordId));
  platform.queryClient.removeQueries({ predicate });
  await platform.invalidate(...COLLECTIONS);
  for (const recordId of recordIds) recordStore(platform).evict(recordId);
}

/** Marks everything that shows these records as stale after a change of them. */
export async function refreshRecord(platform: Platform, ...recordIds: string[]): Promise<void> {
  const predicate = (query: Query) => recordIds.some((recordId) => reads(query, recordId));
  await Promise.all([invalidate(platform.queryClient, { predicate }), platform.invalidate(...COLLECTIONS)]);
}

function reads(query: Query, recordId: string): boolean {
  const [operationId, input] = query.queryKey;
  if (isPartOf(query, recordId)) return true;
  return READS_OF_ONE.includes(operationId as string) && JSON.stringify(input).includes(recordId);
}
