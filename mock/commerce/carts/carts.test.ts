import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/seed/well-known-ids.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function freshBuyer() {
  buyer = await shop.buyer();
}

const add = (productId: string, quantity = '1', who = buyer) =>
  who.call('POST', '/carts/current/cart-items', { productId, quantity, type: 'Product' });

/** The head of the cart once it is recalculated. */
async function settledSummary(who = buyer) {
  shop.wait();
  return (await who.call('GET', '/carts/current/compact-summary')).body;
}

describe('opening a cart', () => {
  test('is for buyers only', async () => {
    const refused = {
      status: 403,
      body: [expect.objectContaining({ errorCode: 'FUNCTIONALITY_NOT_ENABLED' })],
    };
    expect(await shop.guest().call('PUT', '/carts/current')).toMatchObject(refused);
    expect(await shop.guest().call('GET', '/carts/current/cart-items')).toMatchObject(refused);
  });

  test('needs an account to buy for', async () => {
    const staff = await shop.staff();
    expect(await staff.call('PUT', '/carts/current')).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
    });
  });

  test('happens once, however many ask at the same time', async () => {
    await freshBuyer();
    const answers = await Promise.all([1, 2, 3].map(() => buyer.call('PUT', '/carts/current')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.cartId)).size).toBe(1);
    expect(await shop.store.count('WebCart', { AccountId: buyer.accountId })).toBe(1);
  });

  test('is refused in a currency the store does not sell in', async () => {
    await freshBuyer();
    expect((await buyer.call('PUT', '/carts/current?currencyIsoCode=USD')).status).toBe(400);
  });

  test('comes with a default delivery group and no address', async () => {
    await freshBuyer();
    const { body: cart } = await buyer.call('PUT', '/carts/current');
    const groups = await shop.store.find('CartDeliveryGroup', { where: { CartId: cart.cartId } });
    expect(groups).toMatchObject([{ IsDefault: true, DeliverToStreet: null }]);
  });
});

