import { readRelatedListInfos, relatedRecordsOptions } from '#client/lists/related-lists.ts';
import type { Platform } from '#client/platform.ts';
import {
  getRelatedListInfos,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
} from '#generated/record-data/client.gen.ts';
import { derivedQuery, platformQuery, sharedQuery, type Unasked } from './platform-query.ts';

/** Rows of a related list on the page of its record. */
export const RELATED_ROWS = 6;

/** How the related lists of an object are made, by their ids, each with a status of its own; nothing is read of none. */
export const relatedInfosQuery = (
  platform: Platform,
  parentObjectApiName: string,
  relatedListNames: readonly string[],
) =>
  derivedQuery(platform, getRelatedListInfos, {
    input: relatedListNames.length > 0 && { parentObjectApiName, relatedListNames },
    part: 'described',
    read: (asked) => readRelatedListInfos(platform, asked.parentObjectApiName, [...asked.relatedListNames]),
  });

/** How the person has arranged the related lists of an object, by their ids; nothing is read of none. */
export const relatedPreferencesQuery = (
  platform: Platform,
  parentObjectApiName: string,
  relatedListNames: readonly string[],
) =>
  platformQuery(
    platform,
    getRelatedListPreferencesBatch,
    relatedListNames.length > 0 && {
      path: { preferencesIds: relatedListNames.map((name) => `${parentObjectApiName}.${name}`) },
    },
  );

/** A page of a related list of a record. */
export const relatedRecordsQuery = (
  platform: Platform,
  asked: Parameters<typeof relatedRecordsOptions>[1] | Unasked,
) => sharedQuery(getRelatedListRecords, asked && relatedRecordsOptions(platform, asked));
