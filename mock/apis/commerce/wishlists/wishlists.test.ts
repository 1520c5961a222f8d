import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addProduct } from '#mock/model/shoppers/testing/site-records.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

let shop: Shop;
let buyer: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const product = async (Name: string) =>
  (await addProduct(shop.store, { Name, prices: { [SALE_PRICEBOOK_ID]: '10.00' }, AvailableToOrder__c: 100 }))
    .Id;

async function makeList(name: string, ...productIds: string[]) {
  shop.wait();
  const products = productIds.map((productId) => ({ productId }));
  return (await buyer.call('POST', '/wishlists', { name, products })).body;
}

const namesOf = (page: { items: { productSummary: { name: string } }[] }) =>
  page.items.map(({ productSummary }) => productSummary.name);

test('PF-WISH-01 a list holds each product once, with the price of today as a number', async () => {
  const [balm, soap] = [await product('Balsam'), await product('Seife')];
  const { summary } = await makeList('Hausapotheke', balm);
  expect(summary).toMatchObject({ name: 'Hausapotheke', wishlistProductCount: 1 });
  const path = `/wishlists/${summary.id}`;
  shop.wait();
  const added = await buyer.call('POST', `${path}/wishlist-items`, { productId: soap });
  expect(added).toMatchObject({ status: 201, body: { salesPrice: 10, currencyIsoCode: 'EUR', error: null } });
  const again = await buyer.call('POST', `${path}/wishlist-items`, { productId: soap });
  expect(again.body.wishlistItemId).toBe(added.body.wishlistItemId);
  const { body } = await buyer.call('GET', `${path}?sortItemsBy=CreatedDateAsc`);
  expect(body.summary.wishlistProductCount).toBe(2);
  expect(namesOf(body.page)).toEqual(['Balsam', 'Seife']);
  const missing = { productId: '01t000000000009AAA' };
  expect((await buyer.call('POST', `${path}/wishlist-items`, missing)).status).toBe(404);
});

test('PF-WISH-02 lists stand with the one changed last first, which is the one to display', async () => {
  const first = await makeList('Erste', await product('Balsam'));
  const second = await makeList('Zweite');
  const all = await buyer.call('GET', '/wishlists');
  expect(all.body).toMatchObject({
    wishlistCount: 2,
    displayedList: null,
    summaries: [{ id: second.summary.id }, { id: first.summary.id }],
  });
  shop.wait();
  await buyer.call('PATCH', `/wishlists/${first.summary.id}`, { name: 'Umbenannt' });
  const displayed = async (query: string) =>
    (await buyer.call('GET', `/wishlists?includeDisplayedList=true${query}`)).body.displayedList;
  expect((await displayed('')).summary).toMatchObject({ name: 'Umbenannt', wishlistProductCount: 1 });
  expect((await displayed(`&wishlistId=${second.summary.id}`)).summary.name).toBe('Zweite');
  await buyer.call('DELETE', `/wishlists/${first.summary.id}`);
  expect((await buyer.call('GET', '/wishlists')).body.wishlistCount).toBe(1);
  expect(await shop.store.count('WishlistItem', { WishlistId: first.summary.id })).toBe(0);
});

test('PF-WISH-03 lists of others do not exist for a buyer, and guests have none', async () => {
  const { summary, page } = await makeList('Geheim', await product('Balsam'));
  const stranger = await shop.buyer();
  const path = `/wishlists/${summary.id}`;
  const item = `${path}/wishlist-items/${page.items[0].wishlistItemId}`;
  for (const [method, address, body] of [
    ['GET', path],
    ['PATCH', path, { name: 'Meine' }],
    ['DELETE', path],
    ['GET', `${path}/wishlist-items`],
    ['DELETE', item],
    ['POST', `${path}/actions/add-wishlist-to-cart`],
  ] as const) {
    expect((await stranger.call(method, address, body)).status, `${method} ${address}`).toBe(404);
  }
  expect((await stranger.call('GET', '/wishlists')).body.summaries).toEqual([]);
  expect((await shop.guest().call('GET', '/wishlists')).status).toBe(401);
});

test('items are paged, and one whose product has left the range has an error', async () => {
  const [balm, soap] = [await product('Balsam'), await product('Seife')];
  const { summary } = await makeList('Lang', balm, soap);
  const path = `/wishlists/${summary.id}/wishlist-items?pageSize=1&sortItemsBy=CreatedDateAsc`;
  const first = await buyer.call('GET', path);
  expect(first.body).toMatchObject({ hasErrors: false, currentPageToken: '1', nextPageToken: '2' });
  await shop.store.update('Product2', soap, { IsActive: false });
  const { body } = await buyer.call('GET', `${path}&page=${first.body.nextPageToken}`);
  expect(body).toMatchObject({
    hasErrors: true,
    nextPageToken: null,
    items: [{ productSummary: null, salesPrice: null, error: { errorCode: 'NOT_FOUND' } }],
  });
});

test('PF-WISH-04 a list goes into the cart as far as its products can be bought', async () => {
  const [balm, soap] = [await product('Balsam'), await product('Seife')];
  const { summary } = await makeList('Kaufen', balm, soap);
  await shop.store.update('Product2', soap, { IsActive: false });
  const { status, body } = await buyer.call('POST', `/wishlists/${summary.id}/actions/add-wishlist-to-cart`);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    productsRequestedCount: 2,
    productsSucceededCount: 1,
    productsFailedCount: 1,
    succeededWishlistToCartItems: [{ status: 'Success', cartItem: { productId: balm } }],
    failedWishlistToCartItems: [{ status: 'Failed', cartItem: { productId: soap, name: 'Seife' } }],
  });
  const kept = await buyer.call('GET', `/wishlists/${summary.id}`);
  expect(kept.body.summary.wishlistProductCount).toBe(2);
});

test('PF-WISH-05 a cart goes onto a list, products that are on it already not twice', async () => {
  const [balm, soap] = [await product('Balsam'), await product('Seife')];
  const { summary } = await makeList('Später', balm);
  for (const productId of [balm, soap]) {
    await buyer.call('POST', '/carts/current/cart-items', { productId, quantity: '2', type: 'Product' });
  }
  const input = { wishlistId: summary.id };
  const added = await buyer.call('POST', '/carts/current/actions/add-cart-to-wishlist', input);
  expect(added).toMatchObject({ status: 201, body: { wishlistId: summary.id, productsAddedCount: 1 } });
  const items = await buyer.call('GET', '/carts/current/cart-items');
  expect(items.body.cartItems).toHaveLength(2);
});
