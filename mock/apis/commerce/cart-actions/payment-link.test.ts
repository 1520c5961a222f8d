import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SALE_PRICEBOOK_ID, WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { cardToken, fillCart, settledSummary, startCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addAddress } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;
let cart: { cartId: string; productId: string };
let copyId: string;

beforeAll(async () => {
  shop = await openShop();
  await shop.store.update('WebStore', WEBSTORE_ID, { SplitShipmentEnabled__c: true });
});
beforeEach(async () => {
  buyer = await shop.buyer();
  cart = await fillCart(shop, buyer, {}, '2');
  await addAddress(shop.store, buyer.accountId, { IsDefault: true });
  copyId = (await clone()).body.cartId;
});
afterAll(() => shop.close());

const clone = () =>
  buyer.call('POST', `/carts/${cart.cartId}/actions/clone`, {
    cartId: cart.cartId,
    targetType: 'PayNowReadOnly',
  });
const startCopy = async () => {
  const started = await buyer.call('PUT', '/checkouts/active', { cartId: copyId });
  shop.wait();
  return started;
};
const refused = { status: 403, body: [{ errorCode: 'CART_READ_ONLY' }] };

test('SF-CART-18 the copy stands beside the buyer’s own cart and cannot be changed', async () => {
  expect(await settledSummary(shop, buyer)).toMatchObject({ cartId: cart.cartId, isSecondary: false });
  expect((await buyer.call('GET', `/carts/${copyId}`)).body).toMatchObject({
    isSecondary: true,
    type: 'PayNowReadOnly',
    totalProductCount: '2.0',
  });
  const copied = async () => (await buyer.call('GET', `/carts/${copyId}/cart-items`)).body;
  const before = await copied();
  const { cartItemId } = before.cartItems[0].cartItem;
  const [group] = (await buyer.call('GET', `/carts/${copyId}/delivery-groups`)).body.items;
  const input = { productId: cart.productId, quantity: '1', type: 'Product' };
  const arrangements = [{ deliveryGroupId: group.id, cartItemId, quantity: '1' }];
  for (const [method, path, body] of [
    ['POST', '/cart-items', input],
    ['POST', '/cart-items/batch', { inputs: [{ richInput: input }] }],
    ['PATCH', `/cart-items/${cartItemId}`, { quantity: '1' }],
    ['DELETE', `/cart-items/${cartItemId}`],
    ['POST', '/cart-coupons', { couponCode: 'X' }],
    ['DELETE', `/cart-coupons/${cart.productId}`],
    ['PUT', '/inventory-reservations', { durationInSeconds: 60 }],
    ['DELETE', '/inventory-reservations'],
    ['POST', '/delivery-groups', {}],
    ['PATCH', '/delivery-groups/default', { shippingInstructions: 'Bitte klingeln' }],
    ['DELETE', '/delivery-groups/default'],
    ['POST', '/delivery-groups/actions/arrange-items', { arrangements }],
  ] as const) {
    const answer = await buyer.call(method, `/carts/${copyId}${path}`, body);
    expect(answer, `${method} ${path}`).toMatchObject(refused);
  }
  expect(await copied()).toEqual(before);
});

test('its checkout is paid and ordered for what was copied, whatever has changed since', async () => {
  const { Id = '' } =
    (await shop.store.findOne('PricebookEntry', {
      where: { Product2Id: cart.productId, Pricebook2Id: SALE_PRICEBOOK_ID },
    })) ?? {};
  await shop.store.update('PricebookEntry', Id, { UnitPrice: '99.00' });
  const { status, body } = await startCopy();
  expect(status).toBe(202);
  expect(body.cartSummary).toMatchObject({ cartId: copyId, grandTotalAmount: '23.49' });
  const checkout = `/checkouts/${body.checkoutId}`;
  const address = {
    name: 'Otto Beispiel',
    street: 'Am Markt 1',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  };
  expect((await buyer.call('PATCH', checkout, { deliveryAddress: address })).status).toBe(202);
  shop.wait();
  const payment = { requestType: 'Auth', paymentToken: await cardToken(buyer) };
  expect((await buyer.call('POST', `${checkout}/payments`, payment)).body.amount).toBe('23.49');
  expect((await buyer.call('POST', `${checkout}/orders`)).status).toBe(201);
  expect(await shop.store.find('Order', { where: { AccountId: buyer.accountId } })).toMatchObject([
    { GrandTotalAmount: '23.49', DeliverToStreet: 'Am Markt 1', OriginalCartId__c: copyId },
  ]);
  expect(await settledSummary(shop, buyer)).toMatchObject({ cartId: cart.cartId });
});

