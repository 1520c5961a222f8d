import { lifetimeMs } from '#client/cache/lifetime.ts';
import type { Platform } from '#client/platform.ts';
import {
  getRelatedListCount,
  getRelatedListCounts,
  getRelatedListRecords,
} from '#generated/record-data/client.gen.ts';
import { platformQuery } from './platform-query.ts';

/** A count that a person reads beside rows is as fresh as they are, not as its contract has it (RD-RELATED-14). */
const FRESH = { staleTime: lifetimeMs(getRelatedListRecords) };

/** How many records are in each of several related lists of a record, as far as `maxCount`; none are read of none. */
export const relatedCountsQuery = (
  platform: Platform,
  parentRecordId: string,
  relatedListNames: readonly string[],
  maxCount: number,
) => ({
  ...platformQuery(
    platform,
    getRelatedListCounts,
    relatedListNames.length > 0 && {
      path: { parentRecordId, relatedListNames: [...relatedListNames] },
      query: { maxCount },
    },
  ),
  ...FRESH,
});

/** How many records are in one related list of a record. */
export const relatedCountQuery = (
  platform: Platform,
  parentRecordId: string,
  relatedListId: string,
  maxCount: number,
) => ({
  ...platformQuery(platform, getRelatedListCount, {
    path: { parentRecordId, relatedListId },
    query: { maxCount },
  }),
  ...FRESH,
});
