import { expect, test } from 'vitest';
import { type FindPlace, filtersOf, placeOf, searchOf } from './find-place.ts';

const TYPES = new Map([
  ['Family', 'Picklist'],
  ['IsActive', 'Boolean'],
  ['AvailableToOrder__c', 'Int'],
  ['CreatedDate', 'DateTime'],
]);
const place: FindPlace = {
  term: 'ibu',
  objectApiName: 'Product2',
  chosen: {
    Family: { values: ['Arzneimittel', 'Kosmetik'] },
    IsActive: { values: ['true'] },
    AvailableToOrder__c: { from: '3', to: '10,5' },
  },
  sortBy: '-LastModifiedDate',
};

test('an address says what was searched, and is read back the same', () => {
  expect(placeOf(searchOf(place))).toEqual(place);
});

test('filters have values of the types of their fields', () => {
  const shared = { objectApiName: 'Product2' };
  expect(filtersOf(place, TYPES)).toEqual([
    { ...shared, fieldPath: 'Family', operator: 'in', values: ['Arzneimittel', 'Kosmetik'] },
    { ...shared, fieldPath: 'IsActive', operator: 'eq', values: [true] },
    { ...shared, fieldPath: 'AvailableToOrder__c', operator: 'gte', values: [3] },
    { ...shared, fieldPath: 'AvailableToOrder__c', operator: 'lte', values: [10.5] },
  ]);
});

test('a day reaches to its end', () => {
  const [from, to] = filtersOf(
    { ...place, chosen: { CreatedDate: { from: '2026-03-01', to: '2026-03-01' } } },
    TYPES,
  );
  const [start, end] = [from, to].map((filter) => Date.parse(String(filter?.values[0])));
  expect((end ?? 0) - (start ?? 0)).toBe(86_399_999);
});

test('a field that the platform does not offer is left out', () => {
  expect(filtersOf({ ...place, chosen: { Secret__c: { values: ['x'] } } }, TYPES)).toEqual([]);
});
