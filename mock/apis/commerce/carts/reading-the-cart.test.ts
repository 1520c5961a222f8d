import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addToCart, settledSummary } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const add = (productId: string, quantity = '1', who = buyer) => addToCart(who, productId, quantity);
const summary = () => settledSummary(shop, buyer);

describe('reading the cart', () => {
  test('PF-CART-02 reading answers an empty collection without a cart', async () => {
    const { status, body } = await buyer.call(
      'GET',
      '/carts/current/cart-items?includePromotions=true&includeCoupons=true',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cartItems: [],
      totalItemCount: 0,
      nextPageUrl: null,
    });
    for (const member of ['cartSummary', 'cartPromotions', 'cartCoupons'])
      expect(body).not.toHaveProperty(member);
  });

  test('PF-CART-03 SF-ITEM-04 pages and sorts the items, with addresses of the neighbouring pages', async () => {
    for (const Name of ['Birne', 'Apfel', 'Äpfelchen'])
      await add((await addProduct(shop.store, { Name })).Id);
    const first = await buyer.call('GET', '/carts/current/cart-items?sort=NameAsc&pageSize=2');
    expect(names(first.body)).toEqual(['Apfel', 'Äpfelchen']);
    expect(first.body).toMatchObject({
      currentPage: 1,
      totalItemCount: 3,
      totalNumberOfPages: 2,
      previousPageToken: null,
    });
    const next = await buyer.call('GET', first.body.nextPageUrl.split(WEBSTORE_ID)[1]);
    expect(names(next.body)).toEqual(['Birne']);
    expect(next.body.nextPageToken).toBeNull();
    const byToken = await buyer.call(
      'GET',
      `/carts/current/cart-items?sort=NameAsc&pageSize=2&page=${first.body.nextPageToken}`,
    );
    expect(names(byToken.body)).toEqual(['Birne']);
    expect((await buyer.call('GET', '/carts/current/cart-items?page=nonsense')).status).toBe(400);
  });

  test('answers the product fields asked for, and refuses those that buyers cannot see', async () => {
    await add((await addProduct(shop.store, { L2C_CM_PZN__c: '04877800' })).Id);
    const asked = (names: string) => `productFields=L2C_CM_PZN__c,${names}`;
    const { body } = await buyer.call('GET', `/carts/current/cart-items?${asked('VatRate__c')}`);
    expect(body.cartItems[0].cartItem.productDetails.fields).toEqual({
      L2C_CM_PZN__c: '04877800',
      VatRate__c: '19',
    });
    const [{ cartId }] = body.cartItems.map(({ cartItem }: { cartItem: object }) => cartItem);
    for (const name of ['Nothing__c', 'OwnerId']) {
      for (const path of [
        '/carts/current/cart-items',
        `/carts/${cartId}/cart-items`,
        '/carts/current/products',
      ]) {
        expect(await buyer.call('GET', `${path}?${asked(name)}`)).toMatchObject({
          status: 400,
          body: [{ errorCode: 'INVALID_FIELD', message: `No such field on Product2: ${name}` }],
        });
      }
    }
  });

  test('PF-CART-04 PF-CART-05 an item carries a message of type and severity when the stock no longer covers it', async () => {
    const product = await addProduct(shop.store, { AvailableToOrder__c: 3 });
    await add(product.Id, '3');
    await shop.store.update('Product2', product.Id, { AvailableToOrder__c: 1 });
    const { body } = await buyer.call('GET', '/carts/current/cart-items');
    expect(body).toMatchObject({
      hasErrors: true,
      cartSummary: { messagesSummary: { errorCount: 1, totalLineItemsWithErrors: 1 } },
    });
    expect(body.cartItems[0]).toMatchObject({ status: 'Failed', message: 'Nur noch 1 Packung verfügbar.' });
    expect(body.cartItems[0].cartItem.messagesSummary.limitedMessages).toMatchObject([
      { type: 'Inventory', severity: 'Error' },
    ]);
  });

  test('counts a changed price with the next recalculation', async () => {
    const product = await addProduct(shop.store, { price: '10.00' });
    await add(product.Id);
    expect(await summary()).toMatchObject({ totalProductAmount: '10.00' });
    const [entry] = await shop.store.find('PricebookEntry', {
      where: { Product2Id: product.Id, Pricebook2Id: SALE_PRICEBOOK_ID },
    });
    await shop.store.update('PricebookEntry', entry?.Id ?? '', { UnitPrice: '8.00' });
    expect(await summary()).toMatchObject({ totalProductAmount: '10.00' });
    await add((await addProduct(shop.store, { price: '1.00' })).Id);
    expect(await summary()).toMatchObject({ totalProductAmount: '9.00' });
  });

  test('PF-CART-17 SF-CART-21 by product names each with its items', async () => {
    const product = await addProduct(shop.store);
    const { body: item } = await add(product.Id, '2');
    const { body } = await buyer.call('GET', '/carts/current/products');
    expect(body).toMatchObject({
      count: 1,
      hasErrors: false,
      totalItemCount: 1,
      products: [
        {
          product: { productId: product.Id, name: product.Name },
          cartItems: [{ cartItem: { cartItemId: item.cartItemId, quantity: '2.0' }, status: 'Success' }],
        },
      ],
    });
    const one = (productId: string) => buyer.call('GET', `/carts/current/products/${productId}`);
    expect((await one(product.Id)).body).toEqual(body.products[0]);
    expect((await one((await addProduct(shop.store)).Id)).status).toBe(404);
  });
});

