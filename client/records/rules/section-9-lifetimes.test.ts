import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '#generated/record-data/client.gen.ts';
import { lifetimeMs } from '../../cache/lifetime.ts';
import type { Operation } from '../../operation.ts';
import { ID, platformWith } from './support.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 2, 2);

/** The table of record-data.md §9: what is read, how long that is fresh, and by which operations. */
const READS: [rule: string, lifetime: number, operations: Operation[]][] = [
  ['§9 object info: 15 min', 15 * MINUTE, [api.getObjectInfo, api.getObjectInfos]],
  ['§9 layouts: 15 min', 15 * MINUTE, [api.getLayout, api.getPathLayout]],
  ['§9 layout user state: 15 min', 15 * MINUTE, [api.getLayoutUserState]],
  ['§9 record UI: 15 min', 15 * MINUTE, [api.getRecordUi]],
  ['§9 quick action defaults: 15 min', 15 * MINUTE, [api.getQuickActionDefaults]],
  ['§9 quick action layout: 15 min', 15 * MINUTE, [api.getQuickActionLayout]],
  ['§9 quick action info: 15 min', 15 * MINUTE, [api.getQuickActionInfo]],
  ['§9 duplicates: 15 min', 15 * MINUTE, [api.getDuplicatesConfiguration]],
  ['§9 list object info: 15 min', 15 * MINUTE, [api.getListObjectInfo]],
  ['§9 list preferences: 15 min', 15 * MINUTE, [api.getListPreferences]],
  ['§9 picklists: 15 min', 15 * MINUTE, [api.getPicklistValues, api.getPicklistValuesByRecordType]],
  [
    '§9 related list info: 15 min',
    15 * MINUTE,
    [api.getRelatedListInfo, api.getRelatedListInfos, api.getRelatedListsInfo],
  ],
  [
    '§9 related list preferences: 15 min',
    15 * MINUTE,
    [api.getRelatedListPreferences, api.getRelatedListPreferencesBatch],
  ],
  ['§9 record-defaults: 15 min', 15 * MINUTE, [api.getRecordDefaultsForCreate]],
  [
    '§9 list info: 15 min',
    15 * MINUTE,
    [api.getListInfoByName, api.getListInfosByName, api.getListInfosByObjectName],
  ],
  [
    '§9 action collections: 5 min',
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
  ['§9 apps: 5 min', 5 * MINUTE, [api.getApps, api.getApp]],
  ['§9 formula activation: 5 min', 5 * MINUTE, [api.getFlexipageFormulaActivations]],
  ['§9 lookups: 5 min', 5 * MINUTE, [api.getLookupRecords]],
  ['§9 nav items and entries: 2 min, an entry with the page that carries it', 2 * MINUTE, [api.getNavItems]],
  ['§9 records: 30 s', 30 * SECOND, [api.getRecord, api.getRecords]],
  [
    '§9 list records: 30 s',
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
  ['§9 related list records: 30 s', 30 * SECOND, [api.getRelatedListRecords, api.getRelatedListRecordsBatch]],
  ['§9 filter metadata: 30 s', 30 * SECOND, [api.getSearchFilterMetadata]],
  ['§9 filter options: 30 s', 30 * SECOND, [api.getSearchFilterOptions]],
  ['§9 lookup metadata: 30 s', 30 * SECOND, [api.getLookupMetadata]],
  ['§9 predupe: 30 s', 30 * SECOND, [api.findDuplicates]],
  ['§9 record collections: 2 min', 2 * MINUTE, [api.getChildRelationshipRecords]],
  ['§9 search results: 200 ms', 200, [api.getSearchResults]],
  ['§9 keyword search: 200 ms', 200, [api.getKeywordSearchResults]],
  [
    '§9 clone and create templates: 1 s',
    1 * SECOND,
    [api.getRecordTemplateClone, api.getRecordTemplateCreate],
  ],
  ['§9 avatar batch: 5 min', 5 * MINUTE, [api.getRecordAvatars]],
  ['§9 counts: about 30 days', 30 * DAY, [api.getRelatedListCount, api.getRelatedListCounts]],
  ['§9 directory entries: 30 days, all in one directory', 30 * DAY, [api.getObjectInfoDirectory]],
  [
    '§9 default: 30 days',
    30 * DAY,
    [api.getActionOverrides, api.getContentVersionData, api.getIcon, api.getRecordAvatarPhoto],
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
