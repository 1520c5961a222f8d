import { expect, test } from 'vitest';
import * as constants from '#generated/record-data/constants.gen.ts';
import { readLookupActions, readObjectCreateActions, readRecordActions } from '../../actions/actions.ts';
import {
  readRelatedListActions,
  readRelatedListRecordActions,
  readRelatedListsActions,
} from '../../actions/related-lists.ts';
import type { Platform } from '../../platform.ts';
import {
  readGlobalActions,
  readQuickActionDefaults,
  readQuickActionInfo,
  readQuickActionLayout,
  readRecordEditActions,
} from '../../testing/reads.ts';
import { expectRefused, expectSent, ID, itemsOf, OTHER, queryOf } from './support.ts';

const NOTHING = { actions: {} };
type FormFactorFilter = { formFactor?: string };
/** Every read of actions, over the smallest input that it takes beside the form factor. */
const READS: ((platform: Platform, filter: FormFactorFilter) => Promise<unknown>)[] = [
  (p, filter) => readGlobalActions(p, filter),
  (p, filter) => readRecordActions(p, [ID], { sections: ['Page'], ...filter }),
  (p, filter) => readRecordEditActions(p, [ID], filter),
  (p, filter) => readObjectCreateActions(p, 'Product2', filter),
  (p, filter) => readLookupActions(p, ['Contact'], filter),
  (p, filter) => readRelatedListActions(p, [ID], 'Orders', filter),
  (p, filter) => readRelatedListsActions(p, [ID], [{ relatedListId: 'Orders', ...filter }]),
  (p, filter) => readRelatedListRecordActions(p, [ID], [OTHER], filter),
];

/** The form factor that the reads send, which is the same for all of them. */
async function formFactorSent(filter: FormFactorFilter) {
  const sent = READS.map(async (read) => {
    const request = await expectSent((p) => read(p, filter), { ...NOTHING, ...itemsOf() });
    const body = request.method === 'POST' ? await request.json() : {};
    const [item = body] = body.relatedListsActionParameters ?? [];
    return { ...queryOf(request), ...item }.formFactor as string | undefined;
  });
  const [one, ...others] = new Set(await Promise.all(sent));
  expect(others).toEqual([]);
  return one;
}

test('RD-ACTION-01 the form factor of an action request is Large, Medium or Small', async () => {
  for (const formFactor of ['Large', 'Medium', 'Small'])
    expect(await formFactorSent({ formFactor })).toBe(formFactor);
});

test('RD-ACTION-02 the client does not send another action form factor', async () => {
  for (const formFactor of ['large', 'Huge', ''])
    expect(await formFactorSent({ formFactor })).toBeUndefined();
});

test('RD-ACTION-03 without a form factor the client sends none, and the contract means Large', async () => {
  expect(await formFactorSent({})).toBeUndefined();
  for (const limits of [
    constants.getGlobalActionsLimits,
    constants.getRecordActionsLimits,
    constants.getRecordEditActionsLimits,
    constants.getObjectCreateActionsLimits,
    constants.getLookupActionsLimits,
    constants.getRelatedListRecordActionsLimits,
  ])
    expect(limits.formFactor.default).toBe('Large');
});

test('RD-ACTION-04 record actions need sections or names', async () => {
  const read = (filters: object) => (p: Platform) => readRecordActions(p, [ID], filters);
  await expectSent(read({ sections: ['Page'] }), NOTHING);
  await expectSent(read({ apiNames: ['Edit'] }), NOTHING);
  for (const filters of [{}, { sections: [] }, { apiNames: [] }, { actionTypes: ['QuickAction'] }]) {
    await expectRefused(read(filters), 'Invalid config for getRecordActions');
  }
});

