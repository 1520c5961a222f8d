import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mediaGroups } from '#mock/demo/seed/media-groups.ts';
import {
  CATALOG_ID,
  COMPARISON_PRICEBOOK_ID,
  DETAIL_MEDIA_GROUP_ID,
  LIST_MEDIA_GROUP_ID,
  SALE_PRICEBOOK_ID,
  WEBSTORE_ID,
} from '#mock/demo/seed/well-known-ids.ts';
import { MOST_PRICE } from '#mock/objects/definition/index.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

const PRODUCTS = `/services/data/v64.0/commerce/management/webstore/${WEBSTORE_ID}/composite-products`;
const VARIATIONS = `/services/data/v64.0/commerce/management/webstore/${WEBSTORE_ID}/composite-variations`;
const SITE_PRODUCTS = `/webruntime/api/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/products`;

let shop: Shop;
let merchant: Visitor;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  merchant = await shop.staff('Merchandiser');
  await shop.store.insertMany('ElectronicMediaGroup', mediaGroups);
  await shop.store.insert('ProductCatalog', { Id: CATALOG_ID, Name: 'Katalog' });
  await shop.store.update('WebStore', WEBSTORE_ID, { CatalogId__c: CATALOG_ID });
});
beforeEach(async () => {
  productId = (await addProduct(shop.store, { Name: 'Balsam', price: '10.00' })).Id;
});
afterAll(() => shop.close());

const change = (body: object, who = merchant) => who.call('PUT', `${PRODUCTS}/${productId}`, body);
const category = async (Name: string) =>
  (await shop.store.insert('ProductCategory', { Name, CatalogId: CATALOG_ID })).Id;
const picture = async (ContentKey: string) =>
  (
    await shop.store.insert('ManagedContent', {
      Name: ContentKey,
      ContentKey,
      ContentTypeFullyQualifiedName: 'sfdc_cms__image',
      ContentBody: '{}',
      IsPublished: true,
    })
  ).Id;
const ofLists = (mediaId: string) => ({ mediaId, developerName: 'productListImage' });
const mediaOf = async () => {
  const media = await shop.store.find('ProductMedia', {
    where: { ProductId: productId },
    orderBy: { field: 'SortOrder', ascending: true },
  });
  return media.map((one) => [one.ElectronicMediaGroupId, one.ElectronicMediaId, one.SortOrder]);
};
const pricesOf = async () => {
  const entries = await shop.store.find('PricebookEntry', { where: { Product2Id: productId } });
  return Object.fromEntries(entries.map(({ Pricebook2Id, UnitPrice }) => [Pricebook2Id, UnitPrice]));
};

test('PF-PROD-75 a product is changed with its categories, picture and prices at once', async () => {
  const [old, main, other] = [await category('Alt'), await category('Haut'), await category('Sonne')];
  await shop.store.insert('ProductCategoryProduct', { ProductId: productId, ProductCategoryId: old });
  const mediaId = await picture('MCBALM');
  const { status, body } = await change({
    productFields: { Name: 'Sommerbalsam', AvailableToOrder__c: 7 },
    categoryIds: [main, other],
    productMedia: [
      { mediaId, developerName: 'productDetailImage' },
      { mediaId, developerName: 'productListImage' },
    ],
    productPricing: { listPrice: 12.9, unitPrice: '9.9' },
  });
  expect([status, body]).toEqual([200, { productId, success: true, errors: [] }]);
  expect(await shop.store.get('Product2', productId)).toMatchObject({
    Name: 'Sommerbalsam',
    AvailableToOrder__c: 7,
  });
  expect(await mediaOf()).toEqual([
    [DETAIL_MEDIA_GROUP_ID, mediaId, 0],
    [LIST_MEDIA_GROUP_ID, mediaId, 1],
  ]);
  const assigned = await shop.store.find('ProductCategoryProduct', { where: { ProductId: productId } });
  expect(
    assigned.map(({ ProductCategoryId, IsPrimaryCategory }) => [ProductCategoryId, IsPrimaryCategory]),
  ).toEqual([
    [main, true],
    [other, false],
  ]);
  expect(await pricesOf()).toEqual({ [SALE_PRICEBOOK_ID]: '9.90', [COMPARISON_PRICEBOOK_ID]: '12.90' });
});

test('PF-PROD-75 what the request leaves out stays, and an empty list takes all off', async () => {
  const [mediaId, shelf] = [await picture('MCKEPT'), await category('Haut')];
  await change({ productFields: {}, categoryIds: [shelf], productMedia: [{ mediaId }] });
  await change({ productFields: { Description: 'Neu' } });
  expect(await shop.store.get('Product2', productId)).toMatchObject({
    Description: 'Neu',
  });
  expect(await mediaOf()).toEqual([[DETAIL_MEDIA_GROUP_ID, mediaId, 0]]);
  expect(await shop.store.count('ProductCategoryProduct', { ProductId: productId })).toBe(1);
  expect(await pricesOf()).toEqual({ [SALE_PRICEBOOK_ID]: '10.00' });
  await change({ productFields: {}, categoryIds: [], productMedia: [] });
  expect(await mediaOf()).toEqual([]);
  expect(await shop.store.count('ProductCategoryProduct', { ProductId: productId })).toBe(0);
});

