import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYBODY_GROUP_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { allowGuests } from '../testing/guests.ts';
import { billingAddress, fillCart, payByInvoice } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const SUMMARIES = '/order-summaries';
const email = 'gesa@offizin.example';
const phoneNumber = '+49 89 123456';

let shop: Shop;
let number: string;

beforeAll(async () => {
  shop = await openShop();
  await allowGuests(shop.store);
  await shop.store.insert('BuyerGroup', { Id: EVERYBODY_GROUP_ID, Name: 'Alle' });
  await shop.store.update('WebStore', WEBSTORE_ID, { GuestBuyerProfileId: EVERYBODY_GROUP_ID });
  number = await orderOf(shop.browser());
});
afterAll(() => shop.close());

/** Orders as a guest; answers the number of the order. */
async function orderOf(guest: Visitor): Promise<string> {
  const { cartId } = await fillCart(shop, guest);
  await guest.call('POST', '/checkouts', {
    cartId,
    deliveryAddressInput: { ...billingAddress, name: 'Gesa Gast' },
    contactInfo: { email, phoneNumber },
  });
  shop.wait();
  await payByInvoice(guest);
  return (await guest.call('POST', '/checkouts/active/orders')).body.orderReferenceNumber;
}

/** What guests say of the order, and whether that proves it. */
const claims: readonly (readonly [object, boolean])[] = [
  [{ email: 'Gesa@Offizin.example' }, true],
  [{ phoneNumber: '+49 (89) 12 34 56' }, true],
  [{ email, phoneNumber, lastName: 'gast' }, true],
  [{ email, phoneNumber: '+49 89 999999' }, false],
  [{ email: 'other@offizin.example', phoneNumber }, false],
  [{ email, lastName: 'Fremd' }, false],
  [{ lastName: 'Gast' }, false],
];

test.each(claims)(
  'PF-ORDER-05 a guest orders again by the number with %o: %s',
  async (verification, proves) => {
    const guest = shop.browser();
    const body = { cartStateOrId: 'active', orderSummaryIdOrRefNumber: number, verification };
    const answer = await guest.call('POST', `${SUMMARIES}/actions/add-order-to-cart`, body);
    expect(answer.status).toBe(proves ? 200 : 404);
    const { body: items } = await guest.call('GET', '/carts/current/cart-items');
    expect(items.cartItems ?? []).toHaveLength(proves ? 1 : 0);
  },
);

test('PF-ORDER-05 an order that is not there is refused in the words of one that is not proven', async () => {
  const ask = (orderSummaryIdOrRefNumber: string, verification?: object) =>
    shop.browser().call('POST', `${SUMMARIES}/actions/add-order-to-cart`, {
      orderSummaryIdOrRefNumber,
      ...(verification ? { verification } : {}),
    });
  const absent = await ask('OF-2026-99999999', { email });
  for (const answer of [await ask(number, { email: 'wrong@offizin.example' }), await ask(number)])
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: absent.body });
});

test('PF-ORDER-05 a buyer cannot claim the order of a guest', async () => {
  const buyer = await shop.buyer();
  const body = { orderSummaryIdOrRefNumber: number, verification: { email } };
  expect((await buyer.call('POST', `${SUMMARIES}/actions/add-order-to-cart`, body)).status).toBe(404);
});

const LOOKUP = `${SUMMARIES}/actions/lookup`;

test.each(claims)('PF-ORDER-05 a guest looks the order up with %o: %s', async (verification, proves) => {
  const body = { orderSummaryIdOrRefNumber: number, verification };
  const answer = await shop.browser().call('POST', LOOKUP, body);
  expect(answer.status).toBe(proves ? 200 : 404);
  expect(JSON.stringify(answer.body).includes('Lindenweg')).toBe(proves);
});

test('PF-ORDER-06 an order is looked up with deliveries, products and the fields asked for', async () => {
  const fields = 'OrderItemSummary.UnitPrice,OrderDeliveryGroupSummary.ShipToPhoneNumber,TaxType';
  const body = { orderSummaryIdOrRefNumber: number, verification: { email } };
  const look = async (query: string) => (await shop.browser().call('POST', `${LOOKUP}?${query}`, body)).body;
  const found = await look(`fields=${fields}`);
  expect(found).toMatchObject({
    orderNumber: number,
    status: 'Created',
    fields: { GrandTotalAmount: { text: '13.49', type: 'currency' }, TaxType: { text: 'Gross' } },
    adjustmentAggregates: { available: true },
    deliveryGroups: [
      {
        deliveryMethod: { fields: { Name: { text: 'Standard' } } },
        fields: { DeliverToCity: { text: 'München' }, ShipToPhoneNumber: { type: 'phone' } },
        lineItems: [{ fields: { UnitPrice: { text: '10.00' } }, product: { canViewProduct: true } }],
      },
    ],
  });
  const [{ id }] = found.deliveryGroups;
  expect((await look(`deliveryGroupId=${id}&excludeLineItems=true`)).deliveryGroups).toMatchObject([
    { id, lineItems: [] },
  ]);
  expect(await look('excludeDeliveryGroups=true&excludeAdjustmentAggregates=true')).toMatchObject({
    deliveryGroups: [],
    adjustmentAggregates: null,
  });
});

test('PF-ORDER-07 a token opens the order it was given for, for an hour', async () => {
  const authorize = (over: object = {}) =>
    shop.browser().call('POST', `${SUMMARIES}/actions/authorize`, {
      orderSummaryRefNumber: number,
      email,
      phoneNumber,
      ...over,
    });
  expect((await authorize({ phoneNumber: '+49 89 000000' })).status).toBe(404);
  expect((await authorize({ email: 'wrong@offizin.example' })).status).toBe(404);
  expect((await authorize({ orderSummaryRefNumber: 'OF-2026-99999999' })).status).toBe(404);
  const { accessToken } = (await authorize()).body;
  const other = await orderOf(shop.browser());
  const open = async (token: string, name = number) =>
    (
      await shop
        .browser()
        .call('GET', `${LOOKUP}?orderSummaryIdOrRefNumber=${name}&accessToken=${encodeURIComponent(token)}`)
    ).status;
  expect(await open(accessToken)).toBe(200);
  expect(await open(accessToken, other)).toBe(404);
  expect(await open(`${accessToken}x`)).toBe(404);
  shop.wait(3_600_000);
  expect(await open(accessToken)).toBe(404);
});

test('PF-ORDER-06 the session in which a guest ordered opens the order', async () => {
  const guest = shop.browser();
  const own = await orderOf(guest);
  const look = (who: Visitor) => who.call('GET', `${LOOKUP}?orderSummaryIdOrRefNumber=${own}`);
  expect((await look(guest)).body).toMatchObject({ orderNumber: own });
  expect((await look(shop.browser())).status).toBe(404);
  expect((await look(await shop.buyer())).status).toBe(404);
});
