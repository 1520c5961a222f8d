import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '#generated/record-data/client.gen.ts';
import { lifetimeMs } from '../../cache/lifetime.ts';
import type { Operation } from '../../operation.ts';
import { ID, platformWith } from './support.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 2, 2);

/** What is read, how long that is fresh, and by which operations. */
const READS: [rule: string, lifetime: number, operations: Operation[]][] = [
  ['RD-CACHE-01 object infos are fresh for 15 minutes', 15 * MINUTE, [api.getObjectInfo, api.getObjectInfos]],
  ['RD-CACHE-02 layouts are fresh for 15 minutes', 15 * MINUTE, [api.getLayout, api.getPathLayout]],
  ['RD-CACHE-03 layout user states are fresh for 15 minutes', 15 * MINUTE, [api.getLayoutUserState]],
  ['RD-CACHE-04 record UIs are fresh for 15 minutes', 15 * MINUTE, [api.getRecordUi]],
  ['RD-CACHE-05 quick action defaults are fresh for 15 minutes', 15 * MINUTE, [api.getQuickActionDefaults]],
  ['RD-CACHE-06 quick action layouts are fresh for 15 minutes', 15 * MINUTE, [api.getQuickActionLayout]],
  ['RD-CACHE-07 quick action infos are fresh for 15 minutes', 15 * MINUTE, [api.getQuickActionInfo]],
  ['RD-CACHE-08 duplicate rules are fresh for 15 minutes', 15 * MINUTE, [api.getDuplicatesConfiguration]],
  ['RD-CACHE-09 list object infos are fresh for 15 minutes', 15 * MINUTE, [api.getListObjectInfo]],
  ['RD-CACHE-10 list preferences are fresh for 15 minutes', 15 * MINUTE, [api.getListPreferences]],
  [
    'RD-CACHE-11 picklists are fresh for 15 minutes',
    15 * MINUTE,
    [api.getPicklistValues, api.getPicklistValuesByRecordType],
  ],
  [
    'RD-CACHE-12 related list infos are fresh for 15 minutes',
    15 * MINUTE,
    [api.getRelatedListInfo, api.getRelatedListInfos, api.getRelatedListsInfo],
  ],
  [
    'RD-CACHE-13 related list preferences are fresh for 15 minutes',
    15 * MINUTE,
    [api.getRelatedListPreferences, api.getRelatedListPreferencesBatch],
  ],
  [
    'RD-CACHE-14 record defaults are fresh for 15 minutes',
    15 * MINUTE,
    [api.getRecordDefaultsForCreate, api.getRecordDefaultsForClone],
  ],
  [
    'RD-CACHE-15 list infos are fresh for 15 minutes',
    15 * MINUTE,
    [api.getListInfoByName, api.getMruListInfo, api.getListInfosByName, api.getListInfosByObjectName],
  ],
  [
    'RD-CACHE-16 collections of actions are fresh for 5 minutes',
    5 * MINUTE,
    [
      api.getGlobalActions,
      api.getFlexipageActions,
      api.getListViewActions,
      api.getListViewChartActions,
      api.getListViewRecordActions,
      api.getLookupActions,
      api.getObjectCreateActions,
      api.getRecordActions,
      api.getRecordEditActions,
      api.getRelatedListsActions,
      api.getRelatedListActions,
      api.getRelatedListRecordActions,
      api.getMruListActions,
      api.getPhotoActions,
      api.getRelatedListActionsByParameters,
      api.getRelatedListsActionsByParameters,
    ],
  ],
  ['RD-CACHE-17 apps are fresh for 5 minutes', 5 * MINUTE, [api.getApps, api.getApp, api.getLastSelectedApp]],
  [
    'RD-CACHE-18 formula activations are fresh for 5 minutes',
    5 * MINUTE,
    [api.getFlexipageFormulaActivations],
  ],
  [
    'RD-CACHE-19 lookups are fresh for 5 minutes',
    5 * MINUTE,
    [api.getLookupRecords, api.getLookupRecordsByParameters, api.getLookupRecordsOfObject],
  ],
  [
    'RD-CACHE-20 navigation items are fresh for 2 minutes, each with the page that carries it',
    2 * MINUTE,
    [api.getNavItems, api.getUserNavItems],
  ],
  ['PF-FAV-05 favorites are fresh for 2 minutes', 2 * MINUTE, [api.getFavorite, api.getFavorites]],
  ['RD-CACHE-21 records are fresh for 30 seconds', 30 * SECOND, [api.getRecord, api.getRecords]],
  [
    'RD-CACHE-22 list records are fresh for 30 seconds',
    30 * SECOND,
    [
      api.getListRecordsByName,
      api.getListRecordsByParameters,
      api.getListRecordsById,
      api.getMruListRecords,
      api.getListUi,
      api.getListUiByName,
      api.getMruListUi,
    ],
  ],
  [
    'RD-CACHE-23 related records are fresh for 30 seconds',
    30 * SECOND,
    [
      api.getRelatedListRecords,
      api.getRelatedListRecordsBatch,
      api.getRelatedListRecordsByParameters,
      api.getRelatedListRecordsBatchByParameters,
    ],
  ],
  ['RD-CACHE-24 filter metadata is fresh for 30 seconds', 30 * SECOND, [api.getSearchFilterMetadata]],
  ['RD-CACHE-25 filter options are fresh for 30 seconds', 30 * SECOND, [api.getSearchFilterOptions]],
  ['RD-CACHE-26 lookup metadata is fresh for 30 seconds', 30 * SECOND, [api.getLookupMetadata]],
  ['RD-CACHE-27 searches for duplicates are fresh for 30 seconds', 30 * SECOND, [api.findDuplicates]],
  ['RD-CACHE-28 child records are fresh for 2 minutes', 2 * MINUTE, [api.getChildRelationshipRecords]],
  ['RD-CACHE-29 search results are fresh for 200 ms', 200, [api.getSearchResults]],
  ['RD-CACHE-30 keyword search results are fresh for 200 ms', 200, [api.getKeywordSearchResults]],
  [
    'RD-CACHE-31 clone and create templates are fresh for 1 second',
    1 * SECOND,
    [api.getRecordTemplateClone, api.getRecordTemplateCreate],
  ],
  ['RD-CACHE-32 batches of avatars are fresh for 5 minutes', 5 * MINUTE, [api.getRecordAvatars]],
  [
    'RD-CACHE-35 counts of related records are fresh for 30 days',
    30 * DAY,
    [api.getRelatedListCount, api.getRelatedListCounts],
  ],
  ['RD-CACHE-36 the directory of objects is fresh for 30 days', 30 * DAY, [api.getObjectInfoDirectory]],
  [
    'RD-CACHE-40 other reads are fresh for 30 days',
    30 * DAY,
    [
      api.getActiveTheme,
      api.getActionOverrides,
      api.getContentVersionData,
      api.getIcon,
      api.getRecordAvatarPhoto,
    ],
  ],
];

