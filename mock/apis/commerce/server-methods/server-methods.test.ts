import { afterAll, beforeAll, expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addProduct } from '#mock/model/shoppers/testing/site-records.ts';

const CLASS = '/lwr/apex/v64.0/ProductsController';

let site: Site;
let productId: string;
beforeAll(async () => {
  site = await openSite();
  const product = await addProduct(site.store, {
    Name: 'Liviadol',
    StockKeepingUnit: 'OFF-1',
    L2C_CM_PZN__c: '04877800',
    L2C_CM_ProductNameVariant__c: '20 Stück',
    prices: { [SALE_PRICEBOOK_ID]: '5.49' },
  });
  productId = product.Id;
  await addProduct(site.store, { StockKeepingUnit: 'OFF-2', Name: 'Balsam' });
});
afterAll(() => site.close());

function get(method: string, parameters: object | string) {
  const text = typeof parameters === 'string' ? parameters : JSON.stringify(parameters);
  return site.get(`${CLASS}/${method}?methodParams=${encodeURIComponent(text)}`);
}

test('SF-TILE-06 tiles are read by stock keeping unit, in the order asked, unknown ones left out', async () => {
  const parameters = { webstoreId: WEBSTORE_ID, skus: ['OFF-2', 'NONE', 'OFF-1'] };
  const { body } = await get('getCommerceProducts', parameters);
  expect(body.products).toMatchObject([
    { name: 'Balsam', imageUrl: null },
    { sku: 'OFF-1', pzn: '04877800', productNameVariant: '20 Stück', productClass: 'Kosmetik' },
  ]);
  expect((await site.post(`${CLASS}/getCommerceProducts`, parameters)).body).toEqual(body);
});

test('SF-PRICE-13 prices follow the rule of the price calls', async () => {
  const { body } = await site.post(`${CLASS}/getCommerceProductsPrice`, {
    webstoreId: WEBSTORE_ID,
    productIds: [productId],
    effectiveAccountId: null,
  });
  expect(body).toMatchObject({
    currencyIsoCode: 'EUR',
    pricingLineItemResults: [{ productId, unitPrice: '5.49' }],
  });
});

test('PF-PROD-91 a caller may allow a method to go on, and is answered at once all the same', async () => {
  const address = (skus: string[]) =>
    `${CLASS}/getCommerceProducts?methodParams=${encodeURIComponent(JSON.stringify({ webstoreId: WEBSTORE_ID, skus }))}`;
  const allowed = await site.get(address(['OFF-1']), undefined, { 'x-sfdc-allow-continuation': 'true' });
  expect(allowed).toMatchObject({ status: 200, body: { products: [{ sku: 'OFF-1' }] } });
  expect(allowed.body).toEqual((await site.get(address(['OFF-1']))).body);
});

test.each([
  ['getCommerceProducts', 'no json', 400],
  ['getCommerceProducts', '["OFF-1"]', 400],
  ['getCommerceProducts', { webstoreId: WEBSTORE_ID }, 400],
  ['getCommerceProducts', { webstoreId: WEBSTORE_ID, skus: 'OFF-1' }, 400],
  ['getCommerceProducts', { skus: ['OFF-1'] }, 400],
  ['getCommerceProducts', { webstoreId: '0ZE000000000009AAA', skus: ['OFF-1'] }, 404],
  ['constructor', { webstoreId: WEBSTORE_ID }, 404],
])('%s with %j answers %i', async (method, parameters, status) => {
  expect((await get(method, parameters)).status).toBe(status);
});
