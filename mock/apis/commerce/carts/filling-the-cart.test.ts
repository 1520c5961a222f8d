import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
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

  test('SF-CART-20 happens once, however many ask at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => buyer.call('PUT', '/carts/current')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.cartId)).size).toBe(1);
    expect(await shop.store.count('WebCart', { AccountId: buyer.accountId })).toBe(1);
  });

  test('SF-CART-20 happens once for products that are added at the same time, and all of them are in it', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.push((await addProduct(shop.store, { price: '4.00' })).Id);
    const answers = await Promise.all(ids.map((id) => add(id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await shop.store.count('WebCart', { AccountId: buyer.accountId })).toBe(1);
    expect(await summary()).toMatchObject({ uniqueProductCount: 3 });
  });

  test('is refused in a currency the store does not sell in', async () => {
    expect(await buyer.call('PUT', '/carts/current?currencyIsoCode=USD')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'CURRENCY_NOT_SUPPORTED' }],
    });
    expect(await shop.store.count('WebCart', { AccountId: buyer.accountId })).toBe(0);
  });

  test('comes with a default delivery group and no address', async () => {
    const { body: cart } = await buyer.call('PUT', '/carts/current');
    const groups = await shop.store.find('CartDeliveryGroup', { where: { CartId: cart.cartId } });
    expect(groups).toMatchObject([{ IsDefault: true, DeliverToStreet: null }]);
  });
});

describe('adding products', () => {
  test('PF-CART-01 SF-CART-01 opens the cart, which is Processing until the totals are new', async () => {
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
    const during = await buyer.call('GET', '/carts/current');
    expect(during.body).toMatchObject({
      asyncOperationStatus: 'Processing',
      grandTotalAmount: '0.00',
      uniqueProductCount: 0,
    });
    expect(await summary()).toMatchObject({
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

  test('PF-CART-10 takes a quantity as a number, with the same effect as text', async () => {
    const { Id: productId } = await addProduct(shop.store);
    const input = { productId, quantity: 2, type: 'Product' };
    const { status, body } = await buyer.call('POST', '/carts/current/cart-items', input);
    expect([status, body.quantity]).toEqual([201, '2.0']);
    const batch = { inputs: [{ richInput: input }] };
    const added = await buyer.call('POST', '/carts/current/cart-items/batch', batch);
    expect(added.body.results[0].result.quantity).toBe('4.0');
    const change = (quantity: number) =>
      buyer.call('PATCH', `/carts/current/cart-items/${body.cartItemId}`, { quantity });
    expect((await change(3)).body.quantity).toBe('3.0');
    expect(await change(1.5)).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_QUANTITY' }] });
  });

  test('SF-ITEM-01 adds up with what the cart has of it, also at the same time', async () => {
    const product = await addProduct(shop.store);
    await Promise.all([add(product.Id, '1'), add(product.Id, '2'), add(product.Id, '3')]);
    const { body } = await buyer.call('GET', '/carts/current/cart-items');
    expect(body.cartItems).toMatchObject([{ cartItem: { quantity: '6.0' } }]);
    expect(await summary()).toMatchObject({ totalProductCount: '6.0', uniqueProductCount: 1 });
  });

  test('is delivered free of charge from the threshold on', async () => {
    const product = await addProduct(shop.store, { price: '14.50' });
    await add(product.Id, '1');
    expect(await summary()).toMatchObject({ totalChargeAmount: '3.49', grandTotalAmount: '17.99' });
    await add(product.Id, '1');
    expect(await summary()).toMatchObject({ totalChargeAmount: '0.00', grandTotalAmount: '29.00' });
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
    const product = await addProduct(shop.store, wish);
    expect(await add(product.Id)).toMatchObject({ status: 400, body: [{ errorCode }] });
    expect(await shop.store.count('WebCart', { AccountId: buyer.accountId })).toBe(0);
  });

  test('refuses unknown products and quantities that are no number of packs', async () => {
    const product = await addProduct(shop.store);
    expect(await add(product.Id.replace(/^01t/, '001'))).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_PRODUCT' }],
    });
    expect(await add(product.Id, '1.5')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_QUANTITY' }],
    });
    expect(await add(product.Id, '-1')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT' }],
    });
    expect(await shop.store.count('WebCart', { AccountId: buyer.accountId })).toBe(0);
  });

  test('holds the limit of packs per order against the sum', async () => {
    const { Id } = await addProduct(shop.store, { MaximumPerOrder__c: 2 });
    expect((await add(Id, '2')).status).toBe(201);
    expect(await add(Id, '1')).toMatchObject({
      status: 400,
      body: [{ errorCode: 'PACK_LIMIT_EXCEEDED', message: expect.stringContaining('höchstens 2 Packungen') }],
    });
    expect(await summary()).toMatchObject({ totalProductCount: '2.0' });
  });

  test('PF-CART-06 SF-ITEM-02 in a batch judges each input for itself', async () => {
    const good = await addProduct(shop.store);
    const bad = await addProduct(shop.store, { price: null });
    const inputs = [bad, good].map(({ Id }) => ({
      richInput: { productId: Id, quantity: '1', type: 'Product' },
    }));
    const { status, body } = await buyer.call('POST', '/carts/current/cart-items/batch', { inputs });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      hasErrors: true,
      results: [
        { statusCode: 400, result: [{ errorCode: 'PRICE_NOT_FOUND' }] },
        { statusCode: 201, result: { productId: good.Id, quantity: '1.0' } },
      ],
    });
    expect(await summary()).toMatchObject({ uniqueProductCount: 1 });
  });

  test('PF-CART-06 a batch is answered 201, on a high-scale cart 202', async () => {
    const inputs = [
      { richInput: { productId: (await addProduct(shop.store)).Id, quantity: '1', type: 'Product' } },
    ];
    const statusOf = async (highscale: string) =>
      (await buyer.call('POST', '/carts/current/cart-items/batch', { inputs }, { highscale })).status;
    expect(await statusOf('true')).toBe(201);
    await shop.store.update('WebStore', WEBSTORE_ID, { HighScaleCartEnabled__c: true });
    const statuses = [await statusOf('true'), await statusOf('false')];
    await shop.store.update('WebStore', WEBSTORE_ID, { HighScaleCartEnabled__c: false });
    expect(statuses).toEqual([202, 201]);
  });
});

