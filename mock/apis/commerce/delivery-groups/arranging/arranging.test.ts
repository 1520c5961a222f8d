import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EXPRESS_DELIVERY_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { addToCart, billingAddress, fillCart, payByInvoice, settledSummary } from '../../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../../testing/shop.ts';

let shop: Shop;
let buyer: Visitor;
const GROUPS = '/carts/current/delivery-groups';

beforeAll(async () => {
  shop = await openShop();
  await shop.store.update('WebStore', WEBSTORE_ID, { SplitShipmentEnabled__c: true });
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const createGroup = async (
  body: object = { deliveryAddress: { ...billingAddress, street: 'Ahornallee 1' } },
) => (await buyer.call('POST', GROUPS, body)).body;
const firstItem = async () =>
  (await buyer.call('GET', '/carts/current/cart-items')).body.cartItems[0].cartItem.cartItemId;
const arrange = async (deliveryGroupId: string, quantity?: string | number, more: object = {}) =>
  buyer.call('POST', `${GROUPS}/actions/arrange-items`, {
    arrangements: [{ deliveryGroupId, cartItemId: await firstItem(), ...(quantity ? { quantity } : {}) }],
    ...more,
  });
const packsByGroup = async () => {
  const { body } = await buyer.call('GET', `${GROUPS}?cartItemLimit=10`);
  return body.items.map((group: { cartItems: { cartItems: { cartItem: { quantity: string } }[] } }) =>
    group.cartItems.cartItems.map(({ cartItem }) => cartItem.quantity),
  );
};

test.each([
  ['text', '2', '1.5'],
  ['a number', 2, 1.5],
])('PF-DELIV-91 packs to move are counted by %s', async (_, quantity, broken) => {
  await fillCart(shop, buyer, { price: '10.00' }, '3');
  const group = await createGroup();
  expect(await arrange(group.id, broken)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_QUANTITY' }],
  });
  expect((await arrange(group.id, quantity)).status).toBe(202);
  expect(await packsByGroup()).toEqual([['1.0'], ['2.0']]);
});

test('PF-DELIV-03 an arrangement is answered 202 with the groups; each delivery has its own fee', async () => {
  const { cartId, productId } = await fillCart(shop, buyer, { price: '10.00' }, '3');
  await buyer.call('PATCH', `${GROUPS}/default`, { deliveryAddress: billingAddress });
  const group = await createGroup();
  expect(group).toMatchObject({
    isDefault: false,
    totalCartItemCount: 0,
    deliveryAddress: { street: 'Ahornallee 1' },
  });
  const { status, body } = await arrange(group.id, '1');
  expect(status).toBe(202);
  expect(body.items).toMatchObject([
    { isDefault: true, totalProductAmount: '20.00' },
    { id: group.id, totalProductAmount: '10.00' },
  ]);
  expect(await settledSummary(shop, buyer)).toMatchObject({
    totalProductCount: '3.0',
    uniqueProductCount: 2,
    totalChargeAmount: '6.98',
    grandTotalAmount: '36.98',
  });
  await buyer.call('PATCH', `${GROUPS}/${group.id}`, { deliveryMethodId: EXPRESS_DELIVERY_ID });
  await buyer.call('PUT', '/checkouts/active', { cartId });
  shop.wait();
  await payByInvoice(buyer);
  expect((await buyer.call('POST', '/checkouts/active/orders')).status).toBe(201);
  const order = await shop.store.findOne('Order', { where: { AccountId: buyer.accountId } });
  expect(order).toMatchObject({ TotalChargeAmount: '12.39', GrandTotalAmount: '42.39' });
  const deliveries = await shop.store.find('OrderDeliveryGroup', {
    where: { OrderId: order?.Id },
    orderBy: { field: 'DeliverToStreet', ascending: false },
  });
  expect(deliveries.map(({ DeliverToStreet }) => DeliverToStreet)).toEqual(['Lindenweg 4', 'Ahornallee 1']);
  for (const [at, quantity, fee] of [
    [0, 2, '3.49'],
    [1, 1, '8.90'],
  ] as const) {
    const items = await shop.store.find('OrderItem', { where: { OrderDeliveryGroupId: deliveries[at]?.Id } });
    expect(items.find(({ Product2Id }) => Product2Id === productId)?.Quantity).toBe(quantity);
    expect(items.find(({ Type }) => Type === 'Delivery Charge')?.TotalPrice).toBe(fee);
  }
  expect((await shop.store.get('Product2', productId))?.AvailableToOrder__c).toBe(97);
});

test('packs that join the same product add up, and nothing is lost', async () => {
  await fillCart(shop, buyer, {}, '4');
  const group = await createGroup();
  await arrange(group.id, '1');
  shop.wait();
  expect(await packsByGroup()).toEqual([['3.0'], ['1.0']]);
  const [{ cartItem }] = (await buyer.call('GET', `${GROUPS}/default`)).body.cartItems.cartItems;
  const join = { deliveryGroupId: group.id, cartItemId: cartItem.cartItemId };
  await buyer.call('POST', `${GROUPS}/actions/arrange-items`, { arrangements: [{ ...join, quantity: '2' }] });
  shop.wait();
  expect(await packsByGroup()).toEqual([['1.0'], ['3.0']]);
  await buyer.call('POST', `${GROUPS}/actions/arrange-items`, { arrangements: [join] });
  shop.wait();
  expect(await packsByGroup()).toEqual([[], ['4.0']]);
});

test('PF-DELIV-04 SF-DELIVERY-05 groups left empty stay unless asked otherwise; the first one left becomes the default', async () => {
  await fillCart(shop, buyer, {}, '2');
  const group = await createGroup();
  expect((await arrange(group.id)).body.items).toHaveLength(2);
  shop.wait();
  const { body } = await arrange(group.id, undefined, { deleteEmptyDeliveryGroups: true });
  expect(body.items).toMatchObject([{ id: group.id, isDefault: true, totalCartItemCount: 1 }]);
});

test('SF-CART-05 SF-DELIVERY-04 the cart is locked until it is recalculated', async () => {
  const { cartId, productId } = await fillCart(shop, buyer, {}, '2');
  const group = await createGroup();
  await arrange(group.id, '1');
  const statuses = [
    (await addToCart(buyer, productId)).status,
    (await arrange(group.id, '1')).status,
    (await buyer.call('PUT', '/checkouts/active', { cartId })).status,
    (await buyer.call('DELETE', `${GROUPS}/${group.id}`)).status,
  ];
  expect(statuses).toEqual([409, 409, 409, 409]);
  expect((await buyer.call('GET', '/carts/current/compact-summary')).body.asyncOperationStatus).toBe(
    'Processing',
  );
  shop.wait();
  expect((await addToCart(buyer, productId)).status).toBe(201);
});

test('limits of a product and the stock hold for all groups together', async () => {
  const { productId } = await fillCart(shop, buyer, { MaximumPerOrder__c: 3, MinimumQuantity__c: 2 }, '3');
  const group = await createGroup();
  await arrange(group.id, '1');
  shop.wait();
  expect((await addToCart(buyer, productId)).body).toMatchObject([{ errorCode: 'PACK_LIMIT_EXCEEDED' }]);
  expect((await settledSummary(shop, buyer)).messagesSummary.hasErrors).toBe(false);
  await shop.store.update('Product2', productId, { AvailableToOrder__c: 2 });
  expect((await settledSummary(shop, buyer)).messagesSummary.hasErrors).toBe(true);
});

test('what is not there cannot be arranged, and nothing moves then', async () => {
  await fillCart(shop, buyer, {}, '2');
  const group = await createGroup();
  const refused = { status: 400, body: [{ errorCode: 'INVALID_ARRANGEMENT' }] };
  expect(await arrange(group.id, '3')).toMatchObject(refused);
  expect(await arrange('0a7000000000099AAA')).toMatchObject(refused);
  const cartItemId = await firstItem();
  const arrangements = [
    { deliveryGroupId: group.id, cartItemId, quantity: '1' },
    { deliveryGroupId: group.id, cartItemId, quantity: '9' },
  ];
  expect((await buyer.call('POST', `${GROUPS}/actions/arrange-items`, { arrangements })).status).toBe(400);
  expect(await packsByGroup()).toEqual([['2.0'], []]);
});

test('a deleted group leaves its items to the default one; the last group stays', async () => {
  await fillCart(shop, buyer, {}, '3');
  const group = await createGroup();
  await arrange(group.id, '1');
  shop.wait();
  expect((await buyer.call('DELETE', `${GROUPS}/default`)).status).toBe(204);
  expect(await packsByGroup()).toEqual([['3.0']]);
  expect((await buyer.call('GET', `${GROUPS}/default`)).body.id).toBe(group.id);
  expect(await buyer.call('DELETE', `${GROUPS}/default`)).toMatchObject({
    status: 400,
    body: [{ errorCode: 'LAST_DELIVERY_GROUP' }],
  });
});

test('SF-DELIVERY-07 a store that does not split shipments adds no groups', async () => {
  await fillCart(shop, buyer);
  await shop.store.update('WebStore', WEBSTORE_ID, { SplitShipmentEnabled__c: false });
  const answer = await buyer.call('POST', GROUPS, {});
  await shop.store.update('WebStore', WEBSTORE_ID, { SplitShipmentEnabled__c: true });
  expect(answer).toMatchObject({ status: 403, body: [{ errorCode: 'FUNCTIONALITY_NOT_ENABLED' }] });
  expect((await buyer.call('GET', GROUPS)).body.items).toHaveLength(1);
});

test('PF-DELIV-07 a group is deleted with its items when the request says so', async () => {
  const { cartId } = await fillCart(shop, buyer, {}, '2');
  const group = await createGroup();
  await arrange(group.id, '1');
  shop.wait();
  expect((await buyer.call('DELETE', `${GROUPS}/${group.id}?deleteCartItems=true`)).status).toBe(204);
  expect(await settledSummary(shop, buyer)).toMatchObject({ cartId, totalProductCount: '1.0' });
  expect(await packsByGroup()).toEqual([['1.0']]);
});
