import { expect, test } from 'vitest';
import { routedFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { completeCheckout } from './complete-checkout.ts';

const checkoutId = '2z9000000000001AAA';
const cartSummary = { cartId: '0a6000000000001AAA' };
const deliveryGroups = { items: [] };

function platformWithCart() {
  const { fetch, requests } = routedFetch({
    'GET /carts/current/cart-items': () => [200, { cartItems: [], cartSummary }],
    'GET /carts/current/delivery-groups': () => [200, deliveryGroups],
  });
  return { platform: stubPlatform(fetch).platform, requests };
}

test('PF-CHECK-09 what a checkout leaves out is read from the cart', async () => {
  const { platform } = platformWithCart();
  expect(await completeCheckout(platform, { checkoutId })).toEqual({
    checkoutId,
    cartSummary,
    deliveryGroups,
  });
});

test('a checkout that is complete asks for nothing', async () => {
  const { platform, requests } = platformWithCart();
  const checkout = { checkoutId, cartSummary, deliveryGroups } as unknown as Parameters<
    typeof completeCheckout
  >[1];
  expect(await completeCheckout(platform, checkout)).toEqual(checkout);
  expect(requests).toEqual([]);
});
