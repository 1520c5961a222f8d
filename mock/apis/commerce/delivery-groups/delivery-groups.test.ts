import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EXPRESS_DELIVERY_ID } from '#mock/demo/seed/well-known-ids.ts';
import { billingAddress, fillCart } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addAddress } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;
const GROUPS = '/carts/current/delivery-groups';

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

test('PF-DELIV-01 the default group offers the methods with their fees as text, the usual one chosen', async () => {
  await fillCart(shop, buyer, { price: '30.00' });
  const { body } = await buyer.call('GET', GROUPS);
  expect(body.items).toMatchObject([
    {
      isDefault: true,
      totalCartItemCount: 1,
      totalProductAmount: '30.00',
      deliveryAddress: null,
      availableDeliveryMethods: [
        { name: 'Standard', shippingFee: '0.00', standardShippingFee: '3.49' },
        { name: 'Express', shippingFee: '8.90', freeShippingThreshold: null },
      ],
      selectedDeliveryMethod: { name: 'Standard' },
    },
  ]);
  expect(body.items[0]).not.toHaveProperty('cartItems');
  const [withItems] = (await buyer.call('GET', `${GROUPS}?cartItemLimit=1`)).body.items;
  expect(withItems.cartItems.cartItems).toHaveLength(1);
});

test('PF-DELIV-02 SF-DELIVERY-08 one group is read by id or as the default, with its items', async () => {
  await fillCart(shop, buyer);
  const { body } = await buyer.call('GET', `${GROUPS}/default`);
  expect(body.cartItems.totalItemCount).toBe(1);
  expect((await buyer.call('GET', `${GROUPS}/${body.id}`)).body).toEqual(body);
  expect((await (await shop.buyer()).call('GET', `${GROUPS}/${body.id}`)).status).toBe(404);
});

test('SF-DELIVERY-06 a stored address brings its phone number, one given beside it wins', async () => {
  await fillCart(shop, buyer);
  const { Id } = await addAddress(shop.store, buyer.accountId);
  const change = (more = {}) =>
    buyer.call('PATCH', `${GROUPS}/default`, { deliveryAddress: { id: Id }, ...more });
  expect((await change()).body).toMatchObject({
    deliveryAddress: { id: Id, name: 'Erika Beispiel' },
    shipToPhoneNumber: '+49 89 123456',
  });
  expect((await change({ shipToPhoneNumber: '0170 1' })).body.shipToPhoneNumber).toBe('0170 1');
});

test('SF-DELIVERY-06 another method changes the delivery costs of the cart a moment later', async () => {
  await fillCart(shop, buyer, { price: '10.00' });
  const { body } = await buyer.call('PATCH', `${GROUPS}/default`, { deliveryMethodId: EXPRESS_DELIVERY_ID });
  expect(body.selectedDeliveryMethod).toMatchObject({ name: 'Express', shippingFee: '8.90' });
  shop.wait();
  expect((await buyer.call('GET', '/carts/current')).body).toMatchObject({
    totalChargeAmount: '8.90',
    grandTotalAmount: '18.90',
  });
});

test('PF-DELIV-05 a group takes a name and a desired date, and the id of its own only', async () => {
  await fillCart(shop, buyer);
  const change = (body: object) => buyer.call('PATCH', `${GROUPS}/default`, body);
  const { body } = await change({ name: 'Büro', desiredDeliveryDate: '2026-04-06T02:01:12.000Z' });
  expect(body).toMatchObject({ name: 'Büro', desiredDeliveryDate: '2026-04-06T02:01:12.000Z' });
  expect((await change({ id: body.id, name: 'Praxis' })).body.name).toBe('Praxis');
  expect((await change({ id: '0a7000000000099AAA', name: 'Keine' })).status).toBe(400);
  expect((await buyer.call('GET', `${GROUPS}/default`)).body.name).toBe('Praxis');
});

test('PF-DELIV-06 the items of a group come in pages and in the order asked for', async () => {
  await fillCart(shop, buyer, { Name: 'Aspirin' });
  await fillCart(shop, buyer, { Name: 'Zink' });
  const read = async (path: string) => (await buyer.call('GET', path)).body;
  const names = (group: { cartItems: { cartItems: { cartItem: { name: string } }[] } }) =>
    group.cartItems.cartItems.map(({ cartItem }) => cartItem.name);
  const first = await read(`${GROUPS}/default?pageSize=1&sort=NameDesc`);
  expect(names(first)).toEqual(['Zink']);
  const { nextPageToken } = first.cartItems;
  expect(names(await read(`${GROUPS}/default?pageSize=1&sort=NameDesc&page=${nextPageToken}`))).toEqual([
    'Aspirin',
  ]);
  const { items, count } = await read(`${GROUPS}?pageSize=1&sort=NameAsc`);
  expect([count, items.map(names)]).toEqual([1, [['Aspirin']]]);
});

test('SF-DELIVERY-06 a note is kept, and removed when empty', async () => {
  await fillCart(shop, buyer);
  const note = async (shippingInstructions: string) =>
    (await buyer.call('PATCH', `${GROUPS}/default`, { shippingInstructions })).body.shippingInstructions;
  expect(await note('Bitte klingeln')).toBe('Bitte klingeln');
  expect(await note('')).toBeNull();
});

test('addresses must be complete and lie where the store delivers', async () => {
  await fillCart(shop, buyer);
  const change = (deliveryAddress: unknown) => buyer.call('PATCH', `${GROUPS}/default`, { deliveryAddress });
  expect(await change({ ...billingAddress, country: 'FR' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'UNSUPPORTED_COUNTRY' }],
  });
  expect(await change({ ...billingAddress, city: ' ' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'REQUIRED_FIELD_MISSING' }],
  });
  expect((await change({ street: 'Lindenweg 4' })).status).toBe(400);
  expect((await buyer.call('PATCH', `${GROUPS}/default`, {})).status).toBe(400);
  expect((await buyer.call('GET', `${GROUPS}/default`)).body.deliveryAddress).toBeNull();
});

test('a cart without items has a group of none', async () => {
  await buyer.call('PUT', '/carts/current');
  expect((await buyer.call('GET', GROUPS)).body.items).toMatchObject([{ totalCartItemCount: 0 }]);
});
