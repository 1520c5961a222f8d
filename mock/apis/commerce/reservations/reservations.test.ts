import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addToCart, fillCart, payableCheckout, putInto, settledSummary } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

const PATH = '/carts/current/inventory-reservations';
const FOUR_HOURS = 14_400;

let shop: Shop;
let buyer: Visitor;
let rival: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  [buyer, rival] = [await shop.buyer(), await shop.buyer()];
});
afterAll(() => shop.close());

const reserve = (who: Visitor, durationInSeconds = FOUR_HOURS) =>
  who.call('PUT', PATH, { durationInSeconds });
const hasErrors = async (who: Visitor) => (await settledSummary(shop, who)).messagesSummary.hasErrors;

test('PF-CART-18 SF-CART-19 reserved stock is not for others, until its time is over', async () => {
  const { cartId, productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 3 }, '2');
  const { status, body } = await reserve(buyer);
  expect(status).toBe(200);
  const [{ cartItem }] = (await buyer.call('GET', '/carts/current/cart-items')).body.cartItems;
  expect(body).toMatchObject({
    success: true,
    errorCode: null,
    reservationIdentifier: cartId,
    inventoryItemReservations: [
      { productId, quantity: 2, itemReservationSourceId: cartItem.cartItemId, success: true },
    ],
  });
  await putInto(rival, productId, '2');
  expect(await settledSummary(shop, rival)).toMatchObject({
    messagesSummary: { limitedMessages: [{ type: 'Inventory', message: 'Nur noch 1 Packung verfügbar.' }] },
  });
  expect(await reserve(rival)).toMatchObject({
    status: 422,
    body: [{ errorCode: 'INSUFFICIENT_INVENTORY' }],
  });
  expect(await hasErrors(buyer)).toBe(false);
  shop.wait(FOUR_HOURS * 1000 - 10_000);
  expect(await hasErrors(rival)).toBe(true);
  shop.wait(10_000);
  expect(await hasErrors(rival)).toBe(false);
  expect((await reserve(rival)).status).toBe(200);
});

test('PF-CART-09 a deleted reservation is answered 204 and frees the stock at once', async () => {
  const { productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 1 });
  await reserve(buyer);
  await putInto(rival, productId);
  expect((await reserve(rival)).status).toBe(422);
  expect((await buyer.call('DELETE', PATH)).status).toBe(204);
  expect((await buyer.call('DELETE', PATH)).status).toBe(204);
  expect((await reserve(rival)).status).toBe(200);
});

test('only one of two gets the last pack, however close they are', async () => {
  const { productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 1 });
  await putInto(rival, productId);
  const answers = await Promise.all([reserve(buyer), reserve(rival)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('nobody orders what is reserved for another, the holder does, and then nothing is reserved', async () => {
  const { cartId, productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 2 }, '2');
  const checkout = await payableCheckout(shop, rival, await putInto(rival, productId, '1'));
  const own = await payableCheckout(shop, buyer, cartId);
  await reserve(buyer);
  expect(await rival.call('POST', `/checkouts/${checkout}/orders`)).toMatchObject({
    status: 422,
    body: { errors: [{ title: 'INSUFFICIENT_INVENTORY' }] },
  });
  expect((await buyer.call('POST', `/checkouts/${own}/orders`)).status).toBe(201);
  expect((await shop.store.get('Product2', productId))?.AvailableToOrder__c).toBe(0);
  expect(await shop.store.count('InventoryItemReservation', { CartId__c: cartId })).toBe(0);
});

test('what leaves the cart is no longer held, and a reservation renewed takes the cart as it is', async () => {
  const { productId, cartId } = await fillCart(shop, buyer, { AvailableToOrder__c: 5 }, '3');
  await reserve(buyer);
  const [{ cartItem }] = (await buyer.call('GET', '/carts/current/cart-items')).body.cartItems;
  const held = async () => {
    await settledSummary(shop, buyer);
    const [kept] = await shop.store.find('InventoryItemReservation', { where: { CartId__c: cartId } });
    return kept?.Quantity;
  };
  await buyer.call('PATCH', `/carts/current/cart-items/${cartItem.cartItemId}`, { quantity: '1' });
  expect(await held()).toBe(1);
  await addToCart(buyer, productId, '3');
  expect(await held()).toBe(1);
  await reserve(buyer);
  expect(await held()).toBe(4);
  await buyer.call('DELETE', `/carts/current/cart-items/${cartItem.cartItemId}`);
  expect(await held()).toBeUndefined();
});

test('PF-CART-09 a reservation needs a cart and a duration', async () => {
  expect((await reserve(buyer)).status).toBe(404);
  await fillCart(shop, buyer);
  expect((await reserve(buyer, 0)).status).toBe(400);
  expect((await buyer.call('PUT', PATH, {})).status).toBe(400);
});

test('PF-CTX-69 stock is kept for four hours at most, and once more when it is renewed', async () => {
  const { productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 3 }, '2');
  expect((await reserve(buyer, FOUR_HOURS + 1)).status).toBe(400);
  await putInto(rival, productId, '2');
  const renewals = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      expect((await reserve(buyer)).status).toBe(200);
      shop.wait((FOUR_HOURS - 60) * 1000);
    }
  };
  await renewals(3);
  expect((await reserve(rival)).status, 'eight hours after the first reservation').toBe(200);
  expect(await reserve(buyer)).toMatchObject({
    status: 422,
    body: [{ errorCode: 'INSUFFICIENT_INVENTORY' }],
  });
});

