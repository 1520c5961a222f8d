import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addCategory } from '#mock/model/shoppers/testing/site-records.ts';
import type { OpenStore } from '#mock/store/store.ts';
import type { Price } from '../pricing/choose-prices.ts';
import { CATEGORY_FACET, facetNames } from './facet-values.ts';
import { countValues } from './hits/count-values.ts';
import { findHits } from './hits/hits.ts';
import { readPage } from './hits/read-page.ts';
import { searchWeights } from './searched-fields.ts';
import { SORT_RULES } from './sort-rules.ts';
import type { Shelf } from './term/read-term.ts';
import {
  type PlainEntry,
  plainCounts,
  plainlyRefined,
  plainOrder,
  plainScores,
} from './testing/plain-search.ts';
import { openTestShop, shelfOf } from './testing/test-shelf.ts';

const WORDS = 'Ibuprofen Saft Tabletten Filmtablette Kamille Salbe forte akut 100 20 Nordhaus'.split(' ');
const BRANDS = ['Nordhaus', 'Corvida', 'Ferrano'];
const CLASSES = ['apothekenpflichtig', 'verschreibungspflichtig', 'Kosmetik'] as const;
const CATEGORIES = ['medicine', 'pain', 'cold', 'care'];

let store: OpenStore;
/** Ids of the categories by name. */
const categoryIds = new Map<string, string>();
beforeAll(async () => {
  store = await openTestShop();
  for (const name of CATEGORIES) {
    const parent = name === 'pain' || name === 'cold' ? (categoryIds.get('medicine') ?? null) : null;
    categoryIds.set(name, await addCategory(store, `${name} Salbe`, parent));
  }
});
afterAll(() => store.close());

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

type Drawn = typeof entry extends fc.Arbitrary<infer T> ? T : never;

interface Shop {
  readonly entries: readonly PlainEntry[];
  readonly prices: ReadonlyMap<string, Price>;
}

/** Puts these products in the place of those that there are. */
async function stock(drawn: readonly Drawn[], { tree }: Shelf): Promise<Shop> {
  await store.deleteWhere('Product2', {});
  const ids = await store.insertMany(
    'Product2',
    drawn.map(({ product }, at) => ({ ...product, StockKeepingUnit: `~${at}`, IsActive: true })),
  );
  const idAt = (at: number) => ids[at] ?? '';
  const assigned = drawn.map(({ categories }) => categories.map((name) => categoryIds.get(name) ?? ''));
  await store.insertMany(
    'ProductCategoryProduct',
    assigned.flatMap((all, at) =>
      all.map((ProductCategoryId) => ({ ProductCategoryId, ProductId: idAt(at) })),
    ),
  );
  const priced = drawn.flatMap(({ cents }, at) =>
    cents === null ? [] : [{ productId: idAt(at), unitPrice: `${cents}.50` }],
  );
  await store.insertMany(
    'PricebookEntry',
    priced.map(({ productId, unitPrice }) => ({
      Product2Id: productId,
      Pricebook2Id: SALE_PRICEBOOK_ID,
      UnitPrice: unitPrice,
      IsActive: true,
    })),
  );
  const products = await store.getMany('Product2', ids);
  return {
    entries: products.map((product, at) => ({
      product,
      categoryIds: new Set(assigned[at]?.flatMap((id) => tree.path(id)).map(({ Id }) => Id)),
    })),
    prices: new Map(
      priced.map((price) => [price.productId, { ...price, listPrice: null, pricebookEntryId: '' }]),
    ),
  };
}

const shop = fc.array(entry, { maxLength: 60, size: 'max' });

const words = fc.constantFrom(...WORDS, 'tablette', 'ibu', 'Kamile', 'Kamillensalbe', 'prof', 'nirgends');
const query = fc.record({
  term: fc.option(fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  brands: fc.option(fc.subarray([...BRANDS, 'Niemand'], { minLength: 1 })),
  categories: fc.option(fc.subarray(CATEGORIES, { minLength: 1 })),
  rule: fc.constantFrom(...SORT_RULES.map(({ sortRuleId }) => sortRuleId)),
  most: fc.nat(70),
});

test('finds, narrows, counts and orders as looking at every product by itself would', async () => {
  const weights = searchWeights();
  const shelf = await shelfOf(store);
  const property = fc.asyncProperty(
    shop,
    fc.array(query, { minLength: 1, maxLength: 8 }),
    async (drawn, queries) => {
      const { entries, prices } = await stock(drawn, shelf);
      const byId = new Map(entries.map((one) => [one.product.Id, one]));
      for (const { term, category, brands, categories, rule, most } of queries) {
        const categoryId = category === null ? undefined : categoryIds.get(category);
        const narrowing = {
          ...(term === null ? {} : { searchTerm: term }),
          ...(categoryId === undefined ? {} : { categoryId }),
        };
        const refinements = new Map<string, ReadonlySet<string>>();
        if (brands) refinements.set('Brand__c', new Set(brands));
        if (categories)
          refinements.set(CATEGORY_FACET, new Set(categories.map((name) => categoryIds.get(name) ?? '')));
        const scores = term === null ? undefined : plainScores(entries, shelf.tree, term, weights);
        const expected = entries.filter(
          (one) =>
            (scores?.has(one) ?? true) && (categoryId === undefined || one.categoryIds.has(categoryId)),
        );

        const hits = await findHits(shelf, narrowing, weights);
        const facts = {
          prices: { books: { sale: [SALE_PRICEBOOK_ID], comparison: null }, currency: 'EUR' },
        } as const;
        const page = await readPage(hits, { rule, facts, refinements, limit: most });
        const refined = plainlyRefined(expected, refinements);
        const order = plainOrder(refined, rule, { ...(scores && { scores }), prices });
        expect(page.map(({ id }) => byId.get(id)?.product.Name)).toEqual(
          order.slice(0, most).map(({ product }) => product.Name),
        );
        expect(page.map(({ id }) => id)).toEqual(order.slice(0, most).map(({ product }) => product.Id));
        const counted = await countValues(hits, refinements, false);
        expect(counted.products).toBe(refined.length);
        for (const facet of facetNames()) {
          expect(counted.facets.get(facet)).toEqual(
            plainCounts(plainlyRefined(expected, refinements, facet), facet),
          );
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 100 });
});
