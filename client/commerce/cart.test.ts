import { expect, test, vi } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { createCart } from './cart.ts';

const summary = (asyncOperationStatus: string): StubAnswer => [
  200,
  { cartId: '0a6', asyncOperationStatus, totalProductCount: '1.0' },
];
const ITEM: StubAnswer = [201, { cartItemId: '0a9000000000001AAA', quantity: '2.0' }];
const REFUSED: StubAnswer = [400, [{ errorCode: 'PACK_LIMIT_EXCEEDED', message: 'Höchstens 2.' }]];

function cartOver(routes: Parameters<typeof routedFetch>[0]) {
  const wire = routedFetch(routes);
  const stub = stubPlatform(wire.fetch, { currencyIsoCode: 'EUR', highScaleCart: true });
  return { ...wire, ...stub, cart: createCart(stub.platform) };
}

test('adding waits until the cart is recalculated, and reports that it is processing', async () => {
  const states = ['Processing', 'Processing', 'Completed'];
  const { cart, requests } = cartOver({
    'POST /cart-items': () => ITEM,
    'GET /compact-summary': () => summary(states.shift() ?? 'Completed'),
  });
  const seen: boolean[] = [];
  cart.state.subscribe(() => seen.push(cart.state.get().isProcessing));
  expect(await cart.add('01t000000000001AAA', 2)).toMatchObject({ quantity: '2.0' });
  expect(seen).toEqual([true, false]);
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET']);
  expect(await requests[0]?.json()).toEqual({
    productId: '01t000000000001AAA',
    quantity: '2',
    type: 'Product',
  });
  expect(await cart.summary()).toMatchObject({ asyncOperationStatus: 'Completed' });
});

test('SF-CART-17 calls carry currency and high-scale header, deletions no currency', async () => {
  const { cart, requests } = cartOver({
    'DELETE /cart-items/0a9000000000001AAA': () => [204],
    'DELETE /cart-coupons/a0C000000000001AAA': () => [204],
    'DELETE /carts/current': () => [204],
    'GET /compact-summary': () => summary('Completed'),
  });
  await cart.remove('0a9000000000001AAA');
  await cart.removeCoupon('a0C000000000001AAA');
  await cart.clear();
  const sent = (method: string) => requests.filter((request) => request.method === method);
  const searches = (method: string) => sent(method).map(({ url }) => new URL(url).search);
  expect(searches('DELETE')).toEqual(['', '', '']);
  expect(searches('GET')).toEqual(Array(3).fill('?currencyIsoCode=EUR'));
  expect(requests.map(({ headers }) => headers.get('highscale'))).toEqual(Array(6).fill('true'));
});

test('SF-CART-12 the cart is processing until the last of several actions has ended', async () => {
  const second = Promise.withResolvers<StubAnswer>();
  const answers = [ITEM, second.promise];
  const { cart } = cartOver({
    'POST /cart-items': () => answers.shift() ?? ITEM,
    'GET /compact-summary': () => summary('Completed'),
  });
  const adding = [cart.add('01t000000000001AAA'), cart.add('01t000000000002AAA')];
  await adding[0];
  expect(cart.state.get().isProcessing).toBe(true);
  second.resolve(ITEM);
  await adding[1];
  expect(cart.state.get().isProcessing).toBe(false);
});

test('SF-CART-11 a refused product raises deliveryTermViolation and fails the call', async () => {
  const { cart } = cartOver({ 'POST /cart-items': () => REFUSED });
  const listener = vi.fn();
  cart.events.on('deliveryTermViolation', listener);
  await expect(cart.add('01t000000000001AAA')).rejects.toMatchObject({ code: 'PACK_LIMIT_EXCEEDED' });
  expect(listener.mock.calls[0]?.[0].error.code).toBe('PACK_LIMIT_EXCEEDED');
  expect(cart.state.get().isProcessing).toBe(false);
});

test('an account without a cart has no summary', async () => {
  const { cart } = cartOver({
    'GET /compact-summary': () => [404, [{ errorCode: 'NOT_FOUND', message: 'No cart.' }]],
  });
  expect(await cart.summary()).toBeNull();
});

test('SF-CART-03 a cart that never finishes fails', async () => {
  const { cart } = cartOver({
    'PATCH /cart-items/0a9000000000001AAA': () => ITEM,
    'GET /compact-summary': () => summary('Processing'),
  });
  await expect(cart.setQuantity('0a9000000000001AAA', 3)).rejects.toMatchObject({
    code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED',
  });
});

