import { expect, test } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import { buildSearchIndex } from '#mock/store/search/index/search-index.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import { type Category, CategoryTree } from '../catalogue/category-tree.ts';
import { suggestedTerms } from './suggested-terms.ts';

function product(Name: string, Brand__c: string, ActiveIngredient__c: string | null) {
  return {
    product: { Name, Brand__c, ActiveIngredient__c } as Row<'Product2'>,
    categoryIds: new Set(['cold']),
    nameRank: 0,
  };
}

const catalogue: Catalogue = {
  entries: [
    product('Corvida Ibu 400', 'Corvida', 'Ibuprofen'),
    product('Corvida Ibu 200', 'Corvida', 'Ibuprofen'),
    product('Nordhaus Hustensaft', 'Nordhaus', null),
  ],
  tree: new CategoryTree([
    { Id: 'cold', Name: 'Erkältung & Husten', ParentCategoryId: null, SortOrder: 0 } as Category,
  ]),
  index: buildSearchIndex([]),
};

test('terms that begin with what was typed come first, then later words', () => {
  expect(suggestedTerms(catalogue, 'ibu', 10)).toEqual(['Ibuprofen', 'Corvida Ibu 200', 'Corvida Ibu 400']);
});

test('umlauts need not be typed', () => {
  expect(suggestedTerms(catalogue, 'erkalt', 10)).toEqual(['Erkältung & Husten']);
  expect(suggestedTerms(catalogue, 'hust', 10)).toEqual(['Erkältung & Husten', 'Nordhaus Hustensaft']);
});

test('before anything is typed, what has the most products is offered', () => {
  expect(suggestedTerms(catalogue, ' ', 2)).toEqual(['Erkältung & Husten', 'Corvida']);
});