test('PF-WRITE-04 a price above that of a price book entry is refused, as text and as a number', async () => {
  for (const unitPrice of [MOST_PRICE, String(MOST_PRICE)])
    expect((await change({ productFields: {}, productPricing: { unitPrice } })).status).toBe(200);
  expect(await pricesOf()).toEqual({ [SALE_PRICEBOOK_ID]: MOST_PRICE.toFixed(2) });
  for (const unitPrice of [MOST_PRICE + 0.01, '1000000', 1e15])
    expect((await change({ productFields: {}, productPricing: { unitPrice } })).status).toBe(400);
});

test('PF-PROD-75 a request with anything wrong changes nothing', async () => {
  const [one, two] = [await picture('MCONE'), await picture('MCTWO')];
  const productFields = { Name: 'Anders' };
  for (const wrong of [
    { productFields: { Name: 'Anders', Colour__c: 'rot' } },
    { productFields, categoryIds: ['0ZG000000000999AAA'] },
    { productFields, productMedia: [ofLists(one), ofLists(two)] },
    { productFields, productMedia: [{ mediaId: '20Y000000000999AAA' }] },
    { productFields, productPricing: { currencyIsoCode: 'USD', unitPrice: '1.00' } },
  ]) {
    const { status, body } = await change(wrong);
    expect([status, typeof body[0]?.errorCode], JSON.stringify(body)).toEqual([400, 'string']);
  }
  expect((await shop.store.get('Product2', productId))?.Name).toBe('Balsam');
});

test('PF-PROD-75 products are changed by merchandisers and administrators alone', async () => {
  const body = { productFields: { Name: 'Anders' } };
  expect((await change(body, await shop.staff())).status).toBe(403);
  expect((await change(body, await shop.buyer())).status).toBe(403);
  expect((await change(body, shop.guest())).status).toBe(401);
  expect((await change(body, await shop.staff('System Administrator'))).status).toBe(200);
  expect((await merchant.call('PUT', `${PRODUCTS}/01t000000000999AAA`, body)).status).toBe(404);
});

describe('variations', () => {
  let parentProductId: string;
  beforeEach(async () => {
    const parent = {
      Name: 'Balsam',
      Brand__c: 'Avena',
      ProductClass: 'VariationParent',
      price: null,
    } as const;
    parentProductId = (await addProduct(shop.store, parent)).Id;
  });
  const create = (variations: object[], who = merchant, more: object = {}) =>
    who.call('POST', VARIATIONS, { parentProductId, variations, ...more });
  const pack = (PackSizeText__c: string) => ({ variationAttributes: { PackSizeText__c } });
  const packs = () => shop.store.find('Product2', { where: { VariationParentId: parentProductId } });

  test('PF-PROD-76 are created with what their product says of all of them', async () => {
    const { status, body } = await create([pack('20 ml'), { ...pack('50 ml'), isGroupedBy: false }]);
    expect([status, body]).toEqual([201, { productIds: expect.anything(), success: true, errors: [] }]);
    const made = await shop.store.getMany('Product2', body.productIds);
    expect(made.map(({ PackSizeText__c }) => PackSizeText__c).sort()).toEqual(['20 ml', '50 ml']);
    for (const each of made)
      expect(each).toMatchObject({
        Name: 'Balsam',
        Brand__c: 'Avena',
        ProductClass: 'Variation',
        IsActive: false,
      });
    expect(new Set(made.map(({ StockKeepingUnit }) => StockKeepingUnit)).size).toBe(2);
  });

  test('PF-PROD-76 are for sale once they have a price and are active', async () => {
    const { body } = await create([pack('20 ml'), pack('50 ml')]);
    const [id] = body.productIds;
    const answered = () => shop.guest().call('GET', `${SITE_PRODUCTS}/${id}`);
    expect((await answered()).status).toBe(404);
    const ready = { productFields: { IsActive: true }, productPricing: { unitPrice: '9.90' } };
    expect((await merchant.call('PUT', `${PRODUCTS}/${id}`, ready)).status).toBe(200);
    expect((await answered()).body).toMatchObject({
      id,
      productClass: 'Variation',
      variationParentId: parentProductId,
    });
  });

  test('PF-PROD-76 that nothing tells apart are refused, all of them', async () => {
    await create([pack('20 ml')]);
    for (const wrong of [
      [pack('50 ml'), pack('50 ml')],
      [pack('20 ml')],
      [pack('50 ml'), { variationAttributes: { Colour__c: 'rot' } }],
      [{ ...pack('50 ml'), isGroupedBy: true }],
    ]) {
      const { status, body } = await create(wrong);
      expect([status, body[0]?.errorCode], JSON.stringify(body)).toEqual([400, 'INVALID_INPUT']);
    }
    expect(await packs()).toHaveLength(1);
    const ofAnother = await create([pack('50 ml')], merchant, { parentProductId: productId });
    expect([ofAnother.status, ofAnother.body[0].message]).toEqual([400, expect.stringContaining(productId)]);
  });

  test('PF-PROD-76 are created by merchandisers and administrators alone', async () => {
    expect((await create([pack('20 ml')], await shop.staff())).status).toBe(403);
    expect((await create([pack('20 ml')], await shop.buyer())).status).toBe(403);
    expect((await create([pack('20 ml')], shop.guest())).status).toBe(401);
    expect((await create([pack('20 ml')], await shop.staff('System Administrator'))).status).toBe(201);
  });
});
