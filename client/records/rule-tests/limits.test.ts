import { expect, test } from 'vitest';
import { getApp, getApps, getNavItems } from '#generated/record-data/client.gen.ts';
import * as constants from '#generated/record-data/constants.gen.ts';
import { readRecordAvatars, saveRecordAvatar } from '../../avatars/avatars.ts';
import { readListUi } from '../../lists/list-ui.ts';
import type { Platform } from '../../platform.ts';
import { readLayout, readRelatedRecords } from '../../testing/reads.ts';
import { executeRecordBatch } from '../batch.ts';
import { readLayoutUserState } from '../layout-user-state.ts';
import { readList } from '../lists.ts';
import { MASTER_RECORD_TYPE_ID, readListViews } from '../metadata.ts';
import { notifyRecordsChanged } from '../notify.ts';
import { readPicklists, readPicklistsOf } from '../picklists.ts';
import { readRecord } from '../records.ts';
import {
  addressOf,
  expectRefused,
  expectSent,
  ID,
  itemsOf,
  NAME,
  platformWith,
  product,
  queryOf,
} from './support.ts';

type Call = (platform: Platform) => Promise<unknown>;
const PRODUCTS = { objectApiName: 'Product2', listViewApiName: 'AllProducts' };

/** The size of a page that the contract gives where none is asked for, and what the calls of the client ask for. */
const PAGES: [rule: string, size: number, sent: number | undefined, limits: number[], calls: Call[]][] = [
  [
    'RD-LIMIT-01 a page of list records has 50 rows by the contract, and the client sends no size of its own',
    50,
    undefined,
    [
      constants.getListRecordsByNameLimits.pageSize.default,
      constants.getListRecordsByIdLimits.pageSize.default,
      constants.getMruListRecordsLimits.pageSize.default,
    ],
    [
      (p) => readList(p, PRODUCTS),
      (p) => readList(p, { listViewId: '00B000000000001AAA' }),
      (p) => readList(p, { objectApiName: 'Product2' }),
    ],
  ],
  [
    'RD-LIMIT-02 a page of list view summaries has 20 rows by the contract, and the client sends no size of its own',
    20,
    undefined,
    [constants.listUiConstants.listSummaryPageSize],
    [(p) => readListUi(p, { objectApiName: 'Product2' })],
  ],
  [
    'RD-LIMIT-03 a page of list infos has 20 rows by the contract, and the client asks for 2000',
    20,
    2000,
    [constants.getListInfosByObjectNameLimits.pageSize.default],
    [(p) => readListViews(p, 'Product2')],
  ],
  [
    'RD-LIMIT-04 a page of related records has 50 rows by the contract, and the client sends no size of its own',
    50,
    undefined,
    [constants.getRelatedListRecordsLimits.pageSize.default],
    [(p) => readRelatedRecords(p, ID, 'Orders', {})],
  ],
];

test.each(PAGES)('%s', async (_, size, sent, limits, calls) => {
  for (const limit of limits) expect(limit).toBe(size);
  for (const call of calls) {
    const request = await expectSent(call, { records: [], lists: [] });
    const body = request.method === 'POST' ? await request.json() : {};
    expect({ ...queryOf(request), ...body }.pageSize).toBe(sent && String(sent));
  }
});

/** A product whose owner has an owner, and so on. */
function ownedProduct(levels: number) {
  const owner = (level: number): object => ({
    ...{ apiName: 'User', id: `00500000000000${level}AAA`, childRelationships: {} },
    fields: { Name: { value: 'A' }, ...(level < levels ? { Owner: { value: owner(level + 1) } } : {}) },
  });
  return { ...product(), fields: { Owner: { displayValue: null, value: owner(1) } } };
}

test('RD-LIMIT-06 a notification reads tracked fields over at most 5 relationships', async () => {
  const { platform, requests } = platformWith([200, ownedProduct(8)]);
  await readRecord(platform, ID, { layoutTypes: ['Full'] });
  await notifyRecordsChanged(platform, [ID]);
  const tracked = queryOf(requests[1]).optionalFields?.split(',') ?? [];
  const relationships = tracked.map((name) => name.split('.').length - 2);
  expect(relationships.sort()).toEqual([1, 2, 3, 4, 5]);
});

test('RD-LIMIT-05 a field path has at most 6 levels', async () => {
  const read = (levels: number) => (p: Platform) =>
    readRecord(p, ID, { optionalFields: [`Product2.${'Owner.'.repeat(levels - 1)}Name`] });
  await expectSent(read(6), product());
  await expectRefused(read(7), 'Invalid config for getRecord');
});

