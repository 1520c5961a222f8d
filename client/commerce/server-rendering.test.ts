import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { createCart } from './cart.ts';
import { createCheckout } from './checkout.ts';

const CART = { cartId: '0a6000000000001AAA' };
const CHECKOUT = { checkoutId: '2z9000000000001AAA', errors: [] };

/** A platform while a page is rendered on the server. */
function rendering(routes: Record<string, () => StubAnswer>) {
  const { fetch, requests } = routedFetch(routes);
  const { platform, waits } = stubPlatform(fetch, {}, { isServer: true });
  const journey = createCheckout(platform, { isSessionLoaded: () => true });
  return { cart: createCart(platform), journey, requests, waits };
}

test('SF-CART-04 a cart is not polled during server rendering', async () => {
  const { cart, requests } = rendering({});
  await expect(cart.settle()).rejects.toMatchObject({ code: 'SSR_NO_POLLING' });
  expect(requests).toHaveLength(0);
});

test('SF-CHECKOUT-09 a missing checkout is a 404 during server rendering', async () => {
  const { journey } = rendering({
    'GET /checkouts/active': () => [404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]],
  });
  await expect(journey.load()).rejects.toMatchObject({ code: 'SSR_FAST_CHECKOUT', status: 404 });
});

test('SF-CHECKOUT-03 a checkout under way is answered as it is during server rendering', async () => {
  const { journey, requests, waits } = rendering({ 'GET /checkouts/active': () => [202, CHECKOUT] });
  expect(await journey.load()).toEqual(CHECKOUT);
  expect([requests.length, waits]).toEqual([1, []]);
});

test.each([410, 422])(
  'SF-CHECKOUT-08 a start that answers %i is not repeated during server rendering',
  async (status) => {
    const { journey, requests } = rendering({
      'PUT /checkouts/active': () => [status, [{ errorCode: 'CHECKOUT_EXPIRED', message: 'Alt.' }]],
    });
    await expect(journey.start(CART)).rejects.toMatchObject({ code: 'SSR_CHECKOUT_RETRY' });
    expect(requests.map(({ method }) => method)).toEqual(['PUT']);
  },
);
