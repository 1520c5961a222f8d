import { expect, test, vi } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { visitMemory } from '../testing/visit-memory.ts';
import { createCart } from './cart.ts';
import { preserveGuestCart, rememberGuestCart } from './guest-cart.ts';

const CART_ID = '0a6000000000001AAA';
const GUEST = { isGuest: true } as const;
const BUYER = { isGuest: false } as const;

function visit(answer: StubAnswer = [200, { cartId: CART_ID, numberOfProductsWithError: 2 }]) {
  const { fetch, requests } = routedFetch({
    [`POST /carts/${CART_ID}/actions/preserve`]: () => answer,
    'GET /compact-summary': () => [200, { cartId: CART_ID, asyncOperationStatus: 'Completed' }],
  });
  const { platform } = stubPlatform(fetch);
  const storage = visitMemory();
  rememberGuestCart(storage, GUEST, { cartId: CART_ID });
  return {
    cart: createCart(platform),
    storage,
    calls: () => requests.filter(({ method }) => method === 'POST'),
  };
}

test('SF-CART-06 SF-CART-09 the cart of a guest is merged once after sign-in, and failed products are counted', async () => {
  const { cart, storage, calls } = visit();
  expect(await preserveGuestCart(cart, { storage, session: GUEST })).toBeUndefined();
  await Promise.all([1, 2].map(() => preserveGuestCart(cart, { storage, session: BUYER })));
  await preserveGuestCart(cart, { storage, session: BUYER });
  expect(calls()).toHaveLength(1);
  expect(cart.state.get()).toEqual({ isProcessing: false, failedProductCount: 2 });
});

test('SF-CART-07 a payment link leaves the guest cart alone', async () => {
  const { cart, storage, calls } = visit();
  await preserveGuestCart(cart, { storage, session: BUYER, paymentLinkId: 'pl_1' });
  expect(calls()).toHaveLength(0);
});

test('SF-CART-08 a failed merge only logs a warning', async () => {
  const { cart, storage } = visit([404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]]);
  const warn = vi.fn();
  expect(await preserveGuestCart(cart, { storage, session: BUYER, warn })).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('preserveCart'),
    expect.objectContaining({ status: 404 }),
  );
  expect(cart.state.get()).toEqual({ isProcessing: false, failedProductCount: 0 });
});

test('only carts of guests are remembered, and one that is gone is forgotten', async () => {
  const { cart, storage, calls } = visit();
  rememberGuestCart(storage, GUEST, null);
  rememberGuestCart(storage, BUYER, { cartId: CART_ID });
  await preserveGuestCart(cart, { storage, session: BUYER });
  expect(calls()).toHaveLength(0);
});
