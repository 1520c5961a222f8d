import {
  getListRecordsByName,
  getRelatedListCount,
  getRelatedListRecords,
} from '#generated/record-data/client.gen.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { ListRecords, RelatedListRecords } from './types.ts';

export type ListQuery = Input<'getListRecordsByName'>['body'];
export type RelatedListQuery = Input<'getRelatedListRecords'>['body'];

/** One page of the records in a list view. */
export const readListRecords = (
  platform: Platform,
  objectApiName: string,
  listViewApiName: string,
  body: ListQuery,
): Promise<ListRecords> =>
  platform.read(getListRecordsByName, { path: { objectApiName, listViewApiName }, body });

/** One page of the records in a related list. */
export const readRelatedRecords = (
  platform: Platform,
  parentRecordId: string,
  relatedListId: string,
  body: RelatedListQuery,
): Promise<RelatedListRecords> =>
  platform.read(getRelatedListRecords, { path: { parentRecordId, relatedListId }, body });

/** How many records a related list has, counted up to a limit. */
export const readRelatedCount = (
  platform: Platform,
  parentRecordId: string,
  relatedListId: string,
  maxCount?: number,
) => platform.read(getRelatedListCount, { path: { parentRecordId, relatedListId }, query: { maxCount } });
