import { expect, test } from 'vitest';
import { saveListPreferences, saveNewListView } from '../../lists/list-views.ts';
import { readRelatedRecordsBatch, saveRelatedListPreferences } from '../../lists/related-lists.ts';
import type { Platform } from '../../platform.ts';
import { readRelatedRecords, searchObject } from '../../testing/reads.ts';
import { expectRefused, expectSent, ID, itemsOf } from './support.ts';

/** What one rule says of one member: values that pass, and values that are refused. `undefined` is a missing member. */
type Rule = [rule: string, member: string, accepted: unknown[], refused: unknown[]];

const FILTER = { fieldApiName: 'Name', operandLabels: ['Ibu'], operator: 'Equals' };
const FILTERS: Rule[] = [
  ['RD-LIST-10 a list filter names its field as a string', 'fieldApiName', ['Name'], [undefined, 1, null]],
  [
    'RD-LIST-11 a list filter has its operands as a list of strings',
    'operandLabels',
    [[], ['a', 'b']],
    [undefined, 'a', [1], [null], {}],
  ],
  ['RD-LIST-12 a list filter names its operator as a string', 'operator', ['Equals'], [undefined, 1, null]],
];
const SCOPE = { apiName: 'mine' };
const SCOPES: Rule[] = [
  ['RD-LIST-13 the apiName of a scope is a string', 'apiName', ['everything'], [undefined, 1, null]],
  [
    'RD-LIST-14 the entityId of a scope is a string or null',
    'entityId',
    [ID, null, undefined],
    [1, false, {}],
  ],
  [
    'RD-LIST-15 the relatedEntityId of a scope is a string or null',
    'relatedEntityId',
    [ID, null, undefined],
    [1, false, {}],
  ],
];
const ORDER = { fieldApiName: 'Name', isAscending: true };
const ORDERS: Rule[] = [
  ['RD-LIST-16 an order names its field as a string', 'fieldApiName', ['Name'], [undefined, 1, null]],
  [
    'RD-LIST-17 isAscending of an order is a boolean',
    'isAscending',
    [true, false],
    [undefined, 'true', 1, null],
  ],
];
const COLUMNS: Rule[] = [
  [
    'RD-LIST-18 column widths are integers',
    'columnWidths',
    [{ Name: 90 }],
    [{ Name: 1.5 }, { Name: '90' }, { Name: null }, 90],
  ],
  [
    'RD-LIST-19 the values of columnWrap are booleans',
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
    'RD-RELATED-04 a related list is read by its id, a string',
    'relatedListId',
    ['Orders'],
    [undefined, '', 1, null],
  ],
  [
    'RD-RELATED-05 the fields of related records are a list of strings',
    'fields',
    [[], ['Name']],
    ['Name', [1], {}],
  ],
  [
    'RD-RELATED-06 the optional fields of related records are a list of strings',
    'optionalFields',
    [['Name']],
    ['Name', [null]],
  ],
  ['RD-RELATED-07 sortBy of related records is a list of strings', 'sortBy', [['-Name']], ['Name', [1]]],
  ['RD-RELATED-08 the page size of related records is an integer', 'pageSize', [25], ['25', 2.5, null]],
  ['RD-RELATED-09 where of related records is a string', 'where', ['{ Name: { eq: "a" } }'], [1, {}]],
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

test('RD-RELATED-10 each order in the preferences of a related list names a field and a direction', async () => {
  const save = (orderedBy: unknown) => (p: Platform) =>
    saveRelatedListPreferences(p, 'Account.Contacts', { orderedBy } as never);
  await expectSent(save([ORDER, { ...ORDER, fieldApiName: 'Code', isAscending: false }]));
  for (const wrong of [[{}], [null], ['Name'], ORDER, [ORDER, { fieldApiName: 'Name' }]]) {
    await expectRefused(save(wrong), 'Invalid config for updateRelatedListPreferences');
  }
});

const SEARCH_FILTER = { fieldPath: 'Family', operator: 'in', values: ['Arzneimittel', 5, true] };
const SEARCH: Rule[] = [
  ['RD-SEARCH-01 a search filter needs a field path', 'fieldPath', ['Family'], [undefined, '', 1]],
  ['RD-SEARCH-02 a search filter needs an operator', 'operator', ['eq'], [undefined, '', 1]],
  [
    'RD-SEARCH-03 a search filter needs values: strings, numbers or booleans',
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
