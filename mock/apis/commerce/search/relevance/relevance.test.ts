import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { openTestStore } from '#mock/store/testing.ts';
import { findProducts } from '../find-products.ts';
import { judgedQueries, ndcgAt10 } from './judged-queries.ts';

/** Means that the search has reached by group; a change of the search may raise them. */
const REACHED: Readonly<Record<string, number>> = {
  name: 1,
  ingredient: 1,
  complaint: 0.8726,
  misspelling: 0.9714,
  pzn: 1,
  brand: 0.9575,
};

let store: OpenStore;
let webStore: Row<'WebStore'>;
let products: readonly Row<'Product2'>[];
/** Names of the categories that a product or its parent was put into, by id of the product. */
const categories = new Map<string, Set<string>>();
beforeAll(async () => {
  store = await openTestStore();
  await seed(store, { now: new Date('2026-06-01T12:00:00.000Z') });
  const found = await store.get('WebStore', WEBSTORE_ID);
  if (!found) throw new Error('The seed has no shop.');
  webStore = found;
  products = await store.find('Product2', {
    where: { IsActive: true, ProductClass: ['Simple', 'Variation'] },
  });
  const names = new Map((await store.find('ProductCategory')).map(({ Id, Name }) => [Id, Name]));
  for (const { ProductId, ProductCategoryId } of await store.find('ProductCategoryProduct'))
    categories.set(
      ProductId,
      (categories.get(ProductId) ?? new Set()).add(names.get(ProductCategoryId) ?? ''),
    );
});
afterAll(() => store.close());

function categoriesOf({ Id, VariationParentId }: Row<'Product2'>): Set<string> {
  return new Set([...(categories.get(Id) ?? []), ...(categories.get(VariationParentId ?? '') ?? [])]);
}

async function idsFound(searchTerm: string): Promise<string[]> {
  const context = {
    store,
    language: 'de',
    now: new Date('2026-06-01T12:00:00.000Z'),
  } as unknown as RequestContext;
  const shopper = { webStore, accountId: null, isGuest: true };
  const asked = { searchTerm, page: 0, pageSize: 10, fields: ['Name'] };
  const { productsPage } = await findProducts(context, shopper, asked);
  return productsPage.products.map(({ id }) => id);
}

test('PF-SEARCH-10 judged queries find what shoppers mean no worse than before, in each group', async () => {
  const byId = new Map(products.map((product) => [product.Id, product]));
  const scores = new Map<string, number[]>();
  const meaningless: string[] = [];
  for (const { group, term, isRelevant } of judgedQueries()) {
    const isMeant = (product: Row<'Product2'>) => isRelevant(product, categoriesOf(product));
    const relevant = products.filter(isMeant).length;
    if (relevant === 0) meaningless.push(term);
    const results = (await idsFound(term)).map((id) => {
      const product = byId.get(id);
      return product !== undefined && isMeant(product);
    });
    scores.set(group, [...(scores.get(group) ?? []), ndcgAt10(results, relevant)]);
  }
  const mean = (all: readonly number[]) => all.reduce((sum, score) => sum + score, 0) / all.length;
  const means = Object.fromEntries(Array.from(scores, ([group, all]) => [group, mean(all)]));
  expect(meaningless, 'terms that mean no product').toEqual([]);
  expect(Object.keys(means).toSorted()).toEqual(Object.keys(REACHED).toSorted());
  for (const [group, reached] of Object.entries(REACHED))
    expect(means[group], group).toBeGreaterThanOrEqual(reached);
});

test('the measure is 1 for the best order and less for a later hit', () => {
  expect(ndcgAt10([true, true, false], 2)).toBe(1);
  expect(ndcgAt10([false, true], 1)).toBeCloseTo(0.63, 2);
  expect(ndcgAt10([], 3)).toBe(0);
});
