import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowGuests } from '../testing/guests.ts';
import { payableCheckout, putInto } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

const PATH = '/carts/current/inventory-reservations';
const HOME = '203.0.113.7';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await allowGuests(shop.store);
});
afterAll(() => shop.close());

/** A guest without a session until now who reserves packs of a product from a network. */
async function guestHolds(network: string, productId: string, quantity: string) {
  const guest = shop.browser();
  await putInto(guest, productId, quantity);
  const from = { 'x-forwarded-for': network, 'accept-language': 'en' };
  return guest.call('PUT', PATH, { durationInSeconds: 14_400 }, from);
}

const productOf = async (AvailableToOrder__c: number) =>
  (await addProduct(shop.store, { AvailableToOrder__c })).Id;
const refusedFor = (message: string) => ({
  status: 422,
  body: [{ errorCode: 'RESERVATION_LIMIT_EXCEEDED', message: expect.stringContaining(message) }],
});

test('PF-CTX-76 guests of one network together hold what one account may, however many sessions they open', async () => {
  const productId = await productOf(60);
  for (let session = 0; session < 3; session += 1)
    expect((await guestHolds(HOME, productId, '5')).status).toBe(200);
  expect(await guestHolds(HOME, productId, '1')).toMatchObject(refusedFor('at most 15 packs'));
  expect((await guestHolds('198.51.100.4', productId, '1')).status).toBe(200);
});

test('PF-CTX-76 all guests together hold half of the stock, and a buyer holds and orders of the rest', async () => {
  const productId = await productOf(12);
  for (const number of [1, 2, 3])
    expect((await guestHolds(`192.0.2.${number}`, productId, '2')).status).toBe(200);
  expect(await guestHolds('192.0.2.4', productId, '1')).toMatchObject(refusedFor('that much'));
  const buyer = await shop.buyer();
  const checkout = await payableCheckout(shop, buyer, await putInto(buyer, productId, '6'));
  expect((await buyer.call('PUT', PATH, { durationInSeconds: 14_400 })).status).toBe(200);
  expect((await buyer.call('POST', `/checkouts/${checkout}/orders`)).status).toBe(201);
});

test('PF-CTX-76 a guest renews what the own cart holds', async () => {
  const productId = await productOf(4);
  const guest = shop.browser();
  await putInto(guest, productId, '2');
  const reserve = () => guest.call('PUT', PATH, { durationInSeconds: 14_400 });
  expect((await reserve()).status).toBe(200);
  expect((await reserve()).status).toBe(200);
});
