import { expect, it } from 'vitest';
import { searchConstants } from '#generated/commerce/constants.gen.ts';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { listStateOf } from '../product-list/list-state.ts';
import { listPageSize, readProductList } from './search.server.ts';

const FOUND = { productsPage: { products: [], total: 7, currencyIsoCode: 'EUR' }, facets: [] };
const REFUSED = [{ errorCode: 'INVALID_SORT_RULE', message: 'No such rule.' }];

/** A shop whose platform refuses a search that is sorted or narrowed. */
function shopOf(answer: (parameters: URLSearchParams) => [number, unknown]) {
  return stubShop({
    'GET /search/products': (request) => answer(new URL(request.url).searchParams),
    'GET /search/sort-rules': () => [200, { sortRules: [] }],
  });
}

const asked = listStateOf(new URLSearchParams('page=3&sort=gone&filter=Brand__c:Gone'));

it('shows the list without an order and filters that are no more', async () => {
  const { shop, calls } = shopOf((parameters) =>
    parameters.has('sortRuleId') ? [400, REFUSED] : [200, FOUND],
  );
  const list = await readProductList(shop, { searchTerm: 'ibu' }, asked);
  expect(list).toMatchObject({ total: 7, page: 1, sortRuleId: undefined, filters: [] });
  expect(calls('GET').filter(({ url }) => url.includes('/search/products'))).toHaveLength(2);
});

it('does not ask again for a plain list that is refused, nor where the platform fails', async () => {
  const plain = listStateOf(new URLSearchParams());
  const refusing = shopOf(() => [400, REFUSED]);
  await expect(readProductList(refusing.shop, { searchTerm: 'ibu' }, plain)).rejects.toMatchObject({
    status: 400,
  });
  const failing = shopOf(() => [500, REFUSED]);
  await expect(readProductList(failing.shop, { searchTerm: 'ibu' }, asked)).rejects.toMatchObject({
    status: 500,
  });
});

it('leads through what a term finds as far as the platform answers, and through all of a category', async () => {
  const many = { productsPage: { products: [], total: 1_000_000, currencyIsoCode: 'EUR' }, facets: [] };
  const plain = listStateOf(new URLSearchParams());
  const { shop } = shopOf(() => [200, many]);
  const { pages } = await readProductList(shop, { searchTerm: 'ibu' }, plain);
  expect((pages - 1) * listPageSize).toBeLessThanOrEqual(searchConstants.mostReachedHits);
  expect(pages * listPageSize).toBeGreaterThan(searchConstants.mostReachedHits);
  const category = await readProductList(shop, { categoryId: '0ZG000000000001AAA' }, plain);
  expect(category.pages).toBe(Math.ceil(1_000_000 / listPageSize));
});
