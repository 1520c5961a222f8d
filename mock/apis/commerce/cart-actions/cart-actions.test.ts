import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addToCart, fillCart, settledSummary } from '../testing/journey.ts';
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

const act = (action: string, body?: object, cart = 'current') =>
  buyer.call('POST', `/carts/${cart}/actions/${action}`, body);
const open = (body: object, headers?: Record<string, string>) => buyer.call('POST', '/carts', body, headers);

test('PF-CART-20 a cart is opened with a name, and a second one beside the main one alone', async () => {
  const main = await open({ name: 'Hausapotheke', type: 'Cart', currencyIsoCode: 'EUR' });
  expect(main).toMatchObject({ status: 201, body: { name: 'Hausapotheke', isSecondary: false } });
  expect((await open({ name: 'Noch eine' })).status).toBe(409);
  const { status, body } = await open({ name: 'Reiseapotheke', isSecondary: true });
  expect([status, body.isSecondary]).toEqual([201, true]);
  expect((await buyer.call('GET', '/carts/current')).body.cartId).toBe(main.body.cartId);
  const { productId } = await fillCart(shop, buyer);
  const input = { productId, quantity: '3', type: 'Product' };
  expect((await buyer.call('POST', `/carts/${body.cartId}/cart-items`, input)).status).toBe(201);
  shop.wait();
  expect((await buyer.call('GET', `/carts/${body.cartId}`)).body.totalProductCount).toBe('3.0');
  expect((await settledSummary(shop, buyer)).totalProductCount).toBe('1.0');
});

test('PF-CART-20 a repeated request opens one cart, in a currency and for an owner that the store knows', async () => {
  const headers = { 'idempotency-key': 'one-cart-only' };
  const body = { name: 'Reiseapotheke', isSecondary: true };
  const ids = [await open(body, headers), await open(body, headers)].map((answer) => answer.body.cartId);
  expect(ids[0]).toBe(ids[1]);
  const refused = async (wish: object) => {
    const answer = await open({ ...body, ...wish });
    return [answer.status, answer.body[0]?.errorCode];
  };
  expect(await refused({ currencyIsoCode: 'USD' })).toEqual([400, 'CURRENCY_NOT_SUPPORTED']);
  expect(await refused({ orderOwnerId: '005000000000099AAA' })).toEqual([400, 'INVALID_ORDER_OWNER']);
  expect(await refused({ customFields: [{ attributes: { type: 'WebCart' }, Gift__c: 1 }] })).toEqual([
    400,
    'INVALID_FIELD',
  ]);
  expect(await shop.store.count('WebCart', { AccountId: buyer.accountId })).toBe(1);
});

test('PF-CART-21 a calculation answers the new sums at once', async () => {
  await fillCart(shop, buyer, { price: '10.00' }, '2');
  const address = { country: 'Deutschland', postalCode: 80331 };
  const calls = [
    () => act('calculate'),
    () => act('calculate', {}),
    () => act('evaluate-shipping', { shippingAddress: address }),
    () => act('evaluate-taxes', { shippingAddress: { country: 'DE' } }),
  ];
  for (const call of calls) {
    expect(await call()).toMatchObject({
      status: 200,
      body: {
        status: 'Success',
        message: null,
        data: {
          asyncOperationStatus: 'Completed',
          totalProductAmount: '20.00',
          totalChargeAmount: '3.49',
          grandTotalAmount: '23.49',
        },
      },
    });
  }
});

test('PF-CART-21 shipping and taxes are not evaluated for a country without delivery', async () => {
  await fillCart(shop, buyer);
  for (const action of ['evaluate-shipping', 'evaluate-taxes']) {
    const { status, body } = await act(action, { shippingAddress: { country: 'FR' } });
    expect([status, body[0]?.errorCode]).toEqual([400, 'UNSUPPORTED_COUNTRY']);
    expect((await act(action, {})).status).toBe(400);
  }
  const [group] = (await buyer.call('GET', '/carts/current/delivery-groups')).body.items;
  expect(group.deliveryAddress).toBeNull();
});

test('PF-CART-22 a cart becomes the main one, and the one before stands beside it', async () => {
  const { cartId: first } = await fillCart(shop, buyer);
  const { cartId: second } = (await open({ isSecondary: true })).body;
  const done = { status: 200, body: { isSuccess: true } };
  expect(await act('make-primary', undefined, second)).toMatchObject(done);
  expect(await act('make-primary', undefined, second)).toMatchObject(done);
  expect((await buyer.call('GET', '/carts/current')).body).toMatchObject({
    cartId: second,
    isSecondary: false,
  });
  expect((await buyer.call('GET', `/carts/${first}`)).body).toMatchObject({
    isSecondary: true,
    uniqueProductCount: 0,
  });
  const stranger = await shop.buyer();
  expect((await stranger.call('POST', `/carts/${first}/actions/make-primary`)).status).toBe(404);
});

test('PF-CART-23 messages are hidden until the cart changes, and say what they are about', async () => {
  const { productId, cartId } = await fillCart(shop, buyer, { AvailableToOrder__c: 1 }, '2');
  const messages = async () => (await settledSummary(shop, buyer)).messagesSummary.limitedMessages;
  const [{ cartItem }] = (await buyer.call('GET', '/carts/current/cart-items')).body.cartItems;
  const about = { type: 'Inventory', relatedEntityId: cartItem.cartItemId };
  expect(await messages()).toMatchObject([{ ...about, visible: true }]);
  const set = (visibility: boolean) =>
    buyer.call('POST', `/carts/${cartId}/messages/actions/set-visibility`, { visibility });
  expect(await set(false)).toMatchObject({ status: 200, body: { visibility: false } });
  expect(await messages()).toMatchObject([{ ...about, visible: false }]);
  expect((await settledSummary(shop, buyer)).messagesSummary.hasErrors).toBe(true);
  await addToCart(buyer, productId);
  expect(await messages()).toMatchObject([{ visible: true }]);
  await set(false);
  await set(true);
  expect(await messages()).toMatchObject([{ visible: true }]);
});
