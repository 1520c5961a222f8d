import { expect, test } from 'vitest';
import type { ObjectDirectory, ObjectInfo } from '#client/records/types.ts';
import { livingRecents } from './recents.ts';
import { searchedObjects } from './searched-objects.ts';
import { suggestionsFor } from './suggestions.ts';

const entry = (apiName: string, label: string, keyPrefix: string) => ({
  apiName,
  label,
  labelPlural: `${label}e`,
  keyPrefix,
  nameFields: ['Name'],
  objectInfoUrl: '',
});
const directory: ObjectDirectory = {
  Product2: entry('Product2', 'Produkt', '01t'),
  Order: entry('Order', 'Auftrag', '801'),
};
const recent = [{ id: '801000000000001AAA', objectApiName: 'Order', name: '00001' }];
const suggest = (term: string, found: typeof recent = []) =>
  suggestionsFor({ directory, recent, found, term, openIdLabel: 'Öffnen' });

test('an empty term offers what was opened last', () => {
  expect(suggest(' ')).toMatchObject([
    { group: 'recent', path: '/o/Order/801000000000001AAA', label: '00001', hint: 'Auftrag' },
  ]);
});

test('a pasted id leads to its record, by the prefix of the object', () => {
  expect(suggest(' 01t000000000001AAA ')).toMatchObject([
    { path: '/o/Product2/01t000000000001AAA', label: 'Öffnen' },
  ]);
});

test('a word of fifteen letters is no id of an unknown object', () => {
  expect(suggest('kundenberatungx')).toEqual([]);
});

test('objects come before records', () => {
  expect(suggest('prod', recent).map(({ group }) => group)).toEqual(['objects', 'records']);
});

test('records are searched in pinned objects first, then in those most others refer to', () => {
  const info = (apiName: string, children: number, searchable = true) =>
    ({
      apiName,
      searchable,
      queryable: true,
      childRelationships: Array.from({ length: children }),
    }) as unknown as ObjectInfo;
  const infos = [info('A', 1), info('B', 9), info('C', 0), info('D', 20, false)];
  expect(searchedObjects(infos, ['C']).map(({ apiName }) => apiName)).toEqual(['C', 'B', 'A']);
});

test('RD-SEARCH-10 of the records opened last those are offered that are still there, as they are called now', () => {
  const opened = ['801000000000001AAA', '801000000000002AAA', '801000000000003AAA'].map((id) => ({
    ...{ id, objectApiName: 'Order', name: 'alt' },
  }));
  const results = [
    {
      statusCode: 200,
      result: { id: opened[0]?.id, fields: { Name: { value: 'neu', displayValue: null } } },
    },
    { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: '' }] },
    { statusCode: 200, result: { id: opened[2]?.id, fields: {} } },
  ];
  const named = livingRecents(opened, results as never, directory).map(({ id, name }) => [id, name]);
  expect(named).toEqual([
    [opened[0]?.id, 'neu'],
    [opened[2]?.id, 'alt'],
  ]);
  expect(livingRecents(opened, undefined, directory)).toEqual(opened);
});
