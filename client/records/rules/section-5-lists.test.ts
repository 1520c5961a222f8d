import { expect, test } from 'vitest';
import { saveListPreferences, saveNewListView } from '../../lists/list-views.ts';
import { readRelatedRecordsBatch, saveRelatedListPreferences } from '../../lists/related-lists.ts';
import type { Platform } from '../../platform.ts';
import { searchObject } from '../../search/search.ts';
import { readRelatedRecords } from '../lists.ts';
import { expectRefused, expectSent, ID, itemsOf } from './support.ts';

/** What one rule says of one member: values that pass, and values that are refused. `undefined` is a missing member. */
type Rule = [rule: string, member: string, accepted: unknown[], refused: unknown[]];

const FILTER = { fieldApiName: 'Name', operandLabels: ['Ibu'], operator: 'Equals' };
const FILTERS: Rule[] = [
  ['§5 list filter item: fieldApiName string', 'fieldApiName', ['Name'], [undefined, 1, null]],
  [
    '§5 list filter item: operandLabels array of strings',
    'operandLabels',
    [[], ['a', 'b']],
    [undefined, 'a', [1], [null], {}],
  ],
  ['§5 list filter item: operator string', 'operator', ['Equals'], [undefined, 1, null]],
];
const SCOPE = { apiName: 'mine' };
const SCOPES: Rule[] = [
  ['§5 scope: apiName string', 'apiName', ['everything'], [undefined, 1, null]],
  ['§5 scope: entityId string or null', 'entityId', [ID, null, undefined], [1, false, {}]],
  ['§5 scope: relatedEntityId string or null', 'relatedEntityId', [ID, null, undefined], [1, false, {}]],
];
const ORDER = { fieldApiName: 'Name', isAscending: true };
const ORDERS: Rule[] = [
  ['§5 ordered-by: fieldApiName string', 'fieldApiName', ['Name'], [undefined, 1, null]],
  ['§5 ordered-by: isAscending boolean', 'isAscending', [true, false], [undefined, 'true', 1, null]],
];
const COLUMNS: Rule[] = [
  [
    '§5 column widths must be integers',
    'columnWidths',
    [{ Name: 90 }],
    [{ Name: 1.5 }, { Name: '90' }, { Name: null }, 90],
  ],
  [
    '§5 columnWrap values booleans',
    'columnWrap',
    [{ Name: true }],
    [{ Name: 1 }, { Name: 'true' }, { Name: null }],
  ],
];

type Save = (content: never) => (platform: Platform) => Promise<unknown>;
const saveFilter: Save = (filter) => (p) =>
  saveNewListView(p, 'Product2', { label: 'Meine', listViewApiName: 'Mine', filteredByInfo: [filter] });
const saveScope: Save = (scope) => (p) =>
  saveNewListView(p, 'Product2', { label: 'Meine', listViewApiName: 'Mine', scope });
const LIST = { objectApiName: 'Product2', listViewApiName: 'All' };
const savePreferences: Save = (body) => (p) => saveListPreferences(p, LIST, body);
const saveOrder: Save = (order) => (p) => saveListPreferences(p, LIST, { orderedBy: [order] });

async function prove(save: Save, content: object, [, member, accepted, refused]: Rule, message: string) {
  const sent = (value: unknown) => save({ ...content, [member]: value } as never);
  for (const value of accepted) await expectSent(sent(value));
  for (const value of refused) await expectRefused(sent(value), message);
}

test.each(FILTERS)('%s', (...rule) => prove(saveFilter, FILTER, rule, 'Invalid config for "createListInfo"'));

test.each(SCOPES)('%s', (...rule) => prove(saveScope, SCOPE, rule, 'Invalid config for "createListInfo"'));

test.each(ORDERS)('%s', (...rule) =>
  prove(saveOrder, ORDER, rule, 'Invalid config for "updateListPreferences"'),
);

test.each(COLUMNS)('%s', (...rule) =>
  prove(savePreferences, {}, rule, 'Invalid config for "updateListPreferences"'),
);

const RELATED: Rule[] = [
  [
    '§5 related list records input: relatedListId required string',
    'relatedListId',
    ['Orders'],
    [undefined, '', 1, null],
  ],
  ['§5 related list records input: fields string list', 'fields', [[], ['Name']], ['Name', [1], {}]],
  [
    '§5 related list records input: optionalFields string list',
    'optionalFields',
    [['Name']],
    ['Name', [null]],
  ],
  ['§5 related list records input: sortBy string list', 'sortBy', [['-Name']], ['Name', [1]]],
  ['§5 related list records input: pageSize integer', 'pageSize', [25], ['25', 2.5, null]],
  ['§5 related list records input: where string', 'where', ['{ Name: { eq: "a" } }'], [1, {}]],
];

test.each(RELATED)('%s', async (_, member, accepted, refused) => {
  const input = (value: unknown) => ({ relatedListId: 'Contacts', [member]: value }) as never;
  const one = (value: unknown) => (p: Platform) => {
    const { relatedListId, ...body }: { relatedListId: string } = input(value);
    return readRelatedRecords(p, ID, relatedListId, body);
  };
  const batch = (value: unknown) => (p: Platform) => readRelatedRecordsBatch(p, ID, [input(value)]);
  for (const value of accepted) {
    await expectSent(one(value));
    await expectSent(batch(value), itemsOf([200, {}]));
  }
  for (const value of refused) {
    await expectRefused(one(value), 'Invalid config for getRelatedListRecords');
    await expectRefused(batch(value), 'Invalid config for getRelatedListRecordsBatch');
  }
});

test('§5 related list preferences: orderedBy entries must be valid order descriptors', async () => {
  const save = (orderedBy: unknown) => (p: Platform) =>
    saveRelatedListPreferences(p, 'Account.Contacts', { orderedBy } as never);
  await expectSent(save([ORDER, { ...ORDER, fieldApiName: 'Code', isAscending: false }]));
  for (const wrong of [[{}], [null], ['Name'], ORDER, [ORDER, { fieldApiName: 'Name' }]]) {
    await expectRefused(save(wrong), 'Invalid config for updateRelatedListPreferences');
  }
});

const SEARCH_FILTER = { fieldPath: 'Family', operator: 'in', values: ['Arzneimittel', 5, true] };
const SEARCH: Rule[] = [
  ['§5 search filter input: fieldPath required', 'fieldPath', ['Family'], [undefined, '', 1]],
  ['§5 search filter input: operator required', 'operator', ['eq'], [undefined, '', 1]],
  [
    '§5 search filter input: values required',
    'values',
    [['a'], [1, false]],
    [undefined, [], 'a', [null], [{}]],
  ],
];

test.each(SEARCH)('%s', async (_, member, accepted, refused) => {
  const search = (value: unknown) => (p: Platform) =>
    searchObject(p, 'Product2', 'ibu', { filters: [{ ...SEARCH_FILTER, [member]: value } as never] });
  for (const value of accepted) {
    const { filters } = await (await expectSent(search(value))).json();
    expect(filters).toEqual([{ ...SEARCH_FILTER, [member]: value }]);
  }
  for (const value of refused)
    await expectRefused(search(value), 'Invalid config for getKeywordSearchResults');
});