test('RD-NOTIFY-02 the limit of 60 notifications slides with the last 60 seconds', async () => {
  const { platform, requests, advance } = platformWith([200, product()]);
  await readRecord(platform, ID, NAME);
  const refreshes = async (notifications: number) => {
    requests.length = 0;
    for (let call = 0; call < notifications; call++) await notifyRecordsChanged(platform, [ID]);
    return requests.length;
  };
  expect(await refreshes(20)).toBe(20);
  advance(30_000);
  expect(await refreshes(50)).toBe(40);
  advance(30_000);
  expect(await refreshes(50)).toBe(20);
});

test('RD-APP-02 apps, navigation items and avatars take the form factors Large (default of the contract), Medium and Small', async () => {
  const FORM_FACTORS = ['Large', 'Medium', 'Small'] as const;
  const { getAppsLimits, getAppLimits, getNavItemsLimits, getRecordAvatarsLimits } = constants;
  for (const limits of [getAppsLimits, getAppLimits, getNavItemsLimits, getRecordAvatarsLimits])
    expect(limits.formFactor).toEqual({ default: 'Large', enum: FORM_FACTORS });
  const query = (formFactor?: (typeof FORM_FACTORS)[number]) => (formFactor ? { formFactor } : {});
  for (const formFactor of [undefined, ...FORM_FACTORS]) {
    const requests = [
      await expectSent((p) => p.read(getApps, { query: query(formFactor) }), { apps: [] }),
      await expectSent((p) =>
        p.read(getApp, { path: { appId: '06m000000000001AAA' }, query: query(formFactor) }),
      ),
      await expectSent((p) => p.read(getNavItems, { query: query(formFactor) }), { navItems: [] }),
      await expectSent((p) => readRecordAvatars(p, [ID], query(formFactor)), itemsOf()),
    ];
    for (const request of requests) expect(queryOf(request).formFactor).toBe(formFactor);
  }
});

test('RD-AVATAR-01 avatars are photos or themes', async () => {
  const association = { actionType: 'Associate' as const };
  for (const type of ['Photo', 'Theme']) {
    await expectSent((p) => saveRecordAvatar(p, ID, association), { recordId: ID, type });
  }
  const other = expectSent((p) => saveRecordAvatar(p, ID, association), { recordId: ID, type: 'Initials' });
  await expect(other).rejects.toThrow('Unsupported avatar type');
});

test('RD-BATCH-01 the contract names the batch types CREATE, UPDATE and DELETE, and the client refuses others', async () => {
  const { batchOperationTypes } = constants.recordsConstants;
  expect(batchOperationTypes).toEqual(['CREATE', 'UPDATE', 'DELETE']);
  const batch = (type: string) => ({ operations: [{ type, records: [{ fields: { Id: ID } }] }] });
  for (const type of batchOperationTypes) {
    await expectSent((p) => executeRecordBatch(p, batch(type)), itemsOf());
  }
  const message = 'Invalid config for executeBatchRecordOperations';
  await expectRefused((p) => executeRecordBatch(p, batch('UPSERT')), message);
});

test('RD-REC-09 RD-LAYOUT-04 RD-LAYOUT-12 user states and records by layout default to the mode View, and a layout requires its mode', async () => {
  const use = { objectApiName: 'Product2', recordTypeId: MASTER_RECORD_TYPE_ID };
  expect(queryOf(await expectSent((p) => readLayoutUserState(p, use))).mode).toBe('View');
  const driven = await expectSent((p) => readRecord(p, ID, { layoutTypes: ['Full'] }), product());
  expect(queryOf(driven).modes).toBe('View');
  const choice = { objectApiName: 'Product2', layoutType: 'Full' } as never;
  await expectRefused((p) => readLayout(p, choice), 'Invalid config for getLayout');
});

test('RD-LAYOUT-07 RD-PICK-07 layouts and picklists are read for the master record type where none is named', async () => {
  const values = { picklistFieldValues: {}, values: [] };
  const layout = { objectApiName: 'Product2', layoutType: 'Full', mode: 'View' } as const;
  const requests = [
    await expectSent((p) => readLayout(p, layout)),
    await expectSent((p) => readPicklists(p, 'Case'), values),
    await expectSent((p) => readPicklistsOf(p, 'Case', ['Status']), values),
  ];
  expect(requests.map(addressOf)).toEqual([
    '/layout/Product2?layoutType=Full&mode=View&recordTypeId=012000000000000AAA',
    '/object-info/Case/picklist-values/012000000000000AAA',
    '/object-info/Case/picklist-values/012000000000000AAA/Status',
  ]);
});
