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

test('a day is one of the person and reaches to its end', () => {
  const chosen = { CreatedDate: { from: '2026-03-29', to: '2026-03-29' } };
  const moments = filtersOf({ ...place, chosen }, TYPES).flatMap(({ values }) => values);
  // Summer time begins on that day: it has 23 hours.
  expect(moments).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z']);
});

test('a field that the platform does not offer is left out', () => {
  expect(filtersOf({ ...place, chosen: { Secret__c: { values: ['x'] } } }, TYPES)).toEqual([]);
});