test('RD-ACTION-07 each item of a batch of related-list actions names its list', async () => {
  const read = (items: unknown) => (p: Platform) => readRelatedListsActions(p, [ID], items as never);
  await expectSent(read([{ relatedListId: 'Orders' }, { relatedListId: 'Contacts' }]), itemsOf());
  for (const wrong of [{}, { relatedListId: 1 }, { relatedListId: '' }, null]) {
    const items = [{ relatedListId: 'Orders' }, wrong];
    await expectRefused(read(items), 'Invalid config for getRelatedListsActions');
  }
});

const ITEM: [rule: string, member: string, accepted: unknown, refused: unknown[]][] = [
  [
    'RD-ACTION-08 the action types of a related list are a list of strings',
    'actionTypes',
    ['QuickAction'],
    ['QuickAction', [1], {}],
  ],
  [
    'RD-ACTION-09 the action names of a related list are a list of strings',
    'apiNames',
    ['Edit'],
    ['Edit', [null], {}],
  ],
  [
    'RD-ACTION-10 the sections of related-list actions are a list of strings',
    'sections',
    ['Page'],
    ['Page', [1], {}],
  ],
  [
    'RD-ACTION-11 the form factor of related-list actions is a string',
    'formFactor',
    'Small',
    [1, {}, ['Small']],
  ],
  [
    'RD-ACTION-12 the retrieval mode of related-list actions is a string',
    'retrievalMode',
    'All',
    [true, 1, ['All']],
  ],
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
  ["RD-ACTION-13 the quick action info needs the action's name", readQuickActionInfo, 'getQuickActionInfo'],
  [
    "RD-ACTION-15 the quick action defaults need the action's name",
    readQuickActionDefaults,
    'getQuickActionDefaults',
  ],
  [
    "RD-ACTION-18 the quick action layout needs the action's name",
    readQuickActionLayout,
    'getQuickActionLayout',
  ],
];

test.each(NAMED)('%s', async (_, read, operationId) => {
  const request = await expectSent((p) => read(p, 'Case.Close'));
  expect([new URL(request.url).pathname.split('/').at(-1), queryOf(request)]).toEqual(['Case.Close', {}]);
  for (const name of [undefined, '', null, 1]) {
    await expectRefused((p) => read(p, name as never), `Invalid config for ${operationId}`);
  }
});

const PARENT = '500000000000001AAA';
type ReadWith = (platform: Platform, given: object | undefined) => Promise<unknown>;
const defaults: ReadWith = (p, given) => readQuickActionDefaults(p, 'Case.Close', given);
const layout: ReadWith = (p, given) => readQuickActionLayout(p, 'Case.Close', given);
const OPTIONAL: [rule: string, read: ReadWith, given: object, sent: object][] = [
  [
    'RD-ACTION-14 the parent record of the quick action info is optional',
    (p, given) => readQuickActionInfo(p, 'Case.Close', (given as { id: string } | undefined)?.id),
    { id: PARENT.slice(0, 15) },
    { parentRecordId: PARENT },
  ],
  [
    'RD-ACTION-16 the optional fields of the quick action defaults may be left out',
    defaults,
    { optionalFields: ['Case.Status'] },
    { optionalFields: 'Case.Status' },
  ],
  [
    'RD-ACTION-17 the parent record of the quick action defaults is optional',
    defaults,
    { parentRecordId: PARENT },
    { parentRecordId: PARENT },
  ],
  [
    'RD-ACTION-19 the object of the quick action layout is optional',
    layout,
    { objectApiName: 'Case' },
    { objectApiName: 'Case' },
  ],
  [
    'RD-ACTION-20 the record type of the quick action layout is optional',
    layout,
    { recordTypeId: '012000000000000AAA' },
    { recordTypeId: '012000000000000AAA' },
  ],
];

test.each(OPTIONAL)('%s', async (_, read, given, sent) => {
  expect(queryOf(await expectSent((p) => read(p, given)))).toEqual(sent);
  expect(queryOf(await expectSent((p) => read(p, undefined)))).toEqual({});
});
