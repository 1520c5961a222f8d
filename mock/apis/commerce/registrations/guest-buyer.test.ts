import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERYBODY_GROUP_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openedAccount } from '../testing/accounts.ts';
import { allowGuests } from '../testing/guests.ts';
import { billingAddress, fillCart, payByInvoice } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const contactInfo = { email: 'gesa@offizin.example', phoneNumber: '+49 89 123456' };

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await allowGuests(shop.store);
  await shop.store.insert('BuyerGroup', { Id: EVERYBODY_GROUP_ID, Name: 'Alle' });
  await shop.store.update('WebStore', WEBSTORE_ID, { GuestBuyerProfileId: EVERYBODY_GROUP_ID });
});
afterAll(() => shop.close());

/** A guest who has ordered, with the account of the order. */
async function orderedGuest(): Promise<{ guest: Visitor; accountId: string; number: string }> {
  const guest = shop.browser();
  const { cartId } = await fillCart(shop, guest);
  const deliveryAddressInput = { ...billingAddress, firstName: 'Gesa', lastName: 'Gast' };
  await guest.call('POST', '/checkouts', { cartId, deliveryAddressInput, contactInfo });
  shop.wait();
  await payByInvoice(guest);
  const number = (await guest.call('POST', '/checkouts/active/orders')).body.orderReferenceNumber;
  const summary = await shop.store.findOne('OrderSummary', { where: { OrderNumber: number } });
  return { guest, number, accountId: String(summary?.AccountId) };
}

const register = (who: Visitor, accountId: string) =>
  who.call('POST', `/accounts/${accountId}/actions/register-guest-buyer`);

/** What belongs to an account that is a buyer's. */
async function kept(accountId: string) {
  const { store } = shop;
  return {
    memberships: await store.count('BuyerGroupMember', { BuyerId: accountId }),
    contacts: await store.find('Contact', { where: { AccountId: accountId } }),
    addresses: await store.find('ContactPointAddress', { where: { ParentId: accountId } }),
    orders: await store.count('OrderSummary', { AccountId: accountId }),
  };
}

test('PF-CTX-63 a guest who has ordered becomes a buyer, and order and address stay', async () => {
  const { guest, accountId } = await orderedGuest();
  expect(await kept(accountId)).toMatchObject({ memberships: 0, contacts: [], addresses: [] });
  expect(await register(guest, 'current')).toMatchObject({
    status: 200,
    body: { success: true, errors: [] },
  });
  expect(await kept(accountId)).toMatchObject({
    memberships: 1,
    contacts: [
      { LastName: 'Gast', FirstName: 'Gesa', Email: contactInfo.email, Phone: contactInfo.phoneNumber },
    ],
    addresses: [{ Street: 'Lindenweg 4', City: 'München', IsDefault: true }],
    orders: 1,
  });
});

test('PF-CTX-63 staff register an account once, and the guest may still open it with a password', async () => {
  const { guest, accountId, number } = await orderedGuest();
  const staff = await shop.staff();
  for (const _ of ['first', 'second'])
    expect((await register(staff, accountId)).body).toEqual({ success: true, errors: [] });
  const before = await kept(accountId);
  expect(before).toMatchObject({ memberships: 1, contacts: [{}], addresses: [{}] });

  const person = { firstName: 'Gesa', lastName: 'Gast', email: contactInfo.email };
  expect(await openedAccount(shop, guest, person)).toBe(accountId);
  const after = await kept(accountId);
  expect(after.contacts.map(({ Id, Phone }) => [Id, Phone])).toEqual([
    [before.contacts[0]?.Id, contactInfo.phoneNumber],
  ]);
  expect([after.memberships, after.addresses.length]).toEqual([1, 1]);
  const mine = await guest.call('GET', `/order-summaries/${number}`);
  expect(mine.body).toMatchObject({ orderNumber: number });
});

test('PF-CTX-63 an account without an order is no buyer’s, and the answer says why', async () => {
  const guest = shop.browser();
  await fillCart(shop, guest);
  const { status, body } = await register(guest, 'current');
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: false, errors: [{ errorCode: 'ORDER_NOT_FOUND' }] });
});

test('PF-CTX-63 accounts of others are refused like accounts that are not there', async () => {
  const { accountId } = await orderedGuest();
  const stranger = shop.browser();
  await fillCart(shop, stranger);
  const missing = `${accountId.slice(0, 12)}zzzAAA`;
  for (const who of [stranger, shop.guest(), await shop.buyer()]) {
    const [foreign, absent] = [await register(who, accountId), await register(who, missing)];
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
  }
  expect(await kept(accountId)).toMatchObject({ memberships: 0 });
  expect((await register(await shop.staff(), missing)).status).toBe(404);
});