test('its checkout takes no coupon and no other delivery method', async () => {
  const { body } = await startCopy();
  const checkout = `/checkouts/${body.checkoutId}`;
  const [group] = body.deliveryGroups.items;
  const selectedDeliveryMethodId = group.availableDeliveryMethods[1].id;
  const change = { deliveryGroups: { items: [{ id: group.id, selectedDeliveryMethodId }] } };
  expect(await buyer.call('PATCH', checkout, change)).toMatchObject(refused);
  expect(await buyer.call('POST', `${checkout}/coupons`, { couponCode: 'X' })).toMatchObject(refused);
});

test('it is checked out beside the own cart, whose checkout is the active one, and can be given up', async () => {
  const own = (await startCheckout(shop, buyer, cart.cartId)).body.checkoutId;
  const { body } = await startCopy();
  expect(body.checkoutId).not.toBe(own);
  expect((await buyer.call('GET', '/checkouts/active')).body.checkoutId).toBe(own);
  expect((await startCopy()).body.checkoutId).toBe(body.checkoutId);
  expect((await buyer.call('DELETE', `/checkouts/${body.checkoutId}`)).status).toBe(204);
  expect((await startCopy()).status).toBe(202);
});

test('SF-CART-25 it can be withdrawn with its checkout, by its account alone, and what it held of the stock is free', async () => {
  const stranger = await shop.buyer();
  expect((await stranger.call('DELETE', `/carts/${copyId}`)).status).toBe(404);
  const { checkoutId } = (await startCopy()).body;
  await shop.store.update('Product2', cart.productId, { AvailableToOrder__c: 9 });
  await buyer.call('PUT', `/carts/${cart.cartId}/inventory-reservations`, { durationInSeconds: 14_400 });
  const held = (await clone()).body.cartId;
  for (const id of [copyId, held]) expect((await buyer.call('DELETE', `/carts/${id}`)).status).toBe(204);
  expect((await buyer.call('GET', `/carts/${copyId}`)).status).toBe(404);
  expect((await buyer.call('GET', `/checkouts/${checkoutId}`)).status).toBe(404);
  expect(await shop.store.count('InventoryItemReservation', { CartId__c: held })).toBe(0);
  expect(await settledSummary(shop, buyer)).toMatchObject({ cartId: cart.cartId });
});

test('it is for the account that it was made for, and does not exist for others', async () => {
  const stranger = await shop.buyer();
  expect((await stranger.call('GET', `/carts/${copyId}`)).status).toBe(404);
  expect((await stranger.call('PUT', '/checkouts/active', { cartId: copyId })).status).toBe(404);
});

test('stock that is kept for the cart is kept for the copy, which can be ordered then', async () => {
  await shop.store.update('Product2', cart.productId, { AvailableToOrder__c: 2 });
  const reservations = (cartId: string) =>
    shop.store.count('InventoryItemReservation', { CartId__c: cartId });
  await buyer.call('PUT', `/carts/${cart.cartId}/inventory-reservations`, { durationInSeconds: 14_400 });
  copyId = (await clone()).body.cartId;
  expect([await reservations(cart.cartId), await reservations(copyId)]).toEqual([0, 1]);
  const checkout = `/checkouts/${(await startCopy()).body.checkoutId}`;
  const payment = { requestType: 'Auth', paymentToken: await cardToken(buyer) };
  await buyer.call('POST', `${checkout}/payments`, payment);
  expect((await buyer.call('POST', `${checkout}/orders`)).status).toBe(201);
  expect(await reservations(copyId)).toBe(0);
  expect((await shop.store.get('Product2', cart.productId))?.AvailableToOrder__c).toBe(0);
});
