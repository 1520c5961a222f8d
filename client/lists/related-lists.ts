import {
  getRelatedListInfo,
  getRelatedListInfos,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByParameters,
  getRelatedListRecordsByParameters,
  updateRelatedListInfo,
  updateRelatedListPreferences,
} from '#generated/record-data/client.gen.ts';
import {
  getRelatedListRecordsBatchLimits,
  relatedListsConstants,
} from '#generated/record-data/constants.gen.ts';
import { joinedRead, sendAlone } from '../cache/joined-reads.ts';
import { readBatch } from '../cache/read-batch.ts';
import { invalidConfig } from '../errors/index.ts';
import { type Check, isInteger, isName, isText, listOf, optional, withMembers } from '../forms.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { isFieldList } from '../records/field-names.ts';
import { toRecordId } from '../records/record-id.ts';
import { isOrderItem, isPreference } from './checks.ts';

export type RelatedListChange = Input<'updateRelatedListInfo'>['body'];
export type RelatedListPreferencesChange = Input<'updateRelatedListPreferences'>['body'];
export type RelatedListParameters =
  Input<'getRelatedListRecordsBatch'>['body']['relatedListParameters'][number];

/** A related list by its parent object and its name. */
interface RelatedListName {
  parentObjectApiName: string;
  relatedListId: string;
}

const isNamed: Check = withMembers({ parentObjectApiName: isName, relatedListId: isName });
const isChange: Check = withMembers({
  orderedByInfo: optional(listOf(isOrderItem)),
  userPreferences: optional(isPreference),
});
/** What to read of one related list (RD-RELATED-04 to RD-RELATED-09). */
export const isRelatedListQuery: Check = withMembers({
  relatedListId: isName,
  fields: isFieldList,
  optionalFields: isFieldList,
  sortBy: optional(listOf(isText)),
  pageSize: optional(isInteger),
  where: optional(isText),
});

/** What shows the order and the widths of a related list. */
const ARRANGED = [
  getRelatedListInfo,
  getRelatedListInfos,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByParameters,
  getRelatedListRecordsByParameters,
];

/**
 * Descriptions of several related lists of an object, each with a status of its own; one that fails is remembered for
 * 15 minutes (RD-CACHE-42).
 */
export const readRelatedListInfos = (
  platform: Platform,
  parentObjectApiName: string,
  relatedListNames: string[],
  recordTypeId?: string,
): Promise<Data<'getRelatedListInfos'>> =>
  readBatch(platform, getRelatedListInfos, {
    keys: relatedListNames,
    inputFor: (names) => ({
      path: { parentObjectApiName, relatedListNames: names },
      query: { recordTypeId },
    }),
    entryOf: (relatedListId) => [
      getRelatedListInfo.operationId,
      { path: { parentObjectApiName, relatedListId } },
    ],
    memoryMs: relatedListsConstants.failedInfoMemoryMs,
  });

/**
 * One page of several related lists of one record, each with a status of its own.
 *
 * @throws CommerceError INVALID_CONFIG for parameters without a related list and the like; FetchError 404 for a parent
 * record that does not exist (RD-RELATED-11)
 */
export async function readRelatedRecordsBatch(
  platform: Platform,
  parentRecordId: string,
  relatedListParameters: RelatedListParameters[],
): Promise<Data<'getRelatedListRecordsBatch'>> {
  if (!relatedListParameters.every(isRelatedListQuery)) throw invalidConfig('getRelatedListRecordsBatch');
  const path = { parentRecordId: toRecordId(parentRecordId) };
  return readBatch(platform, getRelatedListRecordsBatch, {
    keys: relatedListParameters,
    inputFor: (parameters) => ({ path, body: { relatedListParameters: parameters } }),
  });
}

/** What is read of one related list of one record. */
interface RelatedPage {
  parentRecordId: string;
  relatedListId: string;
  pageSize: number;
  pageToken?: string | undefined;
}

const pageInput = ({ parentRecordId, relatedListId, ...body }: RelatedPage) => ({
  path: { parentRecordId, relatedListId },
  body,
});

const readTogether = joinedRead<RelatedPage, Data<'getRelatedListRecords'>>({
  operationId: 'getRelatedListRecordsBatch',
  maximum: getRelatedListRecordsBatchLimits.relatedListParameters.maxItems,
  groupOf: ({ parentRecordId }) => parentRecordId,
  readOne: (platform, page) => sendAlone(platform, getRelatedListRecords, pageInput(page)),
  readAll: async (platform, pages) => {
    const parameters = pages.map(({ parentRecordId: _, ...list }) => list);
    return (await readRelatedRecordsBatch(platform, pages[0]?.parentRecordId ?? '', parameters)).results;
  },
});

/**
 * The read of a page of a related list for `useQuery`: as that of the platform, but together with the other related lists
 * that are asked for in the same tick, of which one that fails fails alone.
 */
export const relatedRecordsOptions = (platform: Platform, page: RelatedPage) => ({
  ...platform.queryOptions(getRelatedListRecords, pageInput(page)),
  queryFn: () => readTogether(platform, page),
});

/**
 * Keeps how the user arranges a related list, and answers its description.
 *
 * @throws CommerceError `Invalid config for updateRelatedListInfo`
 */
export async function saveRelatedListInfo(
  platform: Platform,
  path: RelatedListName,
  body: RelatedListChange,
  recordTypeId?: string,
): Promise<Data<'updateRelatedListInfo'>> {
  if (!isNamed(path) || !isChange(body)) throw invalidConfig('updateRelatedListInfo');
  const info = await platform.write(updateRelatedListInfo, { path, body, query: { recordTypeId } });
  await platform.invalidate(...ARRANGED);
  return info;
}

/**
 * Keeps how the user arranges a related list, named `Object.RelatedList`.
 *
 * @throws CommerceError `Invalid config for updateRelatedListPreferences`
 */
export async function saveRelatedListPreferences(
  platform: Platform,
  preferencesId: string,
  body: RelatedListPreferencesChange,
): Promise<Data<'updateRelatedListPreferences'>> {
  if (!isName(preferencesId) || !isPreference(body)) throw invalidConfig('updateRelatedListPreferences');
  const preferences = await platform.write(updateRelatedListPreferences, { path: { preferencesId }, body });
  await platform.invalidate(...ARRANGED);
  return preferences;
}
