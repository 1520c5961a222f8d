import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Row } from '#mock/store/row.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import { type Category, CategoryTree } from '../catalogue/category-tree.ts';
import { indexed } from '../catalogue/load-catalogue.ts';
import type { Price } from '../pricing/choose-prices.ts';
import { CATEGORY_FACET, facetNames } from './facet-values.ts';
import { facetCounts } from './facets.ts';
import { findEntries } from './find-entries.ts';
import { refine } from './refinements.ts';
import { searchWeights } from './searched-fields.ts';
import { sortEntries } from './sort-entries.ts';
import { SORT_RULES } from './sort-rules.ts';
import { plainCounts, plainlyRefined, plainOrder, plainScores } from './testing/plain-search.ts';

const WORDS = 'Ibuprofen Saft Tabletten Filmtablette Kamille Salbe forte akut 400 20 Nordhaus'.split(' ');
const BRANDS = ['Nordhaus', 'Corvida', 'Ferrano'];
const CLASSES = ['apothekenpflichtig', 'verschreibungspflichtig', 'Kosmetik'];
const CATEGORIES = ['medicine', 'pain', 'cold', 'care'];
const tree = new CategoryTree(
  CATEGORIES.map((Id, SortOrder) => {
    const ParentCategoryId = Id === 'pain' || Id === 'cold' ? 'medicine' : null;
    return { Id, Name: `${Id} Salbe`, ParentCategoryId, SortOrder } as Category;
  }),
);

const text = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const entry = fc
  .record({
    Name: text(4),
    Description: fc.option(text(6)),
    Brand__c: fc.option(fc.constantFrom(...BRANDS)),
    L2C_CM_RegulatoryClassification__c: fc.constantFrom(...CLASSES),
    DosageForm__c: fc.option(fc.constantFrom('Saft', 'Tabletten')),
    AvailableToOrder__c: fc.constantFrom(0, 5),
    PackAmount__c: fc.constantFrom(null, 10, 20),
    CreatedDate: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
    categories: fc.subarray(CATEGORIES),
    cents: fc.option(fc.nat(2000)),
  })
  .map(({ categories, cents, ...product }) => ({ product, categories, cents }));

interface Shop {
  readonly catalogue: Catalogue;
  readonly prices: ReadonlyMap<string, Price>;
}

const shop = fc.array(entry, { maxLength: 60, size: 'max' }).map((drawn): Shop => {
  const products = drawn.map((one, at) => ({ ...one, Id: `01t${at}` }));
  const entries = products.map(({ product, categories, Id }) => ({
    product: { ...product, Id } as unknown as Row<'Product2'>,
    categoryIds: new Set(categories.flatMap((id) => tree.path(id)).map((category) => category.Id)),
  }));
  const prices = products.flatMap(({ Id: productId, cents }): [string, Price][] =>
    cents === null
      ? []
      : [[productId, { productId, unitPrice: `${cents}.50`, listPrice: null, pricebookEntryId: '' }]],
  );
  return { catalogue: indexed(entries, tree), prices: new Map(prices) };
});

const words = fc.constantFrom(...WORDS, 'tablette', 'ibu', 'Kamile', 'Kamillensalbe', 'prof', 'nirgends');
const query = fc.record({
  term: fc.option(fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  brands: fc.option(fc.subarray([...BRANDS, 'Niemand'], { minLength: 1 })),
  categories: fc.option(fc.subarray(CATEGORIES, { minLength: 1 })),
  rule: fc.constantFrom(...SORT_RULES.map(({ sortRuleId }) => sortRuleId)),
  most: fc.nat(70),
});

test('finds, narrows, counts and orders as looking at every product by itself would', () => {
  const weights = searchWeights();
  fc.assert(
    fc.property(shop, fc.array(query, { minLength: 1, maxLength: 8 }), ({ catalogue, prices }, queries) => {
      for (const { term, category, brands, categories, rule, most } of queries) {
        const narrowing = {
          ...(term === null ? {} : { searchTerm: term }),
          ...(category === null ? {} : { categoryId: category }),
        };
        const refinements = new Map<string, ReadonlySet<string>>();
        if (brands) refinements.set('Brand__c', new Set(brands));
        if (categories) refinements.set(CATEGORY_FACET, new Set(categories));
        const scores = term === null ? undefined : plainScores(catalogue, term, weights);
        const expected = catalogue.entries.filter(
          (one) => (scores?.has(one) ?? true) && (category === null || one.categoryIds.has(category)),
        );

        const found = findEntries(catalogue, narrowing, weights);
        const at = (position: number) => catalogue.entries[position];
        expect(Array.from(found.hits, at)).toEqual(expected);
        if (scores) {
          expect(Array.from(found.hits, (hit) => found.scores?.[hit])).toEqual(
            expected.map((one) => scores.get(one)),
          );
        }
        const refined = refine(catalogue, found.hits, refinements);
        const sorted = sortEntries(catalogue.entries, refined, most, rule, { ...found, prices });
        const order = plainOrder(plainlyRefined(expected, refinements), rule, {
          ...(scores && { scores }),
          prices,
        });
        expect(Array.from(sorted, at)).toEqual(order.slice(0, most));
        for (const facet of facetNames()) {
          const counts = facetCounts(catalogue, refine(catalogue, found.hits, refinements, facet), facet);
          expect(new Map(counts)).toEqual(plainCounts(plainlyRefined(expected, refinements, facet), facet));
        }
      }
    }),
    { numRuns: 100 },
  );
});