test('PF-CART-24 an item of a variation names what tells it from its siblings', async () => {
  const parent = await addProduct(shop.store, { ProductClass: 'VariationParent' });
  const pack = (PackSizeText__c: string) =>
    addProduct(shop.store, { ProductClass: 'Variation', VariationParentId: parent.Id, PackSizeText__c });
  const [small] = [await pack('20 St'), await pack('50 St')];
  const attributes = { PackSizeText__c: { label: 'Packungsgröße', value: '20 St', sequence: 0 } };
  const { body: item } = await add(small?.Id ?? '');
  expect(item.productDetails.variationAttributes).toEqual(attributes);
  await add((await addProduct(shop.store)).Id);
  const { body } = await buyer.call('GET', '/carts/current/cart-items?sort=CreatedDateAsc');
  const shown = body.cartItems.map(
    ({ cartItem }: { cartItem: { productDetails: { variationAttributes: object } } }) =>
      cartItem.productDetails.variationAttributes,
  );
  expect(shown).toEqual([attributes, {}]);
});

test('PF-CART-16 the compact summary counts the products, and the head of the cart has the sums', async () => {
  const { body: item } = await add((await addProduct(shop.store, { price: '10.00' })).Id, '2');
  const { cartId } = item;
  const read = async (path: string) => (await buyer.call('GET', `/carts/${path}`)).body;
  expect(await read('current/compact-summary')).toEqual({
    cartId,
    currencyIsoCode: 'EUR',
    totalProductCount: '0.0',
    uniqueProductCount: 0,
    asyncOperationStatus: 'Processing',
  });
  const settled = await summary();
  expect(await read(`${cartId}/compact-summary`)).toEqual({
    cartId,
    currencyIsoCode: 'EUR',
    totalProductCount: '2.0',
    uniqueProductCount: 1,
    asyncOperationStatus: 'Completed',
  });
  expect(await read(cartId)).toEqual(settled);
  expect(settled).toMatchObject({ cartId, totalProductAmount: '20.00', totalProductLineItemCount: 1 });
  expect((await (await shop.buyer()).call('GET', `/carts/${cartId}`)).status).toBe(404);
});

test('PF-CART-07 the summary of the current cart has an address without a cart id', async () => {
  expect((await buyer.call('GET', '/carts/compact-summary')).status).toBe(404);
  const { body } = await buyer.call('PUT', '/carts/current');
  expect((await buyer.call('GET', '/carts/compact-summary')).body).toMatchObject({ cartId: body.cartId });
});

describe('other accounts', () => {
  test('have carts of their own that nobody else sees', async () => {
    const { body: item } = await add((await addProduct(shop.store)).Id);
    const stranger = await shop.buyer();
    for (const path of ['compact-summary', 'cart-items', 'products', 'delivery-groups']) {
      expect((await stranger.call('GET', `/carts/${item.cartId}/${path}`)).status).toBe(404);
    }
    expect(
      (await stranger.call('PATCH', `/carts/${item.cartId}/cart-items/${item.cartItemId}`, { quantity: '5' }))
        .status,
    ).toBe(404);
    await add((await addProduct(shop.store)).Id, '1', stranger);
    expect((await stranger.call('DELETE', `/carts/current/cart-items/${item.cartItemId}`)).status).toBe(404);
    expect((await stranger.call('DELETE', `/carts/${item.cartId}`)).status).toBe(404);
    expect(await summary()).toMatchObject({ uniqueProductCount: 1 });
  });

  test('SF-SESSION-05 can be bought for when the buyer manages them, and only then', async () => {
    const managed = await shop.store.insert('Account', { Name: 'Karl', ParentId: buyer.accountId });
    const stranger = await shop.buyer();
    const { body } = await buyer.call('PUT', `/carts/current?effectiveAccountId=${managed.Id}`);
    expect(body).toMatchObject({ accountId: managed.Id, ownerId: buyer.session.userId });
    expect((await buyer.call('GET', '/carts/current/compact-summary')).status).toBe(404);
    expect((await buyer.call('PUT', `/carts/current?effectiveAccountId=${stranger.accountId}`)).status).toBe(
      403,
    );
    expect((await stranger.call('PUT', `/carts/current?effectiveAccountId=${managed.Id}`)).status).toBe(403);
    expect(
      (await buyer.call('PUT', '/carts/current?effectiveAccountId=000000000000000')).body.accountId,
    ).toBe(buyer.accountId);
  });
});

function names(collection: { cartItems: { cartItem: { name: string } }[] }): string[] {
  return collection.cartItems.map(({ cartItem }) => cartItem.name);
}
