import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profileId } from '../../../store/metadata-records.ts';
import { heldByOthers } from '../../commerce/reservations/held-stock.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';

let platform: Platform;
let administrator: Caller;
let merchandiser: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  administrator = await platform.user('System Administrator');
  merchandiser = await platform.user('Merchandiser');
  await platform.store.insert('WebStore', { Name: 'Offizin', ShippingCountries__c: 'DE' });
});
afterAll(() => platform.close());

let count = 0;
let productId: string;
let reservationId: string;
let userIds: string[];
beforeEach(async () => {
  const { store, clock } = platform;
  count += 1;
  productId = (await addProduct(store, count)).Id;
  const account = await store.insert('Account', { Name: `Konto ${count}` });
  userIds = [];
  for (const name of ['Eins', 'Zwei'])
    userIds.push((await store.insert('User', buyer(`${name}${count}`, account.Id))).Id);
  const webStore = await store.findOne('WebStore', {});
  const cart = await store.insert('WebCart', {
    Name: 'Warenkorb',
    AccountId: account.Id,
    WebStoreId: webStore?.Id ?? '',
  });
  const reservation = await store.insert('InventoryItemReservation', {
    CartId__c: cart.Id,
    ProductId: productId,
    Quantity: 3,
    ExpiresAt__c: new Date(clock().getTime() + 3_600_000).toISOString(),
  });
  reservationId = reservation.Id;
});

const buyer = (name: string, AccountId: string) => ({
  FirstName: 'Erika',
  LastName: name,
  Username: `${name}@offizin.example`,
  Email: `${name}@offizin.example`,
  ProfileId: profileId('Buyer'),
  AccountId,
});
const held = async () =>
  (await heldByOthers({ store: platform.store, now: platform.clock() }, '', [productId])).get(productId) ?? 0;
const release = (caller: Caller, fields: object = { IsReleased__c: true }) =>
  caller.patch(`/records/${reservationId}`, { fields });

it('PF-CTX-72 merchandisers release stock that a cart holds, and the record says who did and when', async () => {
  expect(await held()).toBe(3);
  const { status, body } = await release(merchandiser);
  expect([status, body.fields.IsReleased__c.value]).toEqual([200, true]);
  expect(await held()).toBe(0);
  expect(await platform.store.get('InventoryItemReservation', reservationId)).toMatchObject({
    LastModifiedById: merchandiser.session.userId,
    LastModifiedDate: expect.stringContaining('2026-06-01T12:00'),
    Quantity: 3,
  });
});

it('PF-CTX-72 nobody else releases it, and nothing else of it is changed by hand', async () => {
  expect((await release(await platform.user('Support'))).status).toBe(403);
  expect((await release(await platform.user('Buyer'))).status).toBe(404);
  expect((await release(platform.guest)).status).toBe(401);
  for (const fields of [{ Quantity: 9 }, { ExpiresAt__c: '2099-01-01T00:00:00Z' }, { ProductId: productId }])
    expect((await release(administrator, fields)).status, JSON.stringify(fields)).toBe(400);
  expect((await administrator.delete(`/records/${reservationId}`)).status).toBe(403);
  expect(await held()).toBe(3);
});

it('PF-CTX-71 what an account holds is free once its last user is deactivated', async () => {
  const deactivate = (id: string | undefined) =>
    administrator.patch(`/records/${id}`, { fields: { IsActive: false } });
  await deactivate(userIds[0]);
  expect(await held()).toBe(3);
  expect((await deactivate(userIds[1])).status).toBe(200);
  expect(await held()).toBe(0);
});
