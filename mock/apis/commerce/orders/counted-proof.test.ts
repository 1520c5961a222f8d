import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYBODY_GROUP_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { allowGuests } from '../testing/guests.ts';
import { billingAddress, fillCart, payByInvoice } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const GUESSES = 10;
const email = 'gesa@offizin.example';

let shop: Shop;
let number: string;
let stranger: Visitor;

beforeAll(async () => {
  shop = await openShop();
  await allowGuests(shop.store);
  await shop.store.insert('BuyerGroup', { Id: EVERYBODY_GROUP_ID, Name: 'Alle' });
  await shop.store.update('WebStore', WEBSTORE_ID, { GuestBuyerProfileId: EVERYBODY_GROUP_ID });
  const guest = shop.browser();
  const { cartId } = await fillCart(shop, guest);
  const deliveryAddressInput = { ...billingAddress, name: 'Gesa Gast' };
  await guest.call('POST', '/checkouts', { cartId, deliveryAddressInput, contactInfo: { email } });
  shop.wait();
  await payByInvoice(guest);
  number = (await guest.call('POST', '/checkouts/active/orders')).body.orderReferenceNumber;
  stranger = shop.browser();
});
afterAll(() => shop.close());

const LOOKUPS = '/order-summaries/actions';

/** The ways by which what a guest knows opens an order. */
const ways: readonly (readonly [string, (order: string, email: string) => ReturnType<Visitor['call']>])[] = [
  [
    'a look-up',
    (orderSummaryIdOrRefNumber, of) =>
      stranger.call('POST', `${LOOKUPS}/lookup`, { orderSummaryIdOrRefNumber, verification: { email: of } }),
  ],
  [
    'a new cart',
    (orderSummaryIdOrRefNumber, of) =>
      stranger.call('POST', `${LOOKUPS}/add-order-to-cart`, {
        cartStateOrId: 'active',
        orderSummaryIdOrRefNumber,
        verification: { email: of },
      }),
  ],
];

test.each(ways)('PF-SEC-08 who has bought what is not tried out by %s', async (_, ask) => {
  for (let guess = 0; guess <= GUESSES; guess += 1)
    expect((await ask(number, `guess-${guess}@offizin.example`)).status).toBe(404);
  const { status, body } = await ask(number, email);
  expect([status, body[0].errorCode]).toEqual([403, 'TOO_MANY_GUESSES']);
  expect(body[0].message).toMatch(/warten Sie/);
  shop.wait(1_001);
  expect((await ask(number, email)).status).toBe(200);
});

test.each(ways)('PF-SEC-08 the number of an order is not tried out by %s', async (way, ask) => {
  const somebody = `${way.replaceAll(' ', '-')}@offizin.example`;
  for (let guess = 0; guess <= GUESSES; guess += 1)
    expect((await ask(`OF-2020-0000000${guess}`, somebody)).status).toBe(404);
  expect((await ask('OF-2020-00000099', somebody)).status).toBe(403);
});

test('PF-SEC-08 nor is who has bought it by a token, and guesses at once count one by one', async () => {
  const ask = (of: string) =>
    stranger.call('POST', `${LOOKUPS}/authorize`, {
      orderSummaryRefNumber: number,
      email: of,
      phoneNumber: '+49 89 123456',
      lastName: 'Gast',
    });
  const guesses = Array.from({ length: GUESSES + 5 }, (_, guess) => ask(`at-once-${guess}@offizin.example`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(GUESSES + 1);
  expect(statuses.filter((status) => status === 403)).toHaveLength(4);
});
