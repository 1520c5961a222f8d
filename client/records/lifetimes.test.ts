import { describe, expect, test } from 'vitest';
import * as api from '#generated/record-data/client.gen.ts';
import {
  actionsConstants,
  avatarsConstants,
  filesConstants,
  picklistsConstants,
  recordsConstants,
  relatedListsConstants,
} from '#generated/record-data/constants.gen.ts';
import { lifetimeMs } from '../cache/lifetime.ts';
import type { Operation } from '../operation.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The table of record-data.md §9: what is read, by which operations, and how long that is fresh. */
const READS: [data: string, lifetime: number, operations: Operation[]][] = [
  ['object info', 15 * MINUTE, [api.getObjectInfo, api.getObjectInfos]],
  ['layouts', 15 * MINUTE, [api.getLayout, api.getPathLayout]],
  ['layout user state', 15 * MINUTE, [api.getLayoutUserState]],
  ['record UI', 15 * MINUTE, [api.getRecordUi]],
  ['quick action defaults', 15 * MINUTE, [api.getQuickActionDefaults]],
  ['quick action layout', 15 * MINUTE, [api.getQuickActionLayout]],
  ['quick action info', 15 * MINUTE, [api.getQuickActionInfo]],
  ['duplicates', 15 * MINUTE, [api.getDuplicatesConfiguration]],
  ['list object info', 15 * MINUTE, [api.getListObjectInfo]],
  ['list preferences', 15 * MINUTE, [api.getListPreferences]],
  ['picklists', 15 * MINUTE, [api.getPicklistValues, api.getPicklistValuesByRecordType]],
  [
    'related list info',
    15 * MINUTE,
    [api.getRelatedListInfo, api.getRelatedListInfos, api.getRelatedListsInfo],
  ],
  [
    'related list preferences',
    15 * MINUTE,
    [api.getRelatedListPreferences, api.getRelatedListPreferencesBatch],
  ],
  ['record-defaults', 15 * MINUTE, [api.getRecordDefaultsForCreate]],
  ['list info', 15 * MINUTE, [api.getListInfoByName, api.getListInfosByName, api.getListInfosByObjectName]],
  [
    'action collections',
    5 * MINUTE,
    [
      api.getGlobalActions,
      api.getLookupActions,
      api.getObjectCreateActions,
      api.getRecordActions,
      api.getRecordEditActions,
      api.getRelatedListsActions,
      api.getRelatedListActions,
      api.getRelatedListRecordActions,
    ],
  ],
  ['apps', 5 * MINUTE, [api.getApps, api.getApp]],
  ['formula activation', 5 * MINUTE, [api.getFlexipageFormulaActivations]],
  ['lookups', 5 * MINUTE, [api.getLookupRecords]],
  ['nav items and entries', 2 * MINUTE, [api.getNavItems]],
  ['records', 30 * SECOND, [api.getRecord, api.getRecords]],
  [
    'list records',
    30 * SECOND,
    [
      api.getListRecordsByName,
      api.getListRecordsById,
      api.getMruListRecords,
      api.getListUi,
      api.getListUiByName,
      api.getMruListUi,
    ],
  ],
  ['related list records', 30 * SECOND, [api.getRelatedListRecords, api.getRelatedListRecordsBatch]],
  ['filter metadata', 30 * SECOND, [api.getSearchFilterMetadata]],
  ['filter options', 30 * SECOND, [api.getSearchFilterOptions]],
  ['lookup metadata', 30 * SECOND, [api.getLookupMetadata]],
  ['predupe', 30 * SECOND, [api.findDuplicates]],
  ['search results', 200, [api.getSearchResults]],
  ['keyword search', 200, [api.getKeywordSearchResults]],
  ['clone and create templates', 1 * SECOND, [api.getRecordTemplateClone, api.getRecordTemplateCreate]],
  ['avatar batch', 5 * MINUTE, [api.getRecordAvatars]],
  ['counts', 30 * DAY, [api.getRelatedListCount, api.getRelatedListCounts]],
  ['directory entries', 30 * DAY, [api.getObjectInfoDirectory]],
  ['default', 30 * DAY, [api.getActionOverrides, api.getContentVersionData, api.getRecordAvatarPhoto]],
];

/** What is not an answer of its own has its lifetime among the constants of its contract. */
const PARTS: [data: string, lifetime: number, constant: number][] = [
  ['record collections', 2 * MINUTE, recordsConstants.recordCollectionLifetimeMs],
  ['avatar batch errors', 60 * MINUTE, avatarsConstants.recordAvatarErrorMemoryMs],
  ['avatars', 30 * DAY, avatarsConstants.recordAvatarLifetimeMs],
  ['platform actions', 30 * DAY, actionsConstants.platformActionLifetimeMs],
  ['quick action execution', 30 * DAY, actionsConstants.quickActionExecutionLifetimeMs],
  ['content document composite', 30 * DAY, filesConstants.contentDocumentLifetimeMs],
  ['failed batch items', 5 * MINUTE, recordsConstants.failedItemMemoryMs],
  ['failed batch items of related list info', 15 * MINUTE, relatedListsConstants.failedInfoMemoryMs],
  ['failed batch items of picklists', 15 * MINUTE, picklistsConstants.failedItemMemoryMs],
];

describe('cache lifetimes', () => {
  test.each(READS)('%s: %d ms', (_, lifetime, operations) => {
    for (const operation of operations)
      expect([operation.operationId, lifetimeMs(operation)]).toEqual([operation.operationId, lifetime]);
  });

  test.each(PARTS)('%s: %d ms', (_, lifetime, constant) => expect(constant).toBe(lifetime));

  test('no read of record data is missing from the table', () => {
    const listed = READS.flatMap(([, , operations]) => operations.map(({ operationId }) => operationId));
    const reads = Object.values(api).filter(({ method, cache }) => method === 'get' || cache);
    expect(reads.map(({ operationId }) => operationId).sort()).toEqual(listed.sort());
  });
});
