import { expect, test } from 'vitest';
import { getGlobalActionsLimits } from '#generated/record-data/constants.gen.ts';
import { readGlobalActions, readRecordActions } from '../../actions/actions.ts';
import {
  readQuickActionDefaults,
  readQuickActionInfo,
  readQuickActionLayout,
} from '../../actions/quick-actions.ts';
import { readRelatedListActions, readRelatedListsActions } from '../../actions/related-lists.ts';
import type { Platform } from '../../platform.ts';
import { expectRefused, expectSent, ID, itemsOf, queryOf } from './support.ts';

const NOTHING = { actions: {} };
const formFactorSent = async (formFactor: string | undefined) =>
  queryOf(await expectSent((p) => readGlobalActions(p, { formFactor }), NOTHING)).formFactor;

test('§5 action formFactor must be Large, Medium or Small', async () => {
  for (const known of ['Large', 'Medium', 'Small']) expect(await formFactorSent(known)).toBe(known);
});

test('§5 another action formFactor is ignored', async () => {
  for (const other of ['large', 'Huge', '']) expect(await formFactorSent(other)).toBeUndefined();
  const filters = [{ relatedListId: 'Orders', formFactor: 'Huge' }];
  const batch = await expectSent((p) => readRelatedListsActions(p, [ID], filters), itemsOf());
  expect(await batch.json()).toEqual({ relatedListsActionParameters: [{ relatedListId: 'Orders' }] });
});

test('§5 action formFactor is Large by default', async () => {
  expect(await formFactorSent(undefined)).toBeUndefined();
  expect(getGlobalActionsLimits.formFactor.default).toBe('Large');
});

test('§5 record actions need sections or apiNames', async () => {
  const read = (filters: object) => (p: Platform) => readRecordActions(p, [ID], filters);
  await expectSent(read({ sections: ['Page'] }), NOTHING);
  await expectSent(read({ apiNames: ['Edit'] }), NOTHING);
  for (const filters of [{}, { sections: [] }, { apiNames: [] }, { actionTypes: ['QuickAction'] }]) {
    await expectRefused(read(filters), 'Invalid config for getRecordActions');
  }
});

test('§5 related-list action batch items each need a relatedListId string', async () => {
  const read = (items: unknown) => (p: Platform) => readRelatedListsActions(p, [ID], items as never);
  await expectSent(read([{ relatedListId: 'Orders' }, { relatedListId: 'Contacts' }]), itemsOf());
  for (const wrong of [{}, { relatedListId: 1 }, { relatedListId: '' }, null]) {
    const items = [{ relatedListId: 'Orders' }, wrong];
    await expectRefused(read(items), 'Invalid config for getRelatedListsActions');
  }
});

const ITEM: [rule: string, member: string, accepted: unknown, refused: unknown[]][] = [
  [
    '§5 related-list actions: actionTypes is a string array',
    'actionTypes',
    ['QuickAction'],
    ['QuickAction', [1], {}],
  ],
  ['§5 related-list actions: apiNames is a string array', 'apiNames', ['Edit'], ['Edit', [null], {}]],
  ['§5 related-list actions: sections is a string array', 'sections', ['Page'], ['Page', [1], {}]],
  ['§5 related-list actions: formFactor is a string', 'formFactor', 'Small', [1, {}, ['Small']]],
  ['§5 related-list actions: retrievalMode is a string', 'retrievalMode', 'All', [true, 1, ['All']]],
];

test.each(ITEM)('%s', async (_, member, accepted, refused) => {
  const batch = (value: unknown) => (p: Platform) =>
    readRelatedListsActions(p, [ID], [{ relatedListId: 'Orders', [member]: value }]);
  const one = (value: unknown) => (p: Platform) =>
    readRelatedListActions(p, [ID], 'Orders', { [member]: value });
  const { relatedListsActionParameters } = await (await expectSent(batch(accepted), itemsOf())).json();
  expect(relatedListsActionParameters).toEqual([{ relatedListId: 'Orders', [member]: accepted }]);
  expect(await (await expectSent(one(accepted), NOTHING)).json()).toEqual({ [member]: accepted });
  for (const value of refused) {
    await expectRefused(batch(value), 'Invalid config for getRelatedListsActions');
    await expectRefused(one(value), 'Invalid config for getRelatedListActions');
  }
});

type Read = (platform: Platform, actionApiName: string) => Promise<unknown>;
const NAMED: [rule: string, read: Read, operationId: string][] = [
  ['§5 quick action info: actionApiName required', readQuickActionInfo, 'getQuickActionInfo'],
  ['§5 quick action defaults: actionApiName required', readQuickActionDefaults, 'getQuickActionDefaults'],
  ['§5 quick action layout: actionApiName required', readQuickActionLayout, 'getQuickActionLayout'],
];

test.each(NAMED)('%s', async (_, read, operationId) => {
  const request = await expectSent((p) => read(p, 'Case.Close'));
  expect([new URL(request.url).pathname.split('/').at(-1), queryOf(request)]).toEqual(['Case.Close', {}]);
  for (const name of [undefined, '', null, 1]) {
    await expectRefused((p) => read(p, name as never), `Invalid config for ${operationId}`);
  }
});

const PARENT = '500000000000001AAA';
const OPTIONAL: [rule: string, read: (platform: Platform) => Promise<unknown>, sent: object][] = [
  [
    '§5 quick action info: parentRecordId optional',
    (p) => readQuickActionInfo(p, 'Case.Close', PARENT.slice(0, 15)),
    { parentRecordId: PARENT },
  ],
  [
    '§5 quick action defaults: optionalFields optional',
    (p) => readQuickActionDefaults(p, 'Case.Close', { optionalFields: ['Case.Status'] }),
    { optionalFields: 'Case.Status' },
  ],
  [
    '§5 quick action defaults: parentRecordId optional',
    (p) => readQuickActionDefaults(p, 'Case.Close', { parentRecordId: PARENT }),
    { parentRecordId: PARENT },
  ],
  [
    '§5 quick action layout: objectApiName optional',
    (p) => readQuickActionLayout(p, 'Case.Close', { objectApiName: 'Case' }),
    { objectApiName: 'Case' },
  ],
  [
    '§5 quick action layout: recordTypeId optional',
    (p) => readQuickActionLayout(p, 'Case.Close', { recordTypeId: '012000000000000AAA' }),
    { recordTypeId: '012000000000000AAA' },
  ],
];

test.each(OPTIONAL)('%s', async (_, read, sent) => {
  expect(queryOf(await expectSent(read))).toEqual(sent);
});
