import { expect, test, vi } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { createCheckout } from './checkout.ts';

const CHECKOUT_ID = '2z9000000000001AAA';
const checkout = (status = 200, errors: unknown[] = []): StubAnswer => [
  status,
  { checkoutId: CHECKOUT_ID, checkoutStatus: status, errors },
];
const GONE: StubAnswer = [410, [{ errorCode: 'CHECKOUT_EXPIRED', message: 'Geändert.' }]];
const NOT_FOUND: StubAnswer = [404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]];
const OUT_OF_STOCK = {
  type: '/commerce/errors/inventory-integration',
  title: 'INSUFFICIENT_INVENTORY',
  detail: 'Nur noch 1.',
};
const CART = { cartId: '0a6000000000001AAA' };

function checkoutOver(routes: Parameters<typeof routedFetch>[0], isSessionLoaded = true) {
  const { fetch, requests } = routedFetch(routes);
  const { platform, waits } = stubPlatform(fetch);
  return { requests, waits, journey: createCheckout(platform, { isSessionLoaded: () => isSessionLoaded }) };
}

test('a started checkout is read until it is ready', async () => {
  const answers = [checkout(202), checkout(202), checkout(200)];
  const { journey, requests } = checkoutOver({
    'PUT /checkouts/active': () => checkout(202),
    [`GET /checkouts/${CHECKOUT_ID}`]: () => answers.shift() ?? checkout(),
  });
  expect(await journey.start(CART)).toMatchObject({ checkoutStatus: 200 });
  expect(journey.activeCheckoutId()).toBe(CHECKOUT_ID);
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET', 'GET']);
});

const OLD: StubAnswer = checkout(422, [{ type: '/commerce/errors/checkout-failure', detail: 'Alt.' }]);

test.each([{ refusal: GONE }, { refusal: OLD }])(
  'SF-CHECKOUT-01 SF-CHECKOUT-02 a checkout in the way ($refusal.0) is deleted and the start repeated',
  async ({ refusal }) => {
    const starts = [refusal, checkout(202)];
    const { journey, requests, waits } = checkoutOver({
      'PUT /checkouts/active': () => starts.shift() ?? checkout(202),
      'DELETE /checkouts/active': () => [204],
      [`GET /checkouts/${CHECKOUT_ID}`]: () => checkout(),
    });
    await journey.start(CART);
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'PUT', 'GET']);
    expect(waits).toEqual([]);
  },
);

test('PF-ERR-04 SF-CHECKOUT-03 a checkout that answers 422 is ready, with its errors', async () => {
  const { journey } = checkoutOver({ 'GET /checkouts/active': () => checkout(422, [OUT_OF_STOCK]) });
  expect(await journey.load()).toMatchObject({ checkoutId: CHECKOUT_ID, errors: [OUT_OF_STOCK] });
});

test('SF-CHECKOUT-04 a start that names no checkout is NULL_CHECKOUTID', async () => {
  const { journey } = checkoutOver({ 'PUT /checkouts/active': () => [202, {}] });
  await expect(journey.start(CART)).rejects.toMatchObject({ code: 'NULL_CHECKOUTID' });
});

test('SF-CHECKOUT-05 a start that lacks stock twice is INSUFFICIENT_INVENTORY with its explanation', async () => {
  const { journey } = checkoutOver({
    'PUT /checkouts/active': () => checkout(422, [OUT_OF_STOCK]),
    'DELETE /checkouts/active': () => NOT_FOUND,
  });
  await expect(journey.start(CART)).rejects.toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    message: 'Nur noch 1.',
  });
});

test('SF-CHECKOUT-06 nothing is read before the session is known', async () => {
  const { journey, requests } = checkoutOver({}, false);
  await expect(journey.load()).rejects.toMatchObject({ code: 'SESSION_NOT_LOADED' });
  expect(requests).toHaveLength(0);
});

test('SF-CHECKOUT-10 SF-CHECKOUT-14 placing forgets the checkout, raises orderPlaced and repeats with the same key', async () => {
  const placed = { orderReferenceNumber: 'OF-2026-000123', errors: [] };
  const answers: StubAnswer[] = [new TypeError('socket closed'), [201, placed]];
  const { journey, requests } = checkoutOver({
    'GET /checkouts/active': () => checkout(),
    [`POST /checkouts/${CHECKOUT_ID}/orders`]: () => answers.shift() ?? [201, placed],
  });
  const listener = vi.fn();
  journey.events.on('orderPlaced', listener);
  await journey.load();
  expect(await journey.placeOrder()).toEqual(placed);
  expect(journey.activeCheckoutId()).toBeUndefined();
  expect(listener).toHaveBeenCalledWith({ orderReferenceNumber: 'OF-2026-000123' });
  const keys = requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([`order-${CHECKOUT_ID}`, `order-${CHECKOUT_ID}`]);
});

test('an order that is refused keeps the checkout', async () => {
  const refusal: StubAnswer = [
    422,
    {
      orderReferenceNumber: null,
      errors: [
        { type: '/commerce/errors/payment-failure', title: 'PAYMENT_REQUIRED', detail: 'Bitte wählen.' },
      ],
    },
  ];
  const { journey } = checkoutOver({
    'GET /checkouts/active': () => checkout(),
    [`POST /checkouts/${CHECKOUT_ID}/orders`]: () => refusal,
  });
  await journey.load();
  await expect(journey.placeOrder()).rejects.toMatchObject({
    code: 'PAYMENT_REQUIRED',
    explanation: 'Bitte wählen.',
  });
  expect(journey.activeCheckoutId()).toBe(CHECKOUT_ID);
});

test('SF-COUPON-03 a coupon of the checkout waits for the new totals', async () => {
  const answers = [checkout(202), checkout(200)];
  const { journey, requests } = checkoutOver({
    'POST /checkouts/active/coupons': () => [202, { cartCouponIds: ['0cE000000000001AAA'] }],
    'DELETE /coupons/0cE000000000001AAA': () => [204],
    'GET /checkouts/active': () => answers.shift() ?? checkout(),
    [`GET /checkouts/${CHECKOUT_ID}`]: () => checkout(),
  });
  expect(await journey.addCoupon('WILLKOMMEN10')).toMatchObject({ checkoutStatus: 200 });
  expect(await requests[0]?.json()).toEqual({ couponCodes: ['WILLKOMMEN10'] });
  await journey.removeCoupon('0cE000000000001AAA');
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'DELETE', 'GET']);
});

test('SF-CHECKOUT-11 SF-CHECKOUT-07 submitting ends the checkout, preparing does not, and an action needs a name', async () => {
  const { journey, requests } = checkoutOver({
    'GET /checkouts/active': () => checkout(),
    [`POST /checkouts/${CHECKOUT_ID}/orders/actions`]: () => [
      200,
      { actions: [{ action: 'submit', orderReferenceNumber: 'OF-2026-000123' }] },
    ],
  });
  const listener = vi.fn();
  journey.events.on('orderPlaced', listener);
  await journey.load();
  await expect(journey.orderAction('' as 'submit')).rejects.toMatchObject({ code: 'INTERNAL_ERROR' });
  await journey.orderAction('prepare');
  expect(journey.activeCheckoutId()).toBe(CHECKOUT_ID);
  expect(listener).not.toHaveBeenCalled();
  await journey.orderAction('submit');
  expect(journey.activeCheckoutId()).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
  expect(await requests.at(-1)?.json()).toEqual({
    actions: [{ action: 'submit', parameters: { idempotencyKey: `order-${CHECKOUT_ID}` } }],
  });
});
