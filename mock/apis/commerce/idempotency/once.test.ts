import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allowGuests } from '../testing/guests.ts';
import {
  billingAddress,
  cardToken,
  fillCart,
  payableCheckout,
  payByCard,
  settledSummary,
  startCheckout,
} from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

const DAY_MS = 24 * 3_600_000;

let shop: Shop;
let buyer: Visitor;
let key: Record<string, string>;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
  key = { 'idempotency-key': randomUUID() };
});
afterAll(() => shop.close());

const add = (productId: string, headers = key, who = buyer, quantity = '1') =>
  who.call('POST', '/carts/current/cart-items', { productId, quantity, type: 'Product' }, headers);
const packs = async (who = buyer) => (await settledSummary(shop, who)).totalProductCount;

test('a product that is added again with the same key is in the cart once, also at the same time', async () => {
  const { Id } = await addProduct(shop.store);
  const [first, second] = await Promise.all([add(Id), add(Id)]);
  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(await packs()).toBe('1.0');
  await add(Id, { 'idempotency-key': randomUUID() });
  expect(await packs()).toBe('2.0');
});

test('the answer is repeated though the item has gone since', async () => {
  const { Id } = await addProduct(shop.store);
  const { body } = await add(Id);
  await buyer.call('DELETE', `/carts/current/cart-items/${body.cartItemId}`);
  expect((await add(Id)).body).toEqual(body);
  expect(await packs()).toBe('0.0');
});

test('a key that was used for another request is refused, and nothing is added', async () => {
  const { Id } = await addProduct(shop.store);
  await add(Id);
  expect(await add(Id, key, buyer, '5')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'IDEMPOTENCY_KEY_REUSED' }],
  });
  expect(await packs()).toBe('1.0');
});

test('a request that was refused may be tried again with its key', async () => {
  const { Id } = await addProduct(shop.store, { IsActive: false });
  expect((await add(Id)).status).toBe(400);
  await shop.store.update('Product2', Id, { IsActive: true });
  expect((await add(Id)).status).toBe(201);
});

test('a key is one person’s, and is forgotten after a day', async () => {
  const { Id } = await addProduct(shop.store);
  const other = await shop.buyer();
  await add(Id);
  await add(Id, key, other);
  expect(await packs(other)).toBe('1.0');
  shop.wait(DAY_MS - 10_000);
  await add(Id);
  expect(await packs()).toBe('1.0');
  shop.wait(10_000);
  await add(Id);
  expect(await packs()).toBe('2.0');
});

test('a guest’s repeated request has one effect as well', async () => {
  await allowGuests(shop.store);
  const guest = shop.browser();
  await fillCart(shop, guest);
  const { Id } = await addProduct(shop.store);
  await add(Id, key, guest);
  await add(Id, key, guest);
  expect(await packs(guest)).toBe('2.0');
});

test('a payment with the same key is authorised once', async () => {
  const { cartId } = await fillCart(shop, buyer);
  await startCheckout(shop, buyer, cartId);
  const token = await cardToken(buyer);
  const [first, second] = await Promise.all([payByCard(buyer, token, key), payByCard(buyer, token, key)]);
  expect(second.body).toEqual(first.body);
  expect(await shop.store.count('PaymentAuthorization', { AccountId: buyer.accountId })).toBe(1);
  expect(await payByCard(buyer, await cardToken(buyer), key)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'IDEMPOTENCY_KEY_REUSED' }],
  });
  expect(await shop.store.count('PaymentAuthorization', { AccountId: buyer.accountId })).toBe(1);
});

test('a batch and an address have one effect per key', async () => {
  const { cartId, productId } = await fillCart(shop, buyer, {}, '2');
  await buyer.call('POST', `/checkouts/${await payableCheckout(shop, buyer, cartId)}/orders`);
  const inputs = [{ richInput: { productId, quantity: '1', type: 'Product' } }];
  const batch = () => buyer.call('POST', '/carts/current/cart-items/batch', { inputs }, key);
  expect((await batch()).body).toEqual((await batch()).body);
  expect(await packs()).toBe('1.0');
  const address = { ...billingAddress, addressType: 'Billing' };
  const addresses = () => buyer.call('POST', '/accounts/current/addresses', address, key);
  expect((await addresses()).body.addressId).toBe((await addresses()).body.addressId);
  const kept = { ParentId: buyer.accountId, AddressType: 'Billing' } as const;
  expect(await shop.store.count('ContactPointAddress', kept)).toBe(1);
});
