import { expect, test } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import { buildSearchIndex } from '#mock/store/search/index/search-index.ts';
import type { Catalogue, CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { type Category, CategoryTree } from '../catalogue/category-tree.ts';
import { facetsOf } from './facets.ts';
import { decodeRefinements, readRefinements, refine } from './refinements.ts';

const CLASS = 'L2C_CM_RegulatoryClassification__c';
const tree = new CategoryTree([
  { Id: 'medicine', Name: 'Arzneimittel', ParentCategoryId: null, SortOrder: 0 } as Category,
  { Id: 'pain', Name: 'Schmerzen', ParentCategoryId: 'medicine', SortOrder: 0 } as Category,
]);

function entry(
  Id: string,
  Brand__c: string,
  regulatoryClass: string,
  ...categories: string[]
): CatalogueEntry {
  const product = {
    Id,
    Brand__c,
    [CLASS]: regulatoryClass,
    DosageForm__c: null,
  } as unknown as Row<'Product2'>;
  return { product, categoryIds: new Set(categories), nameRank: 0 };
}

const entries = [
  entry('a', 'Nordhaus', 'apothekenpflichtig', 'medicine', 'pain'),
  entry('b', 'Nordhaus', 'freiverkäuflich', 'medicine'),
  entry('c', 'Corvida', 'freiverkäuflich', 'medicine'),
];
const catalogue: Catalogue = { entries, tree, index: buildSearchIndex([]) };
const hits = Uint32Array.from(entries.keys());

function read(texts: string[]) {
  return readRefinements(
    texts.map((text) => ({
      nameOrId: text.split(':', 1)[0] ?? '',
      values: [text.slice(text.indexOf(':') + 1)],
    })),
  );
}

function counts(refinements: string[], facet: string) {
  const facets = facetsOf(catalogue, hits, read(refinements), { language: 'de' });
  return facets
    .find(({ nameOrId }) => nameOrId === facet)
    ?.values?.map(({ displayName, productCount }) => [displayName, productCount]);
}

test('values of one facet widen, facets narrow', () => {
  const found = (...texts: string[]) =>
    Array.from(refine(catalogue, hits, read(texts)), (hit) => entries[hit]?.product.Id);
  expect(found('Brand__c:Nordhaus', 'Brand__c:Corvida')).toEqual(['a', 'b', 'c']);
  expect(found('Brand__c:Nordhaus', `${CLASS}:freiverkäuflich`)).toEqual(['b']);
});

test('a facet counts without its own refinement and with those of the others', () => {
  expect(counts(['Brand__c:Corvida'], 'Brand__c')).toEqual([
    ['Corvida', 1],
    ['Nordhaus', 2],
  ]);
  expect(counts(['Brand__c:Nordhaus'], CLASS)).toEqual([
    ['freiverkäuflich', 1],
    ['apothekenpflichtig', 1],
  ]);
});

test('categories are counted with everything below them, in the order of the tree', () => {
  expect(counts([], 'ProductCategory')).toEqual([
    ['Arzneimittel', 3],
    ['Schmerzen', 1],
  ]);
});

test('inside a category, only what lies below it is listed', () => {
  const place = { categoryId: 'medicine', language: 'de' } as const;
  const inUse = read(['ProductCategory:pain']);
  const [categories] = facetsOf(catalogue, hits, inUse, place);
  expect(categories?.values).toMatchObject([{ nameOrId: 'pain', productCount: 1 }]);
});

test('a facet that cannot narrow is left out, unless it is in use', () => {
  expect(counts([], 'DosageForm__c')).toBeUndefined();
  expect(counts(['DosageForm__c:Saft'], 'DosageForm__c')).toEqual([]);
});

test('unknown facets are refused, values may hold colons', () => {
  expect(() => read(['Colour:red'])).toThrow('There is no facet Colour.');
  expect(read(['Brand__c:A:B']).get('Brand__c')).toEqual(new Set(['A:B']));
});

test.each([
  'nothing',
  '',
  btoa('{}'),
  btoa('[{"nameOrId":"Brand__c"}]'),
  btoa('[{"nameOrId":"Brand__c","values":[1]}]'),
])('a text that holds no list of facets and values is refused: %s', (encoded) => {
  expect(() => decodeRefinements(encoded)).toThrow('as Base64');
});

test('PF-SEARCH-04 more than 20 values of a facet are refused', () => {
  const many = Array.from({ length: 21 }, (_, at) => `Brand__c:${at}`);
  expect(read(many.slice(0, 20)).get('Brand__c')?.size).toBe(20);
  expect(() => read(many)).toThrow('At most 20 values');
});