test('SF-CART-51 a state that nobody knows counts as done after six reads', async () => {
  const { cart, requests } = cartOver({
    'PATCH /cart-items/0a9000000000001AAA': () => ITEM,
    'GET /compact-summary': () => summary('Queued'),
  });
  await cart.setQuantity('0a9000000000001AAA', 3);
  expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(6);
});

test('items are read again after a change', async () => {
  const { cart, requests } = cartOver({
    'GET /cart-items': () => [200, { cartItems: [] }],
    'POST /cart-items': () => ITEM,
    'GET /compact-summary': () => summary('Completed'),
  });
  await cart.items();
  await cart.items();
  await cart.add('01t000000000001AAA');
  await cart.items();
  expect(requests.filter(({ method, url }) => method === 'GET' && url.includes('/cart-items'))).toHaveLength(
    2,
  );
});

test('SF-ITEM-04 the client asks for the first 25 items, newest first, unless the caller says otherwise', async () => {
  const { cart, requests } = cartOver({ 'GET /cart-items': () => [200, { cartItems: [] }] });
  await cart.items();
  await cart.items({ pageSize: 100, pageNumber: 2, sort: 'NameAsc' });
  const paging = requests.map(({ url }) =>
    ['pageSize', 'pageNumber', 'sort'].map((name) => new URL(url).searchParams.get(name)),
  );
  expect(paging).toEqual([
    ['25', '1', 'CreatedDateDesc'],
    ['100', '2', 'NameAsc'],
  ]);
});

test('SF-COUPON-01 SF-COUPON-02 a coupon is added with its recalculation, and a refused one gives the reason', async () => {
  const answers: StubAnswer[] = [
    [201, { cartCoupons: { coupons: [{ cartCouponId: 'a0C000000000001AAA', couponCode: 'WILLKOMMEN10' }] } }],
    [400, [{ errorCode: 'COUPON_EXPIRED', message: 'Dieser Gutschein ist abgelaufen.' }]],
  ];
  const { cart, requests } = cartOver({
    'POST /cart-coupons': () => answers.shift() ?? [204],
    'DELETE /cart-coupons/a0C000000000001AAA': () => [204],
    'GET /compact-summary': () => summary('Completed'),
  });
  const [added] = (await cart.addCoupon('willkommen10')).cartCoupons.coupons;
  await cart.removeCoupon(added?.cartCouponId ?? '');
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'DELETE', 'GET']);
  await expect(cart.addCoupon('alt')).rejects.toMatchObject({
    code: 'COUPON_EXPIRED',
    explanation: 'Dieser Gutschein ist abgelaufen.',
  });
});

test('SF-DELIVERY-04 SF-DELIVERY-05 arranging waits for the recalculation and keeps empty groups unless asked otherwise; 409 is not repeated', async () => {
  const states = ['Processing', 'Completed'];
  const answers: StubAnswer[] = [
    [202, { items: [] }],
    [409, [{ errorCode: 'CONFLICT', message: 'Locked.' }]],
  ];
  const { cart, requests, waits } = cartOver({
    'POST /delivery-groups/actions/arrange-items': () => answers.shift() ?? [204],
    'GET /compact-summary': () => summary(states.shift() ?? 'Completed'),
  });
  const arrangements = [
    { cartItemId: '0a9000000000001AAA', deliveryGroupId: '0a7000000000002AAA', quantity: '1' },
  ];
  await cart.arrange(arrangements);
  expect(await requests[0]?.json()).toEqual({ arrangements, deleteEmptyDeliveryGroups: false });
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
  await expect(cart.arrange(arrangements, true)).rejects.toMatchObject({ status: 409 });
  expect(await requests[3]?.json()).toEqual({ arrangements, deleteEmptyDeliveryGroups: true });
  expect(requests).toHaveLength(4);
  expect(waits).toEqual([]);
});

test('SF-CART-18 a cart is copied for a payment link once it is recalculated', async () => {
  const states = ['Processing', 'Completed'];
  const { cart, requests } = cartOver({
    'GET /compact-summary': () => summary(states.shift() ?? 'Completed'),
    'POST /carts/0a6/actions/clone': () => [201, { cartId: '0a7', isSecondary: true }],
  });
  expect(await cart.cloneToPay()).toMatchObject({ isSecondary: true });
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
  expect(await requests[2]?.json()).toEqual({ cartId: '0a6', targetType: 'PayNowReadOnly' });
});