test('PF-CTX-70 an account holds a quarter of the stock, ten packs always, over all of its carts', async () => {
  const { productId, cartId } = await fillCart(shop, buyer, { AvailableToOrder__c: 60 }, '16');
  expect(await reserve(buyer)).toMatchObject({
    status: 422,
    body: [
      { errorCode: 'RESERVATION_LIMIT_EXCEEDED', message: expect.stringContaining('höchstens 15 Packungen') },
    ],
  });
  const [{ cartItem }] = (await buyer.call('GET', '/carts/current/cart-items')).body.cartItems;
  const amount = (quantity: string) =>
    buyer.call('PATCH', `/carts/current/cart-items/${cartItem.cartItemId}`, { quantity });
  await amount('15');
  expect((await reserve(buyer)).status).toBe(200);
  await buyer.call('POST', `/carts/${cartId}/actions/clone`, { targetType: 'PayNowReadOnly' });
  await amount('1');
  expect(await reserve(buyer)).toMatchObject({
    status: 422,
    body: [{ errorCode: 'RESERVATION_LIMIT_EXCEEDED' }],
  });
  await fillCart(shop, rival, { AvailableToOrder__c: 12 }, '10');
  expect((await reserve(rival)).status).toBe(200);
  expect(await shop.store.count('InventoryItemReservation', { ProductId: productId })).toBe(1);
});

test('PF-CTX-70 an account holds twenty products at most', async () => {
  for (let count = 0; count < 20; count += 1) await fillCart(shop, buyer);
  expect((await reserve(buyer)).status).toBe(200);
  await fillCart(shop, buyer);
  expect(await reserve(buyer)).toMatchObject({
    status: 422,
    body: [{ errorCode: 'RESERVATION_LIMIT_EXCEEDED', message: expect.stringContaining('20') }],
  });
});

test('PF-CTX-71 what an emptied or deleted cart held is free at once, though nobody reads the cart', async () => {
  const { productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 2 }, '2');
  await putInto(rival, productId, '2');
  await reserve(buyer);
  const [{ cartItem }] = (await buyer.call('GET', '/carts/current/cart-items')).body.cartItems;
  await buyer.call('DELETE', `/carts/current/cart-items/${cartItem.cartItemId}`);
  expect((await reserve(rival)).status).toBe(200);
  await rival.call('DELETE', '/carts/current');
  await putInto(buyer, productId, '2');
  expect((await reserve(buyer)).status).toBe(200);
});

test('PF-PROD-07 pages, lists and searches count reserved packs as not there to order', async () => {
  const { productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 3 }, '3');
  const stock = async () => {
    const asked = 'fields=AvailableToOrder__c';
    const page = await rival.call('GET', `/products/${productId}?${asked}`);
    const list = await rival.call('GET', `/products?ids=${productId}&${asked}`);
    return [page.body.fields.AvailableToOrder__c, list.body.products[0].fields.AvailableToOrder__c];
  };
  expect(await stock()).toEqual(['3', '3']);
  await reserve(buyer);
  expect(await stock()).toEqual(['0', '0']);
  shop.wait(FOUR_HOURS * 1000);
  expect(await stock()).toEqual(['3', '3']);
});

test('PF-CTX-72 what staff has released is there for others, and not held again before its time is over', async () => {
  const { productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 2 }, '2');
  await reserve(buyer);
  const held = await shop.store.findOne('InventoryItemReservation', { where: { ProductId: productId } });
  await shop.store.update('InventoryItemReservation', held?.Id ?? '', { IsReleased__c: true });
  const refused = { status: 422, body: [{ errorCode: 'RESERVATION_RELEASED' }] };
  expect(await reserve(buyer)).toMatchObject(refused);
  await buyer.call('DELETE', PATH);
  expect(await reserve(buyer)).toMatchObject(refused);
  await putInto(rival, productId, '2');
  expect((await reserve(rival)).status).toBe(200);
  await rival.call('DELETE', PATH);
  shop.wait(FOUR_HOURS * 1000);
  expect((await reserve(buyer)).status).toBe(200);
});