describe('adding products', () => {
  test('opens the cart and is Processing until the totals are new', async () => {
    await freshBuyer();
    const product = await addProduct(shop.store, { price: '12.49', comparisonPrice: '13.99' });
    expect(await add(product.Id, '2')).toMatchObject({
      status: 201,
      body: {
        quantity: '2.0',
        salesPrice: '12.49',
        listPrice: '13.99',
        totalPrice: '24.98',
        totalTax: '3.99',
      },
    });
    const during = await buyer.call('GET', '/carts/current/compact-summary');
    expect(during.body).toMatchObject({
      asyncOperationStatus: 'Processing',
      grandTotalAmount: '0.00',
      uniqueProductCount: 0,
    });
    expect(await settledSummary()).toMatchObject({
      asyncOperationStatus: 'Completed',
      totalProductCount: '2.0',
      uniqueProductCount: 1,
      totalListPrice: '27.98',
      totalProductAmount: '24.98',
      totalChargeAmount: '3.49',
      totalTaxAmount: '4.55',
      grandTotalAmount: '28.47',
    });
  });

  test('adds up with what the cart has of it, also at the same time', async () => {
    await freshBuyer();
    const product = await addProduct(shop.store);
    await Promise.all([add(product.Id, '1'), add(product.Id, '2'), add(product.Id, '3')]);
    const { body } = await buyer.call('GET', '/carts/current/cart-items');
    expect(body.cartItems).toMatchObject([{ cartItem: { quantity: '6.0' } }]);
    expect(await settledSummary()).toMatchObject({ totalProductCount: '6.0', uniqueProductCount: 1 });
  });

  test('is delivered free of charge from the threshold on', async () => {
    await freshBuyer();
    const product = await addProduct(shop.store, { price: '14.50' });
    await add(product.Id, '1');
    expect(await settledSummary()).toMatchObject({ totalChargeAmount: '3.49', grandTotalAmount: '17.99' });
    await add(product.Id, '1');
    expect(await settledSummary()).toMatchObject({ totalChargeAmount: '0.00', grandTotalAmount: '29.00' });
  });

  test.each([
    [
      'on prescription',
      { L2C_CM_RegulatoryClassification__c: 'verschreibungspflichtig' },
      'PRESCRIPTION_REQUIRED',
    ],
    ['without a price', { price: null }, 'PRICE_NOT_FOUND'],
    ['no longer sold', { IsActive: false }, 'INVALID_PRODUCT'],
    ['that is only a parent', { ProductClass: 'VariationParent' }, 'INVALID_PRODUCT_CLASS'],
    ['below the minimum', { MinimumQuantity__c: 2 }, 'QUANTITY_BELOW_MINIMUM'],
    ['off the increment', { QuantityIncrement__c: 2 }, 'QUANTITY_NOT_AN_INCREMENT'],
  ] as const)('refuses one pack of a product %s', async (_, wish, errorCode) => {
    await freshBuyer();
    const product = await addProduct(shop.store, wish);
    expect(await add(product.Id)).toMatchObject({ status: 400, body: [{ errorCode }] });
    expect(await shop.store.count('WebCart', { AccountId: buyer.accountId })).toBe(0);
  });

  test('refuses unknown products and quantities that are no number of packs', async () => {
    await freshBuyer();
    const product = await addProduct(shop.store);
    expect(await add(product.Id.replace(/^01t/, '001'))).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_PRODUCT' }],
    });
    expect(await add(product.Id, '1.5')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_QUANTITY' }],
    });
    expect((await add(product.Id, '-1')).status).toBe(400);
  });

  test('holds the limit of packs per order against the sum', async () => {
    await freshBuyer();
    const { Id } = await addProduct(shop.store, { MaximumPerOrder__c: 2 });
    expect((await add(Id, '2')).status).toBe(201);
    expect(await add(Id, '1')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'PACK_LIMIT_EXCEEDED', message: expect.stringContaining('höchstens 2 Packungen') }],
    });
    expect(await settledSummary()).toMatchObject({ totalProductCount: '2.0' });
  });

  test('in a batch judges each input for itself', async () => {
    await freshBuyer();
    const good = await addProduct(shop.store);
    const bad = await addProduct(shop.store, { price: null });
    const inputs = [bad, good].map(({ Id }) => ({
      richInput: { productId: Id, quantity: '1', type: 'Product' },
    }));
    const { status, body } = await buyer.call('POST', '/carts/current/cart-items/batch', { inputs });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      hasErrors: true,
      results: [
        { statusCode: 400, result: [{ errorCode: 'PRICE_NOT_FOUND' }] },
        { statusCode: 201, result: { productId: good.Id, quantity: '1.0' } },
      ],
    });
    expect(await settledSummary()).toMatchObject({ uniqueProductCount: 1 });
  });
});