describe('cache lifetimes', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  test.each(READS)('%s', async (_, lifetime, operations) => {
    for (const operation of operations) {
      vi.setSystemTime(START);
      const { platform, requests } = platformWith([200, {}]);
      const read = () => platform.read(operation, inputOf(operation));
      await read();
      vi.setSystemTime(START + lifetime - 1);
      await read();
      expect([operation.operationId, requests.length]).toEqual([operation.operationId, 1]);
      vi.setSystemTime(START + lifetime);
      await read();
      expect([operation.operationId, requests.length]).toEqual([operation.operationId, 2]);
    }
  });

  test('no read of record data is missing from the table', () => {
    const listed = READS.flatMap(([, , operations]) => operations.map(({ operationId }) => operationId));
    const reads = Object.values(api).filter(({ method, cache }) => method === 'get' || cache);
    expect(reads.map(({ operationId }) => operationId).sort()).toEqual(listed.sort());
  });

  test('a read whose contract names no lifetime has that of the last row', () => {
    const unnamed = Object.assign(() => undefined, api.getRecord, {
      cache: undefined,
    }) as unknown as Operation;
    expect(lifetimeMs(unnamed)).toBe(2_592_000_000);
  });
});

/** An input that fills every hole in the path. */
function inputOf({ path, method }: Operation): never {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) => [name, name.endsWith('s') ? [ID] : ID]);
  return { path: Object.fromEntries(values), ...(method === 'post' ? { body: {} } : {}) } as never;
}
