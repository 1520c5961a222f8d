import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { billingAddress, fillCart } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;
const ITEMS = '/carts/current/cart-items';

beforeAll(async () => {
  shop = await openShop();
  await shop.store.update('WebStore', WEBSTORE_ID, { SplitShipmentEnabled__c: true });
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const newGroup = async (): Promise<string> =>
  (await buyer.call('POST', '/carts/current/delivery-groups', { deliveryAddress: billingAddress })).body.id;
const items = async () =>
  (await buyer.call('GET', `${ITEMS}?sort=CreatedDateAsc`)).body.cartItems.map(
    ({ cartItem }: { cartItem: object }) => cartItem,
  );

test('PF-CART-14 an item is put into the delivery group that its input names', async () => {
  const { productId } = await fillCart(shop, buyer);
  const cartDeliveryGroupId = await newGroup();
  const input = { productId, quantity: '2', type: 'Product', cartDeliveryGroupId };
  expect(await buyer.call('POST', ITEMS, input)).toMatchObject({
    status: 201,
    body: { quantity: '2.0', cartDeliveryGroupId, currencyIsoCode: 'EUR' },
  });
  expect(await items()).toMatchObject([{ quantity: '1.0' }, { quantity: '2.0', cartDeliveryGroupId }]);
  const elsewhere = { ...input, cartDeliveryGroupId: '0a7000000000099AAA' };
  expect((await buyer.call('POST', ITEMS, elsewhere)).status).toBe(404);
});

test('PF-CART-14 an item moves to the delivery group that its change names, and joins the same product', async () => {
  await fillCart(shop, buyer, {}, '2');
  const [{ cartItemId, cartDeliveryGroupId: from }] = await items();
  const to = await newGroup();
  const move = (id: string, quantity: string, cartDeliveryGroupId: string) =>
    buyer.call('PATCH', `${ITEMS}/${id}`, { quantity, cartDeliveryGroupId });
  expect((await move(cartItemId, '3', to)).body).toMatchObject({
    cartItemId,
    quantity: '3.0',
    cartDeliveryGroupId: to,
  });
  expect(await items()).toMatchObject([{ cartItemId, quantity: '3.0', cartDeliveryGroupId: to }]);
  const [{ productId }] = await items();
  const input = { productId, quantity: '1', type: 'Product', cartDeliveryGroupId: from };
  const other = (await buyer.call('POST', ITEMS, input)).body.cartItemId;
  expect((await move(other, '1', to)).body).toMatchObject({ cartItemId, quantity: '4.0' });
  expect(await items()).toHaveLength(1);
});

test('PF-CART-13 a write of an item answers a page of the cart where that is asked for', async () => {
  const { productId } = await fillCart(shop, buyer, { Name: 'Apfel' });
  const { Id } = await addProduct(shop.store, { Name: 'Birne', L2C_CM_PZN__c: '04877800' });
  const query = 'includeCartData=true&sort=NameAsc&pageSize=1&productFields=L2C_CM_PZN__c';
  const added = await buyer.call('POST', `${ITEMS}?${query}`, {
    productId: Id,
    quantity: '1',
    type: 'Product',
  });
  expect(added.body).toMatchObject({
    productDetails: { fields: { L2C_CM_PZN__c: '04877800' } },
    cartData: {
      cartItems: [{ cartItem: { productId, name: 'Apfel' } }],
      totalItemCount: 2,
      totalNumberOfPages: 2,
    },
  });
  const next = added.body.cartData.nextPageUrl.split(WEBSTORE_ID)[1];
  expect((await buyer.call('GET', next)).body.cartItems).toMatchObject([{ cartItem: { name: 'Birne' } }]);
  const path = `${ITEMS}/${added.body.cartItemId}`;
  const changed = await buyer.call('PATCH', `${path}?includeCartData=true&pageNumber=1`, { quantity: 2 });
  expect(changed.body.cartData.cartItems).toHaveLength(2);
  expect((await buyer.call('PATCH', path, { quantity: '1' })).body).not.toHaveProperty('cartData');
});

test('PF-CART-15 custom fields of items are taken, but shoppers may write none of this store', async () => {
  const { productId } = await fillCart(shop, buyer);
  const add = (customFields: object[]) =>
    buyer.call('POST', ITEMS, { productId, quantity: '1', type: 'Product', customFields });
  const attributes = { type: 'CartItem' };
  expect((await add([{ attributes, Name: 'ignored' }])).status).toBe(201);
  const refused = { status: 400, body: [{ errorCode: 'INVALID_FIELD' }] };
  expect(await add([{ attributes, Gift__c: 'yes' }])).toMatchObject(refused);
  expect(await add([{ attributes: { type: 'Account' } }])).toMatchObject(refused);
  const coupon = { couponCode: 'NICHTS', customFields: [{ attributes: { type: 'WebCart' }, Gift__c: 1 }] };
  expect(await buyer.call('POST', '/carts/current/cart-coupons', coupon)).toMatchObject(refused);
});

test('PF-CART-83 an item cannot become a subscription, a gift or another product', async () => {
  await fillCart(shop, buyer);
  const [{ cartItemId, productId }] = await items();
  const change = (wish: object) => buyer.call('PATCH', `${ITEMS}/${cartItemId}`, { quantity: '1', ...wish });
  const refused = async (wish: object) => {
    const { status, body } = await change(wish);
    return [status, body[0]?.errorCode];
  };
  expect((await change({ productId, type: 'Product' })).status).toBe(200);
  expect(await refused({ subType: 'Gift' })).toEqual([400, 'INVALID_SUB_TYPE']);
  expect(await refused({ subscriptionTerm: 12 })).toEqual([400, 'INVALID_SELLING_MODEL']);
  expect(await refused({ productId: '01t000000000099AAA' })).toEqual([400, 'INVALID_PRODUCT']);
});