describe('changing items', () => {
  test('sets the quantity within the rules, and takes items out', async () => {
    await freshBuyer();
    const { Id } = await addProduct(shop.store, { MaximumQuantity__c: 5 });
    const { body: item } = await add(Id);
    const path = `/carts/current/cart-items/${item.cartItemId}`;
    expect(await buyer.call('PATCH', path, { quantity: '4' })).toMatchObject({
      status: 200,
      body: { quantity: '4.0', totalPrice: '40.00' },
    });
    expect(await buyer.call('PATCH', path, { quantity: '6' })).toMatchObject({
      status: 400,
      body: [{ errorCode: 'QUANTITY_ABOVE_MAXIMUM' }],
    });
    expect(await settledSummary()).toMatchObject({ grandTotalAmount: '40.00' });
    expect(await buyer.call('DELETE', path)).toEqual({ status: 204, body: undefined });
    expect(await settledSummary()).toMatchObject({ grandTotalAmount: '0.00', uniqueProductCount: 0 });
    expect((await buyer.call('DELETE', path)).status).toBe(404);
  });

  test('by the web runtime needs its token', async () => {
    await freshBuyer();
    const { body: item } = await add((await addProduct(shop.store)).Id);
    const path = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}/carts/current/cart-items/${item.cartItemId}`;
    expect((await buyer.call('PATCH', path, { quantity: '2' })).status).toBe(400);
    expect((await buyer.call('PATCH', path, { quantity: '2' }, { 'csrf-token': 'wrong' })).status).toBe(403);
    expect(await buyer.call('PATCH', path, { quantity: '2' }, { 'csrf-token': 'token' })).toMatchObject({
      status: 200,
      body: { quantity: '2.0' },
    });
  });

  test('ends with the cart', async () => {
    await freshBuyer();
    await add((await addProduct(shop.store)).Id);
    expect((await buyer.call('DELETE', '/carts/current')).status).toBe(204);
    expect((await buyer.call('GET', '/carts/current/compact-summary')).status).toBe(404);
    expect((await buyer.call('DELETE', '/carts/current')).status).toBe(404);
  });
});

describe('reading the cart', () => {
  test('answers an empty collection without a cart', async () => {
    await freshBuyer();
    const { status, body } = await buyer.call(
      'GET',
      '/carts/current/cart-items?includePromotions=true&includeCoupons=true',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      cartItems: [],
      cartPromotions: [],
      cartCoupons: [],
      totalItemCount: 0,
      nextPageUrl: null,
    });
    expect(body).not.toHaveProperty('cartSummary');
  });

  test('pages and sorts the items, and its addresses lead on', async () => {
    await freshBuyer();
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

  test('answers the product fields asked for, as far as buyers may see them', async () => {
    await freshBuyer();
    await add((await addProduct(shop.store, { L2C_CM_PZN__c: '04877800' })).Id);
    const { body } = await buyer.call(
      'GET',
      '/carts/current/cart-items?productFields=L2C_CM_PZN__c,VatRate__c,Nothing__c,OwnerId',
    );
    expect(body.cartItems[0].cartItem.productDetails.fields).toEqual({
      L2C_CM_PZN__c: '04877800',
      VatRate__c: '19',
    });
  });

  test('says at the item when the stock no longer covers it', async () => {
    await freshBuyer();
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
    await freshBuyer();
    const product = await addProduct(shop.store, { price: '10.00' });
    await add(product.Id);
    expect(await settledSummary()).toMatchObject({ totalProductAmount: '10.00' });
    const [entry] = await shop.store.find('PricebookEntry', {
      where: { Product2Id: product.Id, Pricebook2Id: SALE_PRICEBOOK_ID },
    });
    await shop.store.update('PricebookEntry', entry?.Id ?? '', { UnitPrice: '8.00' });
    await add((await addProduct(shop.store, { price: '1.00' })).Id);
    expect(await settledSummary()).toMatchObject({ totalProductAmount: '9.00' });
  });

  test('by product names each with its items', async () => {
    await freshBuyer();
    const product = await addProduct(shop.store);
    const { body: item } = await add(product.Id, '2');
    const { body } = await buyer.call('GET', '/carts/current/products');
    expect(body).toMatchObject({
      totalProductCount: 1,
      products: [{ productId: product.Id, totalQuantity: '2.0', cartItemIds: [item.cartItemId] }],
    });
  });
});

test('the head of the current cart has an address without a cart id', async () => {
  await freshBuyer();
  expect((await buyer.call('GET', '/carts/compact-summary')).status).toBe(404);
  const { body } = await buyer.call('PUT', '/carts/current');
  expect((await buyer.call('GET', '/carts/compact-summary')).body).toMatchObject({ cartId: body.cartId });
});

describe('other accounts', () => {
  test('have carts of their own that nobody else sees', async () => {
    await freshBuyer();
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
    expect(await settledSummary()).toMatchObject({ uniqueProductCount: 1 });
  });

  test('can be bought for when the buyer manages them, and only then', async () => {
    await freshBuyer();
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
