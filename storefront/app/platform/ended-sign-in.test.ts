import { afterEach, expect, test, vi } from 'vitest';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { getProductCategory } from '#generated/commerce/client.gen.ts';
import { openShop } from './shop.server.ts';
import { openCircuit, testSettings } from './testing/test-settings.ts';

const CATEGORY = '0ZG000000000001AAA';
const settings = testSettings('https://ended.example');

afterEach(() => void vi.unstubAllGlobals());

test('SF-SESSION-52 a visit whose sign-in has ended elsewhere goes on as that of a guest', async () => {
  const forGuests =
    (answer: unknown) =>
    (request: Request): [number, unknown] =>
      request.headers.has('authorization')
        ? [401, [{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired or invalid' }]]
        : [200, answer];
  const { fetch } = routedFetch({
    'GET /services/data': () => [200, [{ version: '64.0', label: '', url: '' }]],
    'GET /userinfo': forGuests({}),
    'GET /application-context': forGuests({ guestBrowsingEnabled: true, defaultCurrency: 'EUR' }),
    [`GET /${CATEGORY}`]: forGuests({ id: CATEGORY }),
  });
  vi.stubGlobal('fetch', fetch);
  const forget = vi.fn();
  const signedIn = { accessToken: 'revoked', renew: async () => false, end: async () => {}, forget };
  const facts = {
    nonce: undefined,
    secure: false,
    hasPaymentPages: () => false,
    circuit: openCircuit,
    settings,
    enter: undefined,
    reading: undefined,
  };
  const cookie = 'shop_signedIn=1';
  const shop = await openShop(new Request('https://shop.example/', { headers: { cookie } }), {
    ...facts,
    signedIn,
  });
  expect(shop).toMatchObject({ session: { isGuest: true }, sessionHasExpired: true, signedIn: undefined });
  expect(forget).toHaveBeenCalledOnce();
  expect(shop.cookies.headers().join()).toContain('shop_signedIn=; Max-Age=0');
  expect(shop.applicationContext).toMatchObject({ defaultCurrency: 'EUR' });
  const category = await shop.platform.read(getProductCategory, { path: { productCategoryId: CATEGORY } });
  expect(category).toMatchObject({ id: CATEGORY });
});
