import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { visitMemory } from '../testing/visit-memory.ts';
import { createCart, readItemsOf } from './cart.ts';
import { createCheckout } from './checkout.ts';
import { preserveGuestCart, rememberGuestCart } from './guest-cart.ts';
import {
  followPaymentLink,
  forgetPaymentLink,
  isPaymentLink,
  linkedCheckout,
  rememberPaymentLink,
  storedPaymentLink,
  withdrawPaymentLink,
} from './payment-link.ts';

const LINK = '0a6000000000002AAA';
const OWN_CART = '0a6000000000001AAA';
const CHECKOUT: StubAnswer = [200, { checkoutId: '2z9000000000001AAA', checkoutStatus: 200, errors: [] }];

function visit() {
  const { fetch, requests } = routedFetch({
    'PUT /checkouts/active': () => [202, { checkoutId: '2z9000000000001AAA' }],
    'GET /checkouts/2z9000000000001AAA': () => CHECKOUT,
    'POST /checkouts/2z9000000000001AAA/orders': () => [
      201,
      { orderReferenceNumber: 'OF-2026-1', errors: [] },
    ],
    [`POST /carts/${OWN_CART}/actions/preserve`]: () => [
      200,
      { cartId: OWN_CART, numberOfProductsWithError: 0 },
    ],
    'GET /compact-summary': () => [200, { cartId: OWN_CART, asyncOperationStatus: 'Completed' }],
    [`GET /carts/${LINK}/cart-items`]: () => [200, { cartItems: [], cartSummary: { cartId: LINK } }],
    [`DELETE /carts/${LINK}`]: () => [204],
    'GET /cart-items': () => [404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]],
  });
  const { platform } = stubPlatform(fetch);
  const journey = createCheckout(platform, { isSessionLoaded: () => true });
  return { platform, journey, requests, storage: visitMemory(), cart: createCart(platform) };
}

test('what a link is for can be read; a link to nothing is null', async () => {
  const { platform } = visit();
  expect(await readItemsOf(platform, LINK)).toMatchObject({ cartSummary: { cartId: LINK } });
  expect(await readItemsOf(platform, '0a6000000000009AAA')).toBeNull();
});

test('the copy is checked out by its id, and the link is forgotten with the order', async () => {
  const { journey, storage, requests } = visit();
  await followPaymentLink(journey, { paymentLinkId: LINK, storage });
  expect(await requests[0]?.json()).toEqual({ cartId: LINK });
  expect(storedPaymentLink(storage)).toBe(LINK);
  expect(linkedCheckout(storage)).toEqual({ paymentLinkId: LINK, checkoutId: '2z9000000000001AAA' });
  await journey.placeOrder();
  expect(storedPaymentLink(storage)).toBeUndefined();
  expect(linkedCheckout(storage)).toBeUndefined();
});

test('a link that is only remembered has no checkout yet, and can be let go of', () => {
  const { storage } = visit();
  rememberPaymentLink(storage, LINK);
  expect(linkedCheckout(storage)).toBeUndefined();
  forgetPaymentLink(storage);
  expect(storedPaymentLink(storage)).toBeUndefined();
});

test.each([
  [{ type: 'PayNowReadOnly', isSecondary: true }, true],
  [{ type: 'Cart', isSecondary: true }, false],
  [{ type: 'Cart', isSecondary: false }, false],
  [{ isSecondary: true }, true],
  [{ isSecondary: false }, false],
])('SF-CART-18 of a cart with %j it is said whether it is behind a link', (summary, isLink) => {
  expect(isPaymentLink(summary as never)).toBe(isLink);
});

test('SF-CART-25 a link is withdrawn by deleting the copy', async () => {
  const { platform, requests } = visit();
  await withdrawPaymentLink(platform, LINK);
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname.split('/').at(-1)])).toEqual([
    ['DELETE', LINK],
  ]);
});

test('a checkout that is named is read by its id', async () => {
  const { platform, requests } = visit();
  const journey = createCheckout(platform, {
    isSessionLoaded: () => true,
    checkoutId: '2z9000000000001AAA',
  });
  await journey.load();
  expect(requests[0]?.url).toMatch(/\/checkouts\/2z9000000000001AAA(\?|$)/);
});

test('SF-CART-07 the guest cart is not merged while a payment link is followed', async () => {
  const { cart, storage } = visit();
  rememberGuestCart(storage, { isGuest: true }, { cartId: OWN_CART });
  rememberPaymentLink(storage, LINK);
  expect(await preserveGuestCart(cart, { storage, session: { isGuest: false } })).toBeUndefined();
  storage.removeItem('paymentLinkId');
  expect(await preserveGuestCart(cart, { storage, session: { isGuest: false } })).toMatchObject({
    cartId: OWN_CART,
  });
});
