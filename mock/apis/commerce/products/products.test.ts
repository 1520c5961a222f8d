import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  COMPARISON_PRICEBOOK_ID,
  LIST_MEDIA_GROUP_ID,
  PRACTICE_GROUP_ID,
  PRACTICE_PRICEBOOK_ID,
  SALE_PRICEBOOK_ID,
  SYSTEM_USER_ID,
  WEBSTORE_ID,
} from '#mock/demo/seed/well-known-ids.ts';
import { buyerSession, openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import {
  addCategory,
  addContent,
  addPicture,
  addProduct,
} from '#mock/model/shoppers/testing/site-records.ts';
import { loadProductPictures } from '../catalogue/product-pictures.ts';

const V64 = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
const V61 = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}`;

let site: Site;
let medicine: string;
let pain: string;
beforeAll(async () => {
  site = await openSite();
  medicine = await addCategory(site.store, 'Arzneimittel');
  pain = await addCategory(site.store, 'Schmerzen', medicine);
});
afterAll(() => site.close());

test('PF-PROD-02 a product comes with fields as text, its picture, its path and its quantity rule', async () => {
  const product = await addProduct(site.store, {
    Name: 'Liviadol',
    AvailableToOrder__c: 7,
    MaximumPerOrder__c: 2,
    categories: [pain],
  });
  await addPicture(site.store, product.Id, 'MCLIVIADOL', { altText: 'Packung Liviadol' });
  const { status, body } = await site.get(`${V64}/products/${product.Id}`);
  expect(status).toBe(200);
  expect(body.fields).toMatchObject({ Name: 'Liviadol', AvailableToOrder__c: '7', IsActive: 'true' });
  expect(body.defaultImage).toMatchObject({
    url: '/cms/delivery/media/MCLIVIADOL',
    alternateText: 'Packung Liviadol',
  });
  expect(body.primaryProductCategoryPath.path.map((step: { name: string }) => step.name)).toEqual([
    'Arzneimittel',
    'Schmerzen',
  ]);
  expect(body.primaryProductCategoryPath.path[0]).toMatchObject({ description: null });
  expect(body.purchaseQuantityRule).toEqual({ minimum: '1', maximum: '2', increment: '1' });
  expect((await site.get(`${V61}/products/${product.Id.slice(0, 15)}`)).body).toEqual(body);
});

test('what is not asked for is left out, what does not exist is refused', async () => {
  const { Id } = await addProduct(site.store, { Name: 'Kurz' });
  const { body } = await site.get(`${V64}/products/${Id}?fields=Name,L2C_CM_PZN__c&excludeMedia=true`);
  expect(body).toMatchObject({ fields: { Name: 'Kurz', L2C_CM_PZN__c: null }, defaultImage: null });
  expect(await site.get(`${V64}/products/${Id}?fields=Colour`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_FIELD' }],
  });
});

test('a product that is not active does not exist for shoppers', async () => {
  const hidden = await addProduct(site.store, { IsActive: false });
  expect((await site.get(`${V64}/products/${hidden.Id}`)).status).toBe(404);
  const { body } = await site.get(`${V64}/products?ids=${hidden.Id}`);
  expect(body.products).toMatchObject([{ id: hidden.Id, success: false, error: { errorCode: 'NOT_FOUND' } }]);
});

test('PF-PROD-03 variation attributes map to the products of the other packs', async () => {
  const parent = await addProduct(site.store, { Name: 'Rhinofrei', ProductClass: 'VariationParent' });
  const pack = (size: string, amount: number) =>
    addProduct(site.store, {
      Name: 'Rhinofrei',
      ProductClass: 'Variation',
      VariationParentId: parent.Id,
      PackSizeText__c: size,
      PackAmount__c: amount,
    });
  const large = await pack('15 ml', 15);
  const small = await pack('10 ml', 10);
  const { body } = await site.get(`${V64}/products/${large.Id}`);
  expect(body.variationAttributeSet.attributes).toEqual({ PackSizeText__c: '15 ml' });
  expect(body.variationInfo.attributesToProductMappings).toMatchObject([
    { productId: small.Id, urlName: small.UrlName, canonicalKey: '10 ml' },
    { productId: large.Id, selectedAttributes: [{ value: '15 ml', sequence: 0 }] },
  ]);
  expect(body.attributeSetInfo).toMatchObject({
    PackSizeText: { attributeInfo: { PackSizeText__c: { allowableValues: ['10 ml', '15 ml'] } } },
  });
  const without = 'excludeVariationInfo=true&excludeAttributeSetInfo=true&excludeProductSellingModels=true';
  const { body: bare } = await site.get(`${V64}/products/${large.Id}?${without}`);
  for (const member of [
    'variationInfo',
    'variationAttributeSet',
    'attributeSetInfo',
    'productSellingModels',
  ]) {
    expect(body).toHaveProperty(member);
    expect(bare).not.toHaveProperty(member);
  }
});

test('an entry of several products carries rules, selling models and variations only when asked', async () => {
  const parent = await addProduct(site.store, { Name: 'Salbe', ProductClass: 'VariationParent' });
  const tube = (PackSizeText__c: string) =>
    addProduct(site.store, { ProductClass: 'Variation', VariationParentId: parent.Id, PackSizeText__c });
  const [small, large] = [await tube('20 g'), await tube('50 g')];
  const entryOf = async (query: string) =>
    (await site.get(`${V64}/products?ids=${small.Id}${query}`)).body.products[0];
  expect(await entryOf('')).toMatchObject({
    purchaseQuantityRule: null,
    productSellingModels: null,
    variationAttributeSet: null,
    variationInfo: null,
  });
  expect(await entryOf('&includeQuantityRule=true&includeProductSellingModels=true')).toMatchObject({
    purchaseQuantityRule: { minimum: '1' },
    productSellingModels: [],
  });
  expect((await entryOf('&includeAttributeSetInfo=true')).variationAttributeSet).toEqual({
    apiName: 'PackSizeText',
    label: 'Packungsgröße',
    attributes: [{ apiName: 'PackSizeText__c', label: 'Packungsgröße', value: '20 g', sequence: 0 }],
  });
  const { variationInfo } = await entryOf('&includeGroupByAttributeVariationInfo=true');
  const productIds = variationInfo.attributesToProductMappings.map(
    (mapping: { productId: string }) => mapping.productId,
  );
  expect(productIds.sort()).toEqual([small.Id, large.Id].sort());
});

test('PF-PROD-05 prices asked for in a body are answered with 201 as those of a query', async () => {
  const priced = await addProduct(site.store, { prices: { [SALE_PRICEBOOK_ID]: '3.49' } });
  const unpriced = await addProduct(site.store, {});
  const pricingLineItems = [{ productId: priced.Id }, { productId: unpriced.Id }];
  const { status, body } = await site.post(`${V64}/pricing/products`, { pricingLineItems });
  const inQuery = await site.get(`${V64}/pricing/products?productIds=${priced.Id},${unpriced.Id}`);
  expect(status).toBe(201);
  expect(body).toEqual(inQuery.body);
  expect(body.pricingLineItemResults).toMatchObject([{ unitPrice: '3.49' }, { success: false }]);
});

test('a way of selling that a product has not is an entry of its own among its prices', async () => {
  const product = await addProduct(site.store, { prices: { [SALE_PRICEBOOK_ID]: '9.99' } });
  const model = '0jP000000000001AAA';
  const { body } = await site.get(`${V64}/pricing/products/${product.Id}?productSellingModelIds=${model}`);
  expect(body).toMatchObject({ unitPrice: '9.99', lowestUnitPrice: '9.99' });
  expect(body.productPriceEntries).toMatchObject([
    { success: true, productSellingModelId: null },
    { success: false, productSellingModelId: model, unitPrice: null },
  ]);
});

test('several products are read at once, in the order asked', async () => {
  const products = [];
  for (const Name of ['A', 'B', 'C', 'D']) products.push(await addProduct(site.store, { Name }));
  const ids = products.map(({ Id }) => Id).reverse();
  const { body } = await site.get(`${V64}/products?ids=${ids.join(',')}`);
  expect(body.products.map((entry: { name: string }) => entry.name)).toEqual(['D', 'C', 'B', 'A']);
  site.takeReads();
  await site.get(`${V64}/products?ids=${ids.join(',')}`);
  const forFour = site.takeReads();
  expect(forFour).toBeGreaterThan(0);
  await site.get(`${V64}/products?ids=${ids[0]}`);
  expect(site.takeReads()).toBe(forFour);
});

test('neither ids nor units is too little', async () => {
  expect((await site.get(`${V64}/products`)).status).toBe(400);
});

test('a practice pays by its group, everybody else by the store; the comparison price is the same', async () => {
  const product = await addProduct(site.store, {
    prices: {
      [SALE_PRICEBOOK_ID]: '9.99',
      [PRACTICE_PRICEBOOK_ID]: '8.49',
      [COMPARISON_PRICEBOOK_ID]: '12.5',
    },
  });
  const own = await site.store.insert('Account', { Name: 'Erika' });
  const practice = await site.store.insert('Account', { Name: 'Praxis', ParentId: own.Id });
  const stranger = await site.store.insert('Account', { Name: 'Fremde' });
  await site.store.insert('BuyerGroupMember', { BuyerGroupId: PRACTICE_GROUP_ID, BuyerId: practice.Id });
  const erika = buyerSession(SYSTEM_USER_ID, own.Id);
  const address = `${V64}/pricing/products/${product.Id}`;

  expect((await site.get(address)).body).toMatchObject({ unitPrice: '9.99', listPrice: '12.50' });
  expect((await site.get(address, erika)).body).toMatchObject({ unitPrice: '9.99' });
  const forPractice = `effectiveAccountId=${practice.Id}`;
  expect((await site.get(`${address}?${forPractice}`, erika)).body).toMatchObject({
    unitPrice: '8.49',
    listPrice: '12.50',
  });
  const lines = await site.get(`${V61}/pricing/products?productIds=${product.Id}&${forPractice}`, erika);
  expect(lines.body.pricingLineItemResults).toMatchObject([{ unitPrice: '8.49', success: true }]);
  expect((await site.get(`${address}?effectiveAccountId=${stranger.Id}`, erika)).status).toBe(403);
});

test('PF-PROD-04 the prices of several products tell for each whether it has one', async () => {
  const priced = await addProduct(site.store, { prices: { [SALE_PRICEBOOK_ID]: '1.00' } });
  const unpriced = await addProduct(site.store, {});
  const { status, body } = await site.get(
    `${V64}/pricing/products?productIds=${unpriced.Id},${priced.Id.slice(0, 15)}`,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: false,
    currencyIsoCode: 'EUR',
    pricingLineItemResults: [
      { productId: unpriced.Id, success: false, unitPrice: null },
      { productId: priced.Id, success: true, unitPrice: '1.00' },
    ],
  });
  expect((await site.get(`${V64}/pricing/products/${unpriced.Id}`)).status).toBe(404);
  expect((await site.get(`${V64}/pricing/products/${priced.Id}?currencyIsoCode=CHF`)).status).toBe(400);
});

test('PF-SEARCH-06 a category leads to its children and its path', async () => {
  const top = await addCategory(site.store, 'Pflege');
  const below = await addCategory(site.store, 'Hände', top);
  const { body } = await site.get(`${V64}/product-categories/${top}`);
  expect(body).toMatchObject({ fields: { Name: 'Pflege' } });
  const children = await site.get(`${V64}/product-categories/children?parentProductCategoryId=${top}`);
  expect(children.body.productCategories).toMatchObject([{ id: below }]);
  const path = await site.get(`${V64}/product-category-path/product-categories/${below}`);
  expect(path.body.path.map((step: { id: string }) => step.id)).toEqual([top, below]);
  expect((await site.get(`${V64}/product-categories/0ZG000000000009AAA`)).status).toBe(404);
});

test('PF-SEARCH-11 a category is named, and products found by it, in the language of the request where it has a name there', async () => {
  const top = await addCategory(site.store, 'Erkältung');
  const below = await addCategory(site.store, 'Hals', top);
  const english = { 'accept-language': 'en' };
  const named = async () => {
    const answer = await site.get(`${V64}/product-categories/${top}`, undefined, english);
    return answer.body.fields.Name;
  };
  expect(await named()).toBe('Erkältung');
  const { Id } = await site.store.insert('ProductCategoryDataTranslation', {
    ParentId: top,
    Language: 'en',
    Name: 'Cold',
  });
  expect(await named()).toBe('Cold');
  const product = await addProduct(site.store, { categories: [below] });
  const pathOf = async (headers: Record<string, string>) => {
    const { body } = await site.get(`${V64}/products/${product.Id}`, undefined, headers);
    return body.primaryProductCategoryPath.path.map(({ name }: { name: string }) => name);
  };
  expect(await pathOf(english)).toEqual(['Cold', 'Hals']);
  expect(await pathOf({})).toEqual(['Erkältung', 'Hals']);
  const found = async (headers: Record<string, string>) => {
    const { body } = await site.get(`${V64}/search/products?fields=Name&searchTerm=cold`, undefined, headers);
    return body.productsPage.total;
  };
  expect([await found(english), await found({})]).toEqual([1, 0]);
  await site.store.update('ProductCategoryDataTranslation', Id, { Name: 'Colds' });
  expect(await named()).toBe('Colds');
  await site.store.delete('ProductCategoryDataTranslation', Id);
  expect(await named()).toBe('Erkältung');
});

test('PF-PROD-77 a product is shown in the language of the request where it is translated, with its siblings', async () => {
  const parent = await addProduct(site.store, { Name: 'Schmerzgel', ProductClass: 'VariationParent' });
  const variant = (text: string) => ({
    Name: 'Schmerzgel',
    ProductClass: 'Variation' as const,
    VariationParentId: parent.Id,
    L2C_CM_ProductNameVariant__c: text,
    Description: 'Kühlt.',
  });
  const small = await addProduct(site.store, variant('10 Beutel'));
  const large = await addProduct(site.store, variant('50 Beutel'));
  for (const [{ Id }, pack] of [
    [small, '10 sachets'],
    [large, '50 sachets'],
  ] as const)
    await site.store.insert('Product2DataTranslation', {
      ParentId: Id,
      Language: 'en',
      Name: 'Schmerzgel',
      L2C_CM_ProductNameVariant__c: pack,
    });
  const fields = 'fields=Description,L2C_CM_ProductNameVariant__c';
  const read = async (headers: Record<string, string>) =>
    (await site.get(`${V64}/products/${small.Id}?${fields}`, undefined, headers)).body;
  expect((await read({ 'accept-language': 'en' })).fields).toEqual({
    Description: 'Kühlt.',
    L2C_CM_ProductNameVariant__c: '10 sachets',
  });
  expect(JSON.stringify(await read({ 'accept-language': 'en' }))).not.toContain('Beutel');
  expect(JSON.stringify(await read({}))).not.toContain('sachets');
});

test('a store that is closed to guests shows them nothing', async () => {
  await site.store.update('WebStore', WEBSTORE_ID, { GuestBrowsingEnabled: false });
  const { Id } = await addProduct(site.store, { categories: [pain] });
  const answers = [];
  for (const path of [
    '/product-categories/children',
    `/product-categories/${medicine}`,
    `/product-category-path/product-categories/${pain}`,
    `/products/${Id}`,
    `/products?ids=${Id}`,
    `/pricing/products/${Id}`,
    `/pricing/products?productIds=${Id}`,
    '/search/products?searchTerm=a&fields=Name',
    '/search/suggestions?searchTerm=a',
  ])
    answers.push([path, await site.get(`${V64}${path}`)] as const);
  await site.store.update('WebStore', WEBSTORE_ID, { GuestBrowsingEnabled: true });
  for (const [path, answer] of answers)
    expect(answer, path).toMatchObject({ status: 403, body: [{ errorCode: 'FUNCTIONALITY_NOT_ENABLED' }] });
});

test('PF-PROD-78 pictures are answered by media group in their order, published ones alone', async () => {
  const { Id } = await addProduct(site.store, { Name: 'Balsam' });
  await addPicture(site.store, Id, 'MCBACK', { SortOrder: 2, altText: 'Rückseite' });
  await addPicture(site.store, Id, 'MCFRONT', { SortOrder: 1 });
  const hidden = await addPicture(site.store, Id, 'MCHIDDEN', { SortOrder: 0 });
  await site.store.update('ManagedContent', hidden.ElectronicMediaId, { IsPublished: false });
  const read = async (query = '') => (await site.get(`${V64}/products/${Id}${query}`)).body;
  const front = { url: '/cms/delivery/media/MCFRONT', alternateText: 'Balsam', sortOrder: 1 };
  const back = { url: '/cms/delivery/media/MCBACK', alternateText: 'Rückseite', sortOrder: 2 };
  expect(await read()).toMatchObject({
    defaultImage: front,
    mediaGroups: [{ developerName: 'productDetailImage', usageType: 'Standard', mediaItems: [front, back] }],
  });
  expect((await read('?excludeMedia=true')).mediaGroups).toEqual([]);
  expect((await read('?mediaGroups=productListImage')).mediaGroups).toEqual([]);
});

test('PF-PROD-79 lists show the picture of their media group, else the first one of the page', async () => {
  const { Id } = await addProduct(site.store, { Name: 'Salbe' });
  await addPicture(site.store, Id, 'MCSALVE1');
  const shown = async () => {
    const { body } = await site.get(`${V64}/products?ids=${Id}`);
    return body.products[0].defaultImage.url;
  };
  expect(await shown()).toBe('/cms/delivery/media/MCSALVE1');
  await addPicture(site.store, Id, 'MCSALVE2', {
    ElectronicMediaGroupId: LIST_MEDIA_GROUP_ID,
    SortOrder: 9,
  });
  expect(await shown()).toBe('/cms/delivery/media/MCSALVE2');
});

test('PF-PROD-80 the text of a picture is in the language of the request', async () => {
  const { Id } = await addProduct(site.store, { Name: 'Creme' });
  await addPicture(site.store, Id, 'MCCREAM', { altText: 'Tube' });
  const english = JSON.stringify({ altText: 'Tube of cream' });
  await addContent(site.store, 'MCCREAM', 'sfdc_cms__image', {}, { Language: 'en', ContentBody: english });
  const said = async (language: string) =>
    (await site.get(`${V64}/products/${Id}`, undefined, { 'accept-language': language })).body.defaultImage
      .alternateText;
  expect([await said('de'), await said('en')]).toEqual(['Tube', 'Tube of cream']);
});

test('PF-PROD-78 pictures of many products are read in one statement', async () => {
  const ids = [];
  for (const key of ['MCONE', 'MCTWO', 'MCTHREE']) {
    const { Id } = await addProduct(site.store, { Name: key });
    await addPicture(site.store, Id, key);
    ids.push(Id);
  }
  let statements = 0;
  const db = site.store.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const pictures = await loadProductPictures({ ...site.store, db }, ids, 'de');
  expect([pictures.size, statements]).toEqual([3, 1]);
});
