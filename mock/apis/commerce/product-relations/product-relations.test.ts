import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addPicture, addProduct } from '#mock/model/shoppers/testing/site-records.ts';

const STORE = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const named = (Name: string, wish: object = {}) => addProduct(site.store, { Name, ...wish });
const component = (ParentProductId: string, ChildProductId: string, Sequence: number, Quantity = 1) =>
  site.store.insert('ProductRelatedComponent', { ParentProductId, ChildProductId, Sequence, Quantity });

test('PF-PROD-71 what a set holds is read page by page in its order, with numbers of packs', async () => {
  const set = await named('Reiseset', { ProductClass: 'Set' });
  const [balm, plaster, retired] = [
    await named('Balsam'),
    await named('Pflaster'),
    await named('Auslaufmodell', { IsActive: false }),
  ];
  await component(set.Id, plaster.Id, 2);
  await component(set.Id, balm.Id, 1, 3);
  await component(set.Id, retired.Id, 3);
  const path = `${STORE}/products/${set.Id}/children`;
  const { body } = await site.get(`${path}?pageSize=2&fields=Name&excludeQuantityRule=true`);
  expect(body).toMatchObject({ count: 2, total: 3, productClass: 'Set', currentPageToken: '1' });
  expect(body.items).toMatchObject([
    { defaultQuantity: '3.0', isEntitled: true, productInfo: { id: balm.Id, fields: { Name: 'Balsam' } } },
    { defaultQuantity: '1.0', isEntitled: true, productInfo: { id: plaster.Id } },
  ]);
  expect(body.items[0].productInfo).not.toHaveProperty('purchaseQuantityRule');
  const rest = await site.get(body.nextPageUrl);
  expect(rest.body).toMatchObject({
    items: [{ isEntitled: false, productInfo: null }],
    nextPageToken: null,
    previousPageToken: '1',
  });
  expect((await site.get(path)).body.items[0].productInfo).toMatchObject({
    purchaseQuantityRule: { minimum: '1', increment: '1' },
    attributeSetInfo: null,
  });
});

test('PF-PROD-71 a product that is no set holds nothing, and one that may not be seen is not found', async () => {
  const { Id } = await named('Einzeln');
  expect((await site.get(`${STORE}/products/${Id}/children`)).body).toMatchObject({ total: 0, items: [] });
  const hidden = await named('Verborgen', { IsActive: false });
  expect((await site.get(`${STORE}/products/${hidden.Id}/children`)).status).toBe(404);
  expect(await site.get(`${STORE}/products/${Id}/children?fields=Colour`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_FIELD' }],
  });
});

test('PF-PROD-72 featured products come by their kind, and to all packs of a product', async () => {
  const parent = await named('Nasenwohl', { ProductClass: 'VariationParent' });
  const pack = await named('Nasenwohl', { ProductClass: 'Variation', VariationParentId: parent.Id });
  const [cream, tissue, retired] = [
    await named('Creme'),
    await named('Taschentuch'),
    await named('Vergriffen', { IsActive: false }),
  ];
  await addPicture(site.store, cream.Id, 'MCCREME', { altText: 'Tube' });
  const feature = (ProductId: string, FeaturedProductId: string, type: 'CompleteTheLook' | 'TopSeller') =>
    site.store.insert('ProductFeaturedProduct', { ProductId, FeaturedProductId, FeatrProdtRelaType: type });
  await feature(parent.Id, tissue.Id, 'CompleteTheLook');
  await feature(pack.Id, cream.Id, 'TopSeller');
  await feature(pack.Id, retired.Id, 'TopSeller');
  const read = async (query = '') =>
    (await site.get(`${STORE}/products/${pack.Id}/featured-products${query}`)).body
      .featuredProductsByRelationshipType;
  expect(await read()).toMatchObject({
    CompleteTheLook: [{ id: tissue.Id, fields: { Name: 'Taschentuch' } }],
    TopSeller: [{ id: cream.Id, defaultImage: { alternateText: 'Tube' }, mediaGroups: [] }],
  });
  expect((await read()).TopSeller).toHaveLength(1);
  const some = await read(
    '?relationshipTypes=TopSeller,Nothing&includeMediaGroups=true&includePurchaseQuantityRules=true&excludeFields=true',
  );
  expect(Object.keys(some)).toEqual(['TopSeller']);
  expect(some.TopSeller[0]).toMatchObject({ fields: {}, purchaseQuantityRule: { minimum: '1' } });
  expect(some.TopSeller[0].mediaGroups).toHaveLength(1);
});
