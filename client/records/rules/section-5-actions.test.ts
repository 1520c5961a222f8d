import { expect, test } from 'vitest';
import * as constants from '#generated/record-data/constants.gen.ts';
import {
  readGlobalActions,
  readLookupActions,
  readObjectCreateActions,
  readRecordActions,
  readRecordEditActions,
} from '../../actions/actions.ts';
import {
  readQuickActionDefaults,
  readQuickActionInfo,
  readQuickActionLayout,
} from '../../actions/quick-actions.ts';
import {
  readRelatedListActions,
  readRelatedListRecordActions,
  readRelatedListsActions,
} from '../../actions/related-lists.ts';
import type { Platform } from '../../platform.ts';
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

test('§5 action formFactor must be Large, Medium or Small', async () => {
  for (const formFactor of ['Large', 'Medium', 'Small'])
    expect(await formFactorSent({ formFactor })).toBe(formFactor);
});

test('§5 another action formFactor is ignored', async () => {
  for (const formFactor of ['large', 'Huge', ''])
    expect(await formFactorSent({ formFactor })).toBeUndefined();
});

test('§5 action formFactor is Large by default of the contract, the client sends none', async () => {
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
type ReadWith = (platform: Platform, given: object | undefined) => Promise<unknown>;
const defaults: ReadWith = (p, given) => readQuickActionDefaults(p, 'Case.Close', given);
const layout: ReadWith = (p, given) => readQuickActionLayout(p, 'Case.Close', given);
const OPTIONAL: [rule: string, read: ReadWith, given: object, sent: object][] = [
  [
    '§5 quick action info: parentRecordId optional',
    (p, given) => readQuickActionInfo(p, 'Case.Close', (given as { id: string } | undefined)?.id),
    { id: PARENT.slice(0, 15) },
    { parentRecordId: PARENT },
  ],
  [
    '§5 quick action defaults: optionalFields optional',
    defaults,
    { optionalFields: ['Case.Status'] },
    { optionalFields: 'Case.Status' },
  ],
  [
    '§5 quick action defaults: parentRecordId optional',
    defaults,
    { parentRecordId: PARENT },
    { parentRecordId: PARENT },
  ],
  [
    '§5 quick action layout: objectApiName optional',
    layout,
    { objectApiName: 'Case' },
    { objectApiName: 'Case' },
  ],
  [
    '§5 quick action layout: recordTypeId optional',
    layout,
    { recordTypeId: '012000000000000AAA' },
    { recordTypeId: '012000000000000AAA' },
  ],
];

test.each(OPTIONAL)('%s', async (_, read, given, sent) => {
  expect(queryOf(await expectSent((p) => read(p, given)))).toEqual(sent);
  expect(queryOf(await expectSent((p) => read(p, undefined)))).toEqual({});
});
