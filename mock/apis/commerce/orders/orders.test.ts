import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { fillCart, payableCheckout, putInto, settledSummary, startCheckout } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

const BASE = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}`;
const TOKEN = { 'csrf-token': 'token' };

let shop: Shop;
let buyer: Visitor;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

/** Orders a new product; answers the number of the order and the id of the product. */
async function order(who = buyer, wish: object = {}, quantity = '2') {
  const { cartId, productId } = await fillCart(shop, who, wish, quantity);
  const checkoutId = await payableCheckout(shop, who, cartId);
  const { body } = await who.call('POST', `/checkouts/${checkoutId}/orders`);
  shop.wait(60_000);
  return { number: body.orderReferenceNumber as string, productId };
}
const list = async (query = '') => (await buyer.call('GET', `${BASE}/order-summaries${query}`)).body;
const numbers = async (query = '') =>
  (await list(query)).orderSummaries.map(({ orderNumber }: { orderNumber: string }) => orderNumber);
const again = (orderSummaryIdOrRefNumber: string, who = buyer, headers: Record<string, string> = TOKEN) =>
  who.call(
    'POST',
    `${BASE}/order-summaries/actions/add-order-to-cart`,
    { orderSummaryIdOrRefNumber },
    headers,
  );

test('SF-ORDER-01 orders are listed for their account only, newest first, page by page', async () => {
  const first = await order();
  const second = await order();
  await order(await shop.buyer());
  expect(await list('?pageSize=1&fields=TotalChargeAmount')).toMatchObject({
    count: 1,
    totalCount: 2,
    nextPageToken: '2',
    previousPageToken: null,
    orderSummaries: [
      {
        orderNumber: second.number,
        accountId: buyer.accountId,
        status: 'Created',
        statusLabel: 'Eingegangen',
        totalAmount: '23.49',
        totalProductCount: '2.0',
        fields: { TotalChargeAmount: { label: 'Versandkosten', text: '3.49', type: 'currency' } },
      },
    ],
  });
  const next = (await list('?pageSize=1')).nextPageUrl;
  expect((await buyer.call('GET', next)).body.orderSummaries).toMatchObject([{ orderNumber: first.number }]);
  expect(await numbers('?sortOrder=OrderNumberAsc')).toEqual([first.number, second.number]);
  expect((await list('?fields=Nothing'))[0]).toMatchObject({ errorCode: 'INVALID_FIELD' });
});

test('PF-ORDER-01 PF-ORDER-02 products, adjustments and fields are answered when asked for', async () => {
  const { number, productId } = await order();
  const [plain] = (await buyer.call('GET', '/order-summaries?pageToken=1')).body.orderSummaries;
  expect(plain).toMatchObject({
    createdDate: expect.stringMatching(/^2026-/),
    orderProductTopLevelLineCount: 1,
    adjustmentAggregates: null,
    products: [],
    fields: {},
  });
  const asked = 'includeProducts=true&includeAdjustmentDetails=true&fields=OrderSummary.GrandTotalAmount';
  const details = {
    adjustmentAggregates: { available: true, totalProductPromotionTotalAmount: '0.00' },
    fields: { GrandTotalAmount: { text: '23.49', type: 'currency' } },
  };
  expect(await list(`?${asked}`)).toMatchObject({
    sortOrder: 'OrderedDateDesc',
    orderSummaries: [{ ...details, products: [{ id: productId, canViewProduct: true }] }],
  });
  const one = `/order-summaries/${number}?includeAdjustmentDetails=true&fields=GrandTotalAmount`;
  expect((await buyer.call('GET', one)).body).toMatchObject(details);
  await shop.store.update('Product2', productId, { IsActive: false });
  expect((await list(`?${asked}`)).orderSummaries[0].products).toMatchObject([
    { id: productId, canViewProduct: false, errorCode: 'NOT_FOUND' },
  ]);
});

test('filters narrow the list, and what is not known is ignored', async () => {
  const first = await order();
  const between = new Date(
    (await shop.store.find('OrderSummary', { where: { OrderNumber: first.number } }))[0]?.OrderedDate ?? 0,
  );
  between.setSeconds(between.getSeconds() + 1);
  const second = await order();
  const [summary] = await shop.store.find('OrderSummary', { where: { OrderNumber: second.number } });
  await shop.store.update('OrderSummary', summary?.Id ?? '', { Status: 'Delivered' });
  expect(await numbers(`?earliestDate=${between.toISOString()}`)).toEqual([second.number]);
  expect(await numbers(`?latestDate=${between.toISOString()}`)).toEqual([first.number]);
  expect(await numbers('?status=Delivered')).toEqual([second.number]);
  expect(await numbers(`?orderNumber=${first.number.slice(-6)}`)).toEqual([first.number]);
  expect(await numbers('?orderNumber=%25')).toEqual([]);
  expect(await numbers('?anything=else&ownerScoped=true')).toHaveLength(2);
  expect((await shop.guest().call('GET', `${BASE}/order-summaries`)).status).toBe(401);
});

test('SF-ORDER-03 an order goes into the cart again, by number or id', async () => {
  const { number, productId } = await order();
  const [summary] = (await list()).orderSummaries;
  expect((await again(number)).body).toMatchObject({
    totalSucceededProductCount: 1,
    totalFailedProductCount: 0,
    failedProducts: [],
  });
  await again(summary.orderSummaryId);
  expect(await settledSummary(shop, buyer)).toMatchObject({
    totalProductCount: '4.0',
    uniqueProductCount: 1,
  });
  const { body } = await buyer.call('GET', '/carts/current/cart-items');
  expect(body.cartItems[0].cartItem.productId).toBe(productId);
});

test('PF-ORDER-03 SF-ORDER-03 products that may no longer be sold are counted as failed, the others go in', async () => {
  const gone = await addProduct(shop.store);
  await putInto(buyer, gone.Id);
  const { number } = await order();
  await shop.store.update('Product2', gone.Id, { IsActive: false });
  expect((await again(number)).body).toMatchObject({
    totalFailedProductCount: 1,
    totalSucceededProductCount: 1,
    unaddedProducts: [{ productId: gone.Id, errors: [{ errorCode: 'INVALID_PRODUCT' }] }],
    failedProducts: [{ productId: gone.Id }],
  });
  expect(await settledSummary(shop, buyer)).toMatchObject({ uniqueProductCount: 1 });
});

test('PF-ORDER-08 what promotions took off an order is listed by their names, and the order in the path goes into the cart', async () => {
  const { number } = await order();
  const read = () => buyer.call('GET', `/order-summaries/${number}/adjustments`);
  expect((await read()).body).toEqual({ adjustments: [] });
  const placed = await shop.store.findOne('Order', { where: { OrderReferenceNumber: number } });
  const promotion = await shop.store.insert('Promotion', {
    Name: 'Frühling',
    DisplayName: 'Frühlingsrabatt',
    WebStoreId__c: WEBSTORE_ID,
    StartDate: '2026-01-01T00:00:00.000Z',
  } as Parameters<typeof shop.store.insert<'Promotion'>>[1]);
  await shop.store.insert('CartAdjustment__c', {
    CartId__c: String(placed?.OriginalCartId__c),
    PromotionId__c: promotion.Id,
    Amount__c: '-2.00',
  });
  const adjustment = { amount: '-2.00', displayName: 'Frühlingsrabatt', targetType: 'Delivery' };
  expect((await read()).body.adjustments).toMatchObject([adjustment]);
  expect((await (await shop.buyer()).call('GET', `/order-summaries/${number}/adjustments`)).status).toBe(404);
  const path = `/order-summaries/${number}/actions/add-order-to-cart`;
  expect(await buyer.call('POST', path, { cartStateOrId: 'current' })).toMatchObject({
    status: 200,
    body: { totalSucceededProductCount: 1 },
  });
});

test('orders of others, and writes without the token, are refused', async () => {
  const { number } = await order();
  expect((await again(number, await shop.buyer())).status).toBe(404);
  expect((await again(number, buyer, {})).status).toBe(403);
  expect(await again(number, buyer, { 'csrf-token': 'wrong' })).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INVALID_CSRF_TOKEN' }],
  });
  expect((await buyer.call('GET', '/carts/current/cart-items')).body.cartItems).toEqual([]);
});

test('SF-CHECKOUT-15 preparing says whether the order can be placed, submitting places it once', async () => {
  const { cartId, productId } = await fillCart(shop, buyer);
  const act = (action: string, checkoutId = 'active') =>
    buyer.call('POST', `/checkouts/${checkoutId}/orders/actions`, { action });
  const checkoutId = await payableCheckout(shop, buyer, cartId);
  await shop.store.update('Product2', productId, { AvailableToOrder__c: 0 });
  expect(await act('prepare')).toMatchObject({
    status: 422,
    body: { errors: [{ title: 'INSUFFICIENT_INVENTORY' }] },
  });
  await shop.store.update('Product2', productId, { AvailableToOrder__c: 5 });
  expect(await act('prepare')).toEqual(
    expect.objectContaining({
      status: 200,
      body: {
        actions: [{ action: 'prepare', orderReferenceNumber: null }],
        orderReferenceNumber: null,
        errors: [],
      },
    }),
  );
  expect(await shop.store.count('Order', { AccountId: buyer.accountId })).toBe(0);
  const placed = await act('submit', checkoutId);
  const repeated = await act('submit', checkoutId);
  expect(placed.status).toBe(200);
  expect(repeated.body).toEqual(placed.body);
  expect(await shop.store.count('Order', { AccountId: buyer.accountId })).toBe(1);
  expect((await act('burn', checkoutId)).status).toBe(400);
});

test('PF-CHECK-08 a list of actions is carried out in its order, until one is refused', async () => {
  const { cartId } = await fillCart(shop, buyer);
  const checkoutId = await payableCheckout(shop, buyer, cartId);
  const act = (...actions: string[]) =>
    buyer.call('POST', `/checkouts/${checkoutId}/orders/actions`, {
      actions: actions.map((action) => ({ action })),
    });
  const placed = await act('prepare', 'submit');
  const { orderReferenceNumber } = placed.body;
  expect(placed.body.actions).toEqual([
    { action: 'prepare', orderReferenceNumber: null },
    { action: 'submit', orderReferenceNumber },
  ]);
  expect(orderReferenceNumber).toMatch(/^OF-/);
  const unpaid = await shop.buyer();
  await startCheckout(shop, unpaid, (await fillCart(shop, unpaid)).cartId);
  const actions = [{ action: 'prepare' }, { action: 'submit' }];
  expect(await unpaid.call('POST', '/checkouts/active/orders/actions', { actions })).toMatchObject({
    status: 422,
    body: { actions: [], errors: [{ title: 'PAYMENT_REQUIRED' }] },
  });
});

test('PF-CART-08 SF-CART-18 a clone keeps the amounts, stands beside the cart and cannot be changed', async () => {
  const { cartId, productId } = await fillCart(shop, buyer, {}, '2');
  const clone = (query: string, body?: object) =>
    buyer.call('POST', `/carts/current/actions/clone${query}`, body);
  expect((await clone('')).status).toBe(400);
  expect((await clone('', { cartId: '0a6000000000099AAA', targetType: 'PayNowReadOnly' })).status).toBe(400);
  expect((await clone('?targetType=PayNowReadOnly')).status).toBe(201);
  const { status, body: copy } = await clone('', { cartId, targetType: 'PayNowReadOnly' });
  expect(status).toBe(201);
  expect(copy).toMatchObject({
    isSecondary: true,
    grandTotalAmount: '23.49',
    asyncOperationStatus: 'Completed',
  });
  await putInto(buyer, productId);
  expect((await buyer.call('GET', `/carts/${copy.cartId}/cart-items`)).body).toMatchObject({
    cartSummary: { grandTotalAmount: '23.49' },
    cartItems: [{ cartItem: { quantity: '2.0', cartId: copy.cartId } }],
  });
  expect(await settledSummary(shop, buyer)).toMatchObject({ cartId, totalProductCount: '3.0' });
  const refused = { status: 403, body: [{ errorCode: 'CART_READ_ONLY' }] };
  const item = { productId, quantity: '1', type: 'Product' };
  expect(await buyer.call('POST', `/carts/${copy.cartId}/cart-items`, item)).toMatchObject(refused);
  expect(await buyer.call('DELETE', `/carts/${copy.cartId}/cart-items/${item.productId}`)).toMatchObject(
    refused,
  );
  expect((await (await shop.buyer()).call('GET', `/carts/${copy.cartId}/compact-summary`)).status).toBe(404);
});

test('PF-CART-12 SF-ITEM-06 promotions are read item by item; items of other carts are left out', async () => {
  const promotion = await shop.store.insert('Promotion', {
    Name: 'Alle',
    DisplayName: '10 % für alle',
    WebStoreId__c: WEBSTORE_ID,
    IsAutomatic: true,
    PercentOff__c: 10,
  });
  const stranger = await shop.buyer();
  for (const who of [buyer, stranger]) {
    await fillCart(shop, who, {}, '2');
    await settledSummary(shop, who);
  }
  const itemOf = async (who: Visitor) =>
    (await who.call('GET', '/carts/current/cart-items')).body.cartItems[0].cartItem;
  const cartItem = await itemOf(buyer);
  const { cartItemId: foreignId } = await itemOf(stranger);
  const items = [cartItem.cartItemId, foreignId, '0a9000000000099AAA'].map((cartItemId) => ({ cartItemId }));
  const read = await buyer.call('POST', `${BASE}/carts/current/cart-items/promotions`, { items }, TOKEN);
  await shop.store.delete('Promotion', promotion.Id);
  expect(read).toMatchObject({
    status: 200,
    body: {
      currencyIsoCode: 'EUR',
      items: {
        [cartItem.cartItemId]: [
          { promotionId: promotion.Id, displayName: '10 % für alle', adjustmentAmount: '-2.00' },
        ],
      },
    },
  });
});

test('SF-CONTEXT-06 SF-CONTEXT-07 no assistant is deployed, and its context holds the account acted for', async () => {
  expect((await shop.guest().call('GET', '/ai/configuration')).body).toMatchObject({
    isDeployed: false,
    deploymentEnabled: false,
    catalogExists: false,
    activityTrackingEnabled: false,
    host: null,
    siteId: null,
    tenant: null,
  });
  expect((await buyer.call('GET', '/shopperAgent/context')).body).toMatchObject({
    guestUser: false,
    isAgentEnabled: false,
    effectiveAccountId: buyer.accountId,
  });
  const foreign = (await shop.buyer()).accountId;
  expect((await buyer.call('GET', `/shopperAgent/context?effectiveAccountId=${foreign}`)).status).toBe(403);
});

test('an order is read with its deliveries and products, and only by its own account', async () => {
  const { number, productId } = await order();
  const answer = await buyer.call('GET', `${BASE}/order-summaries/${number}`);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      orderNumber: number,
      totalAmount: '23.49',
      totalChargeAmount: '3.49',
      paymentMethod: 'Rechnung',
      deliveryGroups: [{ totalChargeAmount: '3.49', items: [{ productId, quantity: '2.0' }] }],
    },
  });
  const { orderSummaryId, deliveryGroups } = answer.body;
  expect(deliveryGroups[0].deliveryAddress.country).toBe('DE');
  expect((await buyer.call('GET', `${BASE}/order-summaries/${orderSummaryId}`)).body).toEqual(answer.body);
  const stranger = await shop.buyer();
  expect(await stranger.call('GET', `${BASE}/order-summaries/${number}`)).toMatchObject({ status: 404 });
  expect(await buyer.call('GET', `${BASE}/order-summaries/OF-0`)).toMatchObject({ status: 404 });
});
