import { afterAll, beforeAll, expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { buyerSession, openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addCategory, addProduct, type ProductWish } from '#mock/model/shoppers/testing/site-records.ts';
import { AUTOMATED_PROCESS_USER_ID } from '#mock/store/metadata-records.ts';

const PATH = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/ai/recommendations`;
const CLASS = 'L2C_CM_RegulatoryClassification__c';

let site: Site;
let skin: string;
let pain: string;
let id: Record<string, string>;
beforeAll(async () => {
  site = await openSite();
  skin = await addCategory(site.store, 'Haut', await addCategory(site.store, 'Pflege'));
  pain = await addCategory(site.store, 'Schmerzen');
  id = {
    balm: await add('Balsam', '10.00', { categories: [skin] }),
    cream: await add('Creme', '12.00', { categories: [skin] }),
    lotion: await add('Lotion', '8.00', { categories: [skin], AvailableToOrder__c: 0 }),
    tablet: await add('Tabletten', '5.00', { categories: [pain] }),
    drops: await add('Tropfen', '7.00', { categories: [pain] }),
    prescribed: await add('Rezept', '9.00', { categories: [skin], [CLASS]: 'verschreibungspflichtig' }),
    retired: await add('Auslauf', '9.00', { categories: [skin], IsActive: false }),
  };
  await ordered(['balm', 'tablet', 'prescribed']);
  await ordered(['balm', 'tablet', 'cream', 'retired']);
  await ordered(['drops'], 9);
});
afterAll(() => site.close());

async function add(Name: string, price: string, wish: ProductWish): Promise<string> {
  return (await addProduct(site.store, { Name, prices: { [SALE_PRICEBOOK_ID]: price }, ...wish })).Id;
}

async function ordered(names: readonly string[], Quantity = 1): Promise<void> {
  const account = await site.store.insert('Account', { Name: 'Erika Beispiel' });
  const order = await site.store.insert('Order', {
    AccountId: account.Id,
    EffectiveDate: '2026-05-20',
  });
  const summary = await site.store.insert('OrderSummary', {
    OriginalOrderId: order.Id,
    AccountId: account.Id,
    OrderNumber: `OF-${order.Id}`,
    OrderedDate: '2026-05-20T08:00:00.000Z',
  });
  for (const Name of names) {
    const product = { Name, Product2Id: id[Name] ?? '', Quantity };
    const item = await site.store.insert('OrderItem', { ...product, OrderId: order.Id });
    await site.store.insert('OrderItemSummary', {
      ...product,
      OrderSummaryId: summary.Id,
      OriginalOrderItemId: item.Id,
      CreatedDate: '2026-05-20T08:00:00.000Z',
    });
  }
}

const read = (recommender: string, query: Record<string, string> = {}) =>
  site.get(`${PATH}?${new URLSearchParams({ recommender, ...query })}`);
const names = async (recommender: string, query: Record<string, string> = {}) =>
  (await read(recommender, query)).body.productPage.products.map(({ name }: { name: string }) => name);
const from = (name: string) => ({ anchorValues: id[name] ?? '' });

test('PF-PROD-73 similar products stand in the same category, those that can be ordered first', async () => {
  expect(await names('SimilarProducts', from('balm'))).toEqual(['Creme', 'Lotion']);
  expect(await names('Upsell', from('balm'))).toEqual(['Creme']);
  expect(await names('Upsell', from('cream'))).toEqual([]);
});

test('PF-PROD-73 what was ordered together is recommended, the most often first', async () => {
  expect(await names('CustomersWhoBoughtAlsoBought', from('balm'))).toEqual(['Tabletten', 'Creme']);
  expect(await names('ComplementaryProducts', from('balm'))).toEqual(['Tabletten']);
});

test('PF-PROD-73 the most ordered of late are recommended, of the shop or of a category', async () => {
  expect(await names('TopSelling')).toEqual(['Tropfen', 'Balsam', 'Tabletten', 'Creme']);
  expect(await names('TopSellingByCategory', { anchorValues: skin })).toEqual(['Balsam', 'Creme']);
  const [item] = await site.store.find('OrderItemSummary', { where: { Product2Id: id.drops ?? '' } });
  await site.store.delete('OrderItemSummary', item?.Id ?? '');
  expect((await names('TopSelling'))[0]).toBe('Balsam');
});

test('PF-PROD-73 what a shopper has viewed comes latest first, to that shopper alone', async () => {
  const view = (name: string, LastViewedDate: string) =>
    site.store.insert('RecentlyViewed', {
      UserId: AUTOMATED_PROCESS_USER_ID,
      Type: 'Product2',
      RecordId: id[name] ?? '',
      LastViewedDate,
    });
  await view('cream', '2026-05-31T08:00:00.000Z');
  await view('drops', '2026-05-31T09:00:00.000Z');
  await view('retired', '2026-05-31T10:00:00.000Z');
  const account = await site.store.insert('Account', { Name: 'Erika Beispiel' });
  const session = buyerSession(AUTOMATED_PROCESS_USER_ID, account.Id);
  const { body } = await site.get(`${PATH}?recommender=RecentlyViewed`, session);
  expect(body.productPage.products.map((row: { name: string }) => row.name)).toEqual(['Tropfen', 'Creme']);
  expect(await names('RecentlyViewed')).toEqual([]);
  expect(await names('MostViewedByCategory', { anchorValues: skin })).toEqual(['Creme']);
});

test('PF-PROD-73 rows carry prices and the products that were asked about on request', async () => {
  const { body } = await read('SimilarProducts', {
    ...from('balm'),
    includeRequestProduct: 'true',
    includePricingAndProductInformation: 'true',
  });
  expect(body.uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.productPage).toMatchObject({
    currencyIsoCode: 'EUR',
    total: 3,
    products: [
      { name: 'Balsam', prices: { unitPrice: '10.00' }, fields: { AvailableToOrder__c: { value: '10' } } },
      { name: 'Creme', prices: { unitPrice: '12.00' } },
      {},
    ],
  });
  expect((await read('SimilarProducts', from('balm'))).body.productPage.products[0].prices).toBeNull();
});

test('PF-PROD-73 the cart of the shopper is what a recommender of products may begin from', async () => {
  const account = await site.store.insert('Account', { Name: 'Erika Beispiel' });
  const cart = await site.store.insert('WebCart', {
    AccountId: account.Id,
    WebStoreId: WEBSTORE_ID,
    Name: 'Korb',
  });
  await site.store.insert('CartItem', {
    CartId: cart.Id,
    Product2Id: id.tablet ?? '',
    Name: 'Tabletten',
    Quantity: 1,
  });
  const session = buyerSession(AUTOMATED_PROCESS_USER_ID, account.Id);
  const address = `${PATH}?recommender=SimilarProducts&anchorFromCurrentCart=true`;
  const { body } = await site.get(address, session);
  expect(body.productPage.products.map((row: { name: string }) => row.name)).toEqual(['Tropfen']);
  expect((await site.get(address)).body.productPage.products).toEqual([]);
});

test('PF-PROD-73 a recommender without what it begins from is refused, and what may not be seen is passed over', async () => {
  const refused = async (recommender: string, query: Record<string, string> = {}) => {
    const { status, body } = await read(recommender, query);
    return [status, body[0]?.errorCode];
  };
  expect(await refused('SimilarProducts')).toEqual([400, 'MISSING_ARGUMENT']);
  expect(await refused('SimilarProducts', { anchorValues: skin })).toEqual([400, 'INVALID_ANCHOR']);
  expect(await refused('TopSellingByCategory', from('balm'))).toEqual([400, 'INVALID_ANCHOR']);
  expect((await read('Personalization')).status).toBe(400);
  expect(await names('SimilarProducts', from('retired'))).toEqual([]);
});
