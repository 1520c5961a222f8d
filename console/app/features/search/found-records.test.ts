import { expect, test } from 'vitest';
import type { ObjectDirectory } from '#client/records/types.ts';
import { foundRecords, isFoundAsTyped } from './found-records.ts';

const entry = (apiName: string, nameFields: string[]) => ({ apiName, label: apiName, nameFields });
const directory = {
  Product2: entry('Product2', ['Name']),
  Order: entry('Order', ['OrderNumber']),
} as unknown as ObjectDirectory;
const hit = (id: string, values: Record<string, string | boolean>, matched: Record<string, string> = {}) => ({
  record: {
    ...{ id, apiName: '', childRelationships: {} },
    fields: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, displayValue: null }]),
    ),
  },
  highlightInfo: {
    fields: Object.fromEntries(
      Object.entries(matched).map(([name, text]) => [name, [{ isMatch: true, text }]]),
    ),
    snippet: null,
  },
  searchInfo: { isPromoted: false, isSpellCorrected: false },
});
type Groups = Parameters<typeof foundRecords>[0];
const group = (objectApiName: string, records: object[]) =>
  ({ objectApiName, records }) as unknown as Groups[number];

const found = (groups: Groups, preferred: string[] = []) => foundRecords(groups, directory, preferred);

test('RD-SEARCH-33 a record is told by what was found of it, else by what the platform shows first', () => {
  const records = [
    hit('1', { Name: 'Ibu', Family: 'Arzneimittel' }, { PZN__c: '17082060' }),
    hit('2', { Name: 'Ibu', IsActive: true, Family: 'Arzneimittel' }, { Name: 'Ibu' }),
  ];
  expect(found([group('Product2', records)])).toEqual([
    { id: '1', objectApiName: 'Product2', name: 'Ibu', detail: '17082060' },
    { id: '2', objectApiName: 'Product2', name: 'Ibu', detail: 'Arzneimittel' },
  ]);
});

test('RD-SEARCH-35 records of objects that the person uses come first, a few of each object', () => {
  const many = Array.from({ length: 5 }, (_, at) => hit(String(at), { Name: 'Ibu' }));
  const groups = [group('Product2', many), group('Order', [hit('801', { OrderNumber: '00001' })])];
  expect(found(groups).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '801']);
  expect(found(groups, ['Order']).map(({ name }) => name)).toEqual(['00001', 'Ibu', 'Ibu', 'Ibu', 'Ibu']);
});

test('the more objects records are found of, the fewer of each are shown', () => {
  const many = Array.from({ length: 5 }, (_, at) => hit(String(at), { Name: 'Ibu' }));
  const groups = Array.from({ length: 7 }, (_, at) => group(`Object${at}`, many));
  expect(
    found(groups)
      .map(({ objectApiName }) => objectApiName.at(-1))
      .join(''),
  ).toBe('001122334455');
  expect(found(groups.slice(0, 4))).toHaveLength(12);
});

test('what is found with a typing error corrected alone is not found as it was typed', () => {
  const typed = hit('1', { Name: 'Ibu' });
  const meant = { ...typed, searchInfo: { isPromoted: false, isSpellCorrected: true } };
  expect(isFoundAsTyped([group('Product2', [meant]), group('Order', [typed])])).toBe(true);
  expect(isFoundAsTyped([group('Product2', [meant])])).toBe(false);
  expect(isFoundAsTyped([])).toBe(false);
});
