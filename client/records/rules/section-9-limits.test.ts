import { expect, test } from 'vitest';
import * as constants from '#generated/record-data/constants.gen.ts';
import { saveRecordAvatar } from '../../avatars/avatars.ts';
import { executeRecordBatch } from '../batch.ts';
import { readLayoutUserState } from '../layout-user-state.ts';
import { MASTER_RECORD_TYPE_ID } from '../metadata.ts';
import { carriedPaths } from '../store/field-paths.ts';
import { expectRefused, expectSent, ID, itemsOf, queryOf } from './support.ts';

/** What the contract says of pages whose size nobody tells; the client then sends none. */
const PAGES: [rule: string, expected: number, ...sizes: number[]][] = [
  [
    '§9 page size of list records: 50',
    50,
    constants.getListRecordsByNameLimits.pageSize.default,
    constants.getListRecordsByIdLimits.pageSize.default,
    constants.getMruListRecordsLimits.pageSize.default,
  ],
  ['§9 page size of a list-view summary: 20', 20, constants.listUiConstants.listSummaryPageSize],
  ['§9 page size of list-info: 20', 20, constants.getListInfosByObjectNameLimits.pageSize.default],
  ['§9 page size of a related list: 50', 50, constants.getRelatedListRecordsLimits.pageSize.default],
];

test.each(PAGES)('%s', (_, expected, ...sizes) => {
  for (const size of sizes) expect(size).toBe(expected);
});

test('§9 tracked field depth 5', () => expect(constants.recordsConstants.trackedFieldDepth).toBe(5));

test('§9 field paths 6 levels', () => {
  const nested = (levels: number): object => ({
    ...{ apiName: 'User', id: '005000000000001AAA' },
    fields: levels > 0 ? { Owner: { value: nested(levels - 1) } } : { Name: { value: 'A' } },
  });
  expect(constants.recordsConstants.fieldPathLevels).toBe(6);
  expect(carriedPaths(nested(5) as never).map(({ length }) => length)).toEqual([6]);
});

test('§9 change notifications 60 per 60 s', () => {
  const { changeNotifications, changeNotificationWindowMs } = constants.recordsConstants;
  expect([changeNotifications, changeNotificationWindowMs]).toEqual([60, 60_000]);
});

test('§9 form factors Large (default), Medium, Small', () => {
  const { getLayoutLimits, getAppsLimits, getNavItemsLimits, getRecordAvatarsLimits } = constants;
  for (const limits of [getLayoutLimits, getAppsLimits, getNavItemsLimits, getRecordAvatarsLimits]) {
    expect(limits.formFactor).toEqual({ default: 'Large', enum: ['Large', 'Medium', 'Small'] });
  }
});

test('§9 avatar types Photo, Theme', async () => {
  const association = { actionType: 'Associate' as const };
  for (const type of ['Photo', 'Theme']) {
    await expectSent((p) => saveRecordAvatar(p, ID, association), { recordId: ID, type });
  }
  const other = expectSent((p) => saveRecordAvatar(p, ID, association), { recordId: ID, type: 'Initials' });
  await expect(other).rejects.toThrow('Unsupported avatar type');
});

test('§9 batch types CREATE, UPDATE, DELETE', async () => {
  const { batchOperationTypes } = constants.recordsConstants;
  expect(batchOperationTypes).toEqual(['CREATE', 'UPDATE', 'DELETE']);
  const batch = (type: string) => ({ operations: [{ type, records: [{ fields: { Id: ID } }] }] });
  for (const type of batchOperationTypes) {
    await expectSent((p) => executeRecordBatch(p, batch(type)), itemsOf());
  }
  const message = 'Invalid config for executeBatchRecordOperations';
  await expectRefused((p) => executeRecordBatch(p, batch('UPSERT')), message);
});

test('§9 layout default mode View', async () => {
  const use = { objectApiName: 'Product2', recordTypeId: MASTER_RECORD_TYPE_ID };
  expect(queryOf(await expectSent((p) => readLayoutUserState(p, use))).mode).toBe('View');
  expect(constants.getLayoutLimits.mode.default).toBe('View');
});

test('§9 default record type id 012000000000000AAA', () => {
  expect(MASTER_RECORD_TYPE_ID).toBe('012000000000000AAA');
});
