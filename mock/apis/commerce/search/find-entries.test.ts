import { expect, test } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import { buildSearchIndex } from '#mock/store/search/index/search-index.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import { type Category, CategoryTree } from '../catalogue/category-tree.ts';
import { findEntries } from './find-entries.ts';
import { searchWeights } from './searched-fields.ts';

const products = [
  { Id: 'a', Name: 'Liviadol', L2C_CM_PZN__c: '04877800', StockKeepingUnit: '1234567' },
  { Id: 'b', Name: 'Liviadol forte', L2C_CM_PZN__c: '01234562', StockKeepingUnit: 'X' },
] as Row<'Product2'>[];
const entries = products.map((product, at) => ({
  product,
  categoryIds: new Set(at === 0 ? ['pain'] : []),
  nameRank: at,
}));
const catalogue: Catalogue = {
  entries,
  tree: new CategoryTree([{ Id: 'pain', Name: 'Schmerz', ParentCategoryId: null, SortOrder: 0 } as Category]),
  index: buildSearchIndex(
    products.map(({ Name, L2C_CM_PZN__c, StockKeepingUnit }) => ({ Name, L2C_CM_PZN__c, StockKeepingUnit })),
  ),
};

function found(searchTerm?: string, categoryId?: string, fields?: string[]): string[] {
  const narrowing = { ...(searchTerm ? { searchTerm } : {}), ...(categoryId ? { categoryId } : {}) };
  const { hits } = findEntries(catalogue, narrowing, searchWeights(fields));
  return Array.from(hits, (hit) => entries[hit]?.product.Id ?? '');
}

test('a PZN in any spelling finds its product alone', () => {
  expect(found('PZN 4877800')).toEqual(['a']);
  expect(found('0487-7800')).toEqual(['a']);
});

test('digits that are nobody’s PZN are searched like words', () => {
  expect(found('1234567')).toEqual(['a']);
});

test('term and category narrow together', () => {
  expect(found('liviadol')).toEqual(['a', 'b']);
  expect(found('liviadol', 'pain')).toEqual(['a']);
  expect(found(undefined, 'pain')).toEqual(['a']);
});

test('only the fields asked for are searched', () => {
  expect(found('4877800', undefined, ['Name'])).toEqual([]);
  expect(() => found('x', undefined, ['UnitPrice'])).toThrow('The field UnitPrice is not searchable.');
});

test('an unknown category is not found', () => {
  expect(() => found(undefined, 'nowhere')).toThrow('The requested resource does not exist');
});
