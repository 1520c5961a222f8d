import { expect, test } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import { rankedByName } from '../catalogue/name-order.ts';
import type { Price } from '../pricing/choose-prices.ts';
import { type SortFacts, sortEntries } from './sort-entries.ts';
import { readSortRule, type SortRuleId } from './sort-rules.ts';

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

/** Ids of all entries in the order of a rule. */
function ids(unranked: Parameters<typeof rankedByName>[0], rule: SortRuleId, facts: SortFacts): string[] {
  const entries = rankedByName(unranked);
  const sorted = sortEntries(entries, Uint32Array.from(entries.keys()), entries.length, rule, facts);
  return Array.from(sorted, (position) => entries[position]?.product.Id ?? '');
}

test('without a term, what can be ordered stands first and prescriptions last', () => {
  const found = [
    entry('rezept', { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' }),
    entry('ausverkauft', { AvailableToOrder__c: 0 }),
    entry('da'),
  ];
  expect(ids(found, 'relevance', {})).toEqual(['da', 'ausverkauft', 'rezept']);
});

test('with a term relevance decides, and among equals what can be ordered', () => {
  const found = [
    entry('genau-rezept', { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' }),
    entry('ungefähr'),
    entry('genau'),
  ];
  const scores = Float64Array.of(10, 4, 10);
  expect(ids(found, 'relevance', { scores })).toEqual(['genau', 'genau-rezept', 'ungefähr']);
});

test('prices sort as amounts and not as text, unpriced products last both ways', () => {
  const prices = new Map([price('a', '9.90'), price('b', '12.00')]);
  const found = [entry('ohne'), entry('b'), entry('a')];
  expect(ids(found, 'priceAscending', { prices })).toEqual(['a', 'b', 'ohne']);
  expect(ids(found, 'priceDescending', { prices })).toEqual(['b', 'a', 'ohne']);
});

test('names sort the German way, numbers by value, packs by content', () => {
  const found = [
    entry('3', { Name: 'Zink 100' }),
    entry('2', { Name: 'Zink 25', PackAmount__c: 60 }),
    entry('1', { Name: 'Zink 25', PackAmount__c: 20 }),
    entry('0', { Name: 'Öl' }),
  ];
  expect(ids(found, 'nameAscending', {})).toEqual(['0', '1', '2', '3']);
});

test('an unknown rule is refused', () => {
  expect(() => readSortRule('cheapest')).toThrow('There is no sort rule cheapest.');
  expect(readSortRule(undefined)).toBe('relevance');
});
