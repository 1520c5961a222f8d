import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { inBareStore } from '#mock/model/access/bare-store.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addContent, addProduct as addSiteProduct } from '#mock/model/shoppers/testing/site-records.ts';
import { addToCart } from './testing/journey.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { addProduct } from './testing/shop-records.ts';

const STORE = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
const CONTENTS = `/services/data/v64.0/connect/sites/${SITE_ID}/cms/delivery/contents`;
const METHOD = '/lwr/apex/v64.0/ProductsController/getCommerceProducts';

let site: Site;
let shop: Shop;
let productId: string;
beforeAll(async () => {
  [site, shop] = await Promise.all([openSite(), openShop()]);
  const wish = { Name: 'Salbe', Brand__c: 'Nordhaus', L2C_CM_PZN__c: '04877800' };
  productId = (await addSiteProduct(site.store, wish)).Id;
  await addSiteProduct(site.store, { Name: 'Salbe forte', Brand__c: 'Corvida' });
  await addContent(site.store, 'impressum', 'offizin__page', { text: 'Offizin' });
  await addContent(site.store, 'MCNEWS', 'sfdc_cms__news', { body: '<p>Offizin</p>' });
});
afterAll(async () => {
  await site.close();
  await shop.close();
});

const get = (path: string) => inBareStore(() => site.get(path));

test('a bare store tells shoppers the platform’s own fields of products', async () => {
  const { fields } = (await get(`${STORE}/products/${productId}`)).body;
  expect(fields).toMatchObject({ Name: 'Salbe' });
  expect(Object.keys(fields).filter((name) => name.endsWith('__c'))).toEqual([]);
  expect(await get(`${STORE}/products/${productId}?fields=Name,Brand__c`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_FIELD' }],
  });
});

test('a bare store neither searches, narrows nor suggests by fields that it lacks', async () => {
  const search = (query: string) => get(`${STORE}/search/products?fields=Name&${query}`);
  expect((await search('searchTerm=Salbe')).body).toMatchObject({ productsPage: { total: 2 }, facets: [] });
  expect((await search('searchTerm=Nordhaus')).body.productsPage.total).toBe(0);
  expect((await search('searchTerm=04877800&searchFields=L2C_CM_PZN__c')).status).toBe(400);
  const { body } = await get(`${STORE}/search/suggestions?searchTerm=Nord&includeSuggestedProducts=true`);
  expect(body).toEqual({ recentSearchSuggestions: [], suggestedProducts: [] });
});

test('a bare store delivers contents of the platform’s own types only', async () => {
  const { contents } = (await get(`${CONTENTS}?pageSize=50`)).body;
  expect(contents.map(({ contentKey }: { contentKey: string }) => contentKey)).toEqual(['MCNEWS']);
  expect((await get(`${CONTENTS}/impressum`)).status).toBe(404);
});

test('a bare store has none of the server methods', async () => {
  const parameters = JSON.stringify({ webstoreId: WEBSTORE_ID, skus: ['any'] });
  const path = `${METHOD}?methodParams=${encodeURIComponent(parameters)}`;
  expect((await get(path)).status).toBe(404);
  expect((await site.get(path)).status).toBe(200);
});

test('a bare store says in the cart what is not in stock', async () => {
  const { Id } = await addProduct(shop.store, { AvailableToOrder__c: 1 });
  const buyer = await shop.buyer();
  await inBareStore(() => addToCart(buyer, Id, '2'));
  const { body } = await inBareStore(() => buyer.call('GET', '/carts/current/cart-items'));
  expect(body.cartItems[0].cartItem.messagesSummary.limitedMessages).toMatchObject([
    { type: 'Inventory', severity: 'Error' },
  ]);
});
