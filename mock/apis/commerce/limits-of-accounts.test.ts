import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressesConstants, cartsConstants, wishlistsConstants } from '#generated/commerce/constants.gen.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { billingAddress } from './testing/journey.ts';
import { openShop, type Shop, type Visitor } from './testing/shop.ts';

let shop: Shop;
let buyer: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** The one that still fits is written, and the next one refused with what to do. */
async function expectLast(write: () => ReturnType<Visitor['call']>, advice: RegExp): Promise<void> {
  expect((await write()).status).toBe(201);
  const { status, body } = await write();
  expect([status, body[0].errorCode]).toEqual([400, 'ACCOUNT_LIMIT_EXCEEDED']);
  expect(body[0].message).toMatch(advice);
}

test('PF-SEC-07 an account has so many wish lists at most', async () => {
  const list = { Name: 'Liste', AccountId: buyer.accountId, WebStoreId: WEBSTORE_ID };
  await shop.store.insertMany('Wishlist', times(wishlistsConstants.wishlistsMaximum - 1, list));
  await expectLast(() => buyer.call('POST', '/wishlists', { name: 'Neu' }), /100 Merklisten.*löschen/);
});

test('PF-SEC-07 an account has so many addresses at most', async () => {
  const { name: Name, street: Street, postalCode: PostalCode, city: City, country: Country } = billingAddress;
  const place = { Name, Street, PostalCode, City, Country };
  const address = { ...place, ParentId: buyer.accountId, AddressType: 'Shipping', IsDefault: false } as const;
  await shop.store.insertMany('ContactPointAddress', times(addressesConstants.addressesMaximum - 1, address));
  const write = () => buyer.call('POST', `/accounts/current/addresses`, billingAddress);
  await expectLast(write, /300 Adressen.*löschen/);
});

test('PF-SEC-07 an account has so many carts beside the main one at most, ordered ones not counted', async () => {
  const cart = { AccountId: buyer.accountId, WebStoreId: WEBSTORE_ID, IsSecondary: true } as const;
  const most = cartsConstants.secondaryCartsMaximum;
  await shop.store.insertMany('WebCart', [
    ...times(most - 1, cart),
    ...times(3, { ...cart, Status: 'Closed' } as const),
  ]);
  await expectLast(() => buyer.call('POST', '/carts', { isSecondary: true }), /50 Warenkörbe.*löschen/);
});
