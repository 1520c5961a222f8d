import { expect, test } from 'vitest';
import { readCart } from '../features/cart/cart.server.ts';
import { withoutForbiddenTeasers } from '../features/content/sections/teasers.server.ts';
import { ProductBuyBox } from '../features/product/ProductBuyBox.tsx';
import { ProductDetails } from '../features/product/ProductDetails.tsx';
import { ProductTile } from '../features/product/ProductTile.tsx';
import { readProductPage } from '../features/product/product.server.ts';
import { checkList } from '../features/quick-order/quick-order.server.ts';
import { findProducts } from '../features/search/search.server.ts';
import { productData } from '../head/structured-data.ts';
import type { FieldMapping } from '../settings/field-mapping.ts';
import { stubShop } from './stub-shop.ts';
import { rendered } from './support.tsx';

const ID = '01t000000000001AAA';
const price = { unitPrice: '5.85', listPrice: '7.95' };
const prices = {
  currencyIsoCode: 'EUR',
  pricingLineItemResults: [{ productId: ID, success: true, ...price }],
};
const own = { Name: 'Liviadol Gel', StockKeepingUnit: 'OF-1' };

/** The page of a product as a store answers it whose fields are mapped like this. */
async function pageOf(fields: FieldMapping, told: Record<string, string> = {}) {
  const product = { id: ID, fields: { ...own, ...told }, purchaseQuantityRule: { maximum: '6' } };
  const { shop, requests } = stubShop(
    {
      [`GET /pricing/products/${ID}`]: () => [200, { currencyIsoCode: 'EUR', ...price }],
      [`GET /products/${ID}`]: () => [200, product],
    },
    { fields },
  );
  const page = await readProductPage(shop, ID);
  const asked = requests.find(({ url }) => url.includes(`/products/${ID}`))?.url ?? '';
  const markup = [
    rendered(<ProductBuyBox product={page.product} variants={page.variants} canOrder />),
    rendered(<ProductDetails page={page} />),
    rendered(<ProductTile product={page.product} canOrder />),
  ].join('');
  return { page, asked: new URL(asked, 'http://shop').searchParams.get('fields')?.split(','), markup };
}

test('SF-TILE-21 a store that maps no field is asked for none, and its products are sold', async () => {
  const { page, asked, markup } = await pageOf({});
  expect(asked).toEqual(['Name', 'Description', 'StockKeepingUnit']);
  expect(page.product).toMatchObject({ stock: undefined, maximum: 6, needsMandatoryText: false });
  expect(markup).toContain('In den Warenkorb');
  expect(markup).toContain('>5,85<');
  expect(markup).toContain('<dt>Artikelnummer</dt><dd>OF-1</dd>');
});

test('SF-TILE-21 rows whose field is not mapped are left out', async () => {
  const { page, markup } = await pageOf({});
  expect(markup).not.toMatch(/undefined|null|NaN|__c/);
  expect(markup).not.toMatch(/PZN|Wirkstoff|Hersteller|Abgabestatus|lieferbar|Werktagen|Risiken|AVP|UVP/);
  const { description } = page;
  const data = productData({
    product: page.product,
    description,
    images: [],
    path: '/',
    site: 'https://shop.example',
  });
  expect(data.offers).not.toHaveProperty('availability');
});

test('SF-TILE-21 fields of other names carry what is mapped to them', async () => {
  const told = { ProductCode: '04877800', Status__c: 'apothekenpflichtig', Bestand__c: '0' };
  const mapping = { pzn: 'ProductCode', regulatoryClass: 'Status__c', stock: 'Bestand__c' };
  const { asked, markup } = await pageOf(mapping, told);
  expect(asked?.slice(3)).toEqual(Object.values(mapping));
  for (const row of [
    '<dt>PZN</dt><dd>04877800</dd>',
    'Apothekenpflichtig',
    'Zurzeit nicht lieferbar',
    'Risiken',
  ])
    expect(markup).toContain(row);
  expect(markup).not.toContain('In den Warenkorb');
});

test('lists and carts ask for mapped fields only', async () => {
  const summary = { id: ID, name: 'Liviadol', fields: { Marke__c: { value: 'Vitalund' } } };
  const { shop, requests } = stubShop(
    {
      'GET /search/products': () => [200, { productsPage: { total: 1, products: [summary] } }],
      'GET /carts/current/cart-items': () => [200, { cartItems: [] }],
    },
    { fields: { brand: 'Marke__c' } },
  );
  expect(await findProducts(shop, { searchTerm: 'gel' })).toMatchObject([{ brand: 'Vitalund' }]);
  await readCart(shop);
  const [search, cart] = requests.map(({ url }) => new URL(url, 'http://shop').searchParams);
  expect(search?.get('fields')).toBe('Name,Description,StockKeepingUnit,Marke__c');
  expect(cart?.has('productFields')).toBe(false);
});

test('without a field for the PZN, a list is of article numbers', async () => {
  const product = { success: true, id: ID, sku: 'OF-1', name: 'Liviadol Gel', fields: own };
  const { shop } = stubShop(
    {
      'GET /pricing/products': () => [200, prices],
      'GET /products': () => [200, { products: [product, { success: false }] }],
    },
    { fields: {} },
  );
  const lines = await checkList(shop, 'OF-1; 2\nOF-2\nein Gel');
  expect(lines.map(({ number, quantity, problem }) => [number, quantity, problem])).toEqual([
    ['OF-1', 2, undefined],
    ['OF-2', 1, 'unknownNumber'],
    [undefined, 1, 'unreadableNumber'],
  ]);
});

test('without a field for the class of medicine, contents lead to any product', async () => {
  const { shop, requests } = stubShop({}, { fields: {} });
  const brand = { imageContentId: 'MC', name: 'Vitalund', link: `/product/detail/${ID}` };
  const sections = [{ type: 'topBrands' as const, brands: [brand] }];
  expect(await withoutForbiddenTeasers(shop, sections)).toEqual(sections);
  expect(requests).toEqual([]);
});