describe('changing items', () => {
  test('SF-ITEM-03 sets the quantity within the rules, and removes items', async () => {
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
    expect(await summary()).toMatchObject({ grandTotalAmount: '40.00' });
    expect(await buyer.call('DELETE', path)).toMatchObject({ status: 204, body: undefined });
    expect(await summary()).toMatchObject({ grandTotalAmount: '0.00', uniqueProductCount: 0 });
    expect((await buyer.call('DELETE', path)).status).toBe(404);
  });

  test('SF-ITEM-05 SF-CALL-02 by the web runtime needs its token', async () => {
    const { body: item } = await add((await addProduct(shop.store)).Id);
    const items = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}/carts/current/cart-items`;
    const path = `${items}/${item.cartItemId}`;
    expect(await buyer.call('GET', items)).toMatchObject({
      status: 200,
      body: { cartItems: [{ cartItem: { cartItemId: item.cartItemId } }] },
    });
    expect(await buyer.call('PATCH', path, { quantity: '3' })).toMatchObject({ status: 403 });
    expect(await buyer.call('PATCH', path, { quantity: '3' }, { 'csrf-token': 'wrong' })).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INVALID_CSRF_TOKEN' }],
    });
    expect(await summary()).toMatchObject({ totalProductCount: '1.0' });
    expect(await buyer.call('PATCH', path, { quantity: '2' }, { 'csrf-token': 'token' })).toMatchObject({
      status: 200,
      body: { quantity: '2.0' },
    });
  });

  test('ends with the cart', async () => {
    await add((await addProduct(shop.store)).Id);
    expect((await buyer.call('DELETE', '/carts/current')).status).toBe(204);
    expect((await buyer.call('GET', '/carts/current')).status).toBe(404);
    expect((await buyer.call('DELETE', '/carts/current')).status).toBe(404);
  });
});

test('PF-WRITE-05 what comes to more than a cart can hold is refused, also in a cart whose prices have risen since', async () => {
  const dear = await addProduct(shop.store, { price: '1000000000000000.00' });
  const other = await addProduct(shop.store, { price: '999999.99' });
  expect(await add(dear.Id, '150')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'CART_VALUE_TOO_HIGH', message: expect.stringContaining('weniger Packungen') }],
  });
  for (const quantity of ['100000', '999999999'])
    expect(await add(other.Id, quantity)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'QUANTITY_ABOVE_MAXIMUM' }],
    });
  expect((await add(other.Id, '99999')).status).toBe(201);
  expect(await summary()).toMatchObject({ totalProductAmount: '99998999000.01' });
  const entry = await shop.store.findOne('PricebookEntry', { where: { Product2Id: other.Id } });
  await shop.store.update('PricebookEntry', entry?.Id ?? '', { UnitPrice: '1000000000000000.00' });
  expect((await add((await addProduct(shop.store)).Id)).status).toBe(201);
  expect(await summary()).toMatchObject({ totalProductAmount: '10.00' });
});
