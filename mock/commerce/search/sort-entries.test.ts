import { expect, test } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { rankedByName } from '../catalogue/name-order.ts';
import type { Price } from '../pricing/choose-prices.ts';
import { sortEntries } from './sort-entries.ts';
import { readSortRule } from './sort-rules.ts';

function entry(Id: string, values: Partial<Row<'Product2'>> = {}) {
  const product = {
    Id,
    Name: Id,
    PackAmount__c: null,
    AvailableToOrder__c: 5,
    L2C_CM_RegulatoryClassification__c: 'freiverkäuflich',
    ...values,
  } as Row<'Product2'>;
  return { product, categoryIds: new Set<string>() };
}

function price(productId: string, unitPrice: string): [string, Price] {
  return [productId, { productId, unitPrice, listPrice: null, pricebookEntryId: '' }];
}

const ids = (entries: readonly CatalogueEntry[]) => entries.map(({ product }) => product.Id);

test('without a term, what can be ordered stands first and prescriptions last', () => {
  const found = [
    entry('rezept', { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' }),
    entry('ausverkauft', { AvailableToOrder__c: 0 }),
    entry('da'),
  ];
  expect(ids(sortEntries(rankedByName(found), 'relevance', {}))).toEqual(['da', 'ausverkauft', 'rezept']);
});

test('with a term relevance decides, and among equals what can be ordered', () => {
  const found = [
    entry('genau-rezept', { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' }),
    entry('ungefähr'),
    entry('genau'),
  ];
  const scores = new Map([
    ['genau-rezept', 10],
    ['genau', 10],
    ['ungefähr', 4],
  ]);
  expect(ids(sortEntries(rankedByName(found), 'relevance', { scores }))).toEqual([
    'genau',
    'genau-rezept',
    'ungefähr',
  ]);
});

test('prices sort as amounts and not as text, unpriced products last both ways', () => {
  const prices = new Map([price('a', '9.90'), price('b', '12.00')]);
  const found = [entry('ohne'), entry('b'), entry('a')];
  expect(ids(sortEntries(rankedByName(found), 'priceAscending', { prices }))).toEqual(['a', 'b', 'ohne']);
  expect(ids(sortEntries(rankedByName(found), 'priceDescending', { prices }))).toEqual(['b', 'a', 'ohne']);
});

test('names sort the German way, numbers by value, packs by content', () => {
  const found = [
    entry('3', { Name: 'Zink 100' }),
    entry('2', { Name: 'Zink 25', PackAmount__c: 60 }),
    entry('1', { Name: 'Zink 25', PackAmount__c: 20 }),
    entry('0', { Name: 'Öl' }),
  ];
  expect(ids(sortEntries(rankedByName(found), 'nameAscending', {}))).toEqual(['0', '1', '2', '3']);
});

test('an unknown rule is refused', () => {
  expect(() => readSortRule('cheapest')).toThrow('There is no sort rule cheapest.');
  expect(readSortRule(undefined)).toBe('relevance');
});
