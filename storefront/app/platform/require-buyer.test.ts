import { expect, test } from 'vitest';
import { requireBuyer, requireCheckout } from './require-buyer.server.ts';
import type { Shop } from './shop.server.ts';

const request = new Request('https://shop.example/account/orders');
const shop = (change: object) =>
  ({
    session: { isGuest: true },
    path: '/account/orders',
    language: 'de',
    abilities: { isCheckoutAllowed: false },
    ...change,
  }) as unknown as Shop;
const thrownBy = (check: () => void): unknown => {
  try {
    check();
  } catch (thrown) {
    return thrown;
  }
};

test('a guest is sent to sign in', () => {
  const { headers } = thrownBy(() => requireBuyer(shop({}), request)) as Response;
  expect(headers.get('location')).toBe('/login?from=%2Faccount%2Forders');
});

test('who may be signed in is not asked to sign in again while the platform cannot say', () => {
  for (const required of [requireBuyer, requireCheckout])
    expect(thrownBy(() => required(shop({ sessionIsUnknown: true }), request))).toMatchObject({
      data: { kind: 'unreachable' },
      init: { status: 503, headers: { 'Retry-After': '30' } },
    });
});
