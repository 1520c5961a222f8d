import { expect, it } from 'vitest';
import type { ApplicationContext } from '#client/commerce/application-context.ts';
import { requireOpenShop } from './closed-shop.server.ts';

const guest = { isGuest: true, language: 'de' } as const;

/** Where somebody is sent who asks for a path; undefined where the path is answered. */
function sentTo(path: string, guestBrowsingEnabled: boolean, shop: object = {}, init: RequestInit = {}) {
  const applicationContext = { guestBrowsingEnabled } as ApplicationContext;
  const request = new Request(`http://shop.invalid${path}`, init);
  try {
    const { pathname } = new URL(request.url);
    const own = { session: guest, applicationContext, language: 'de' as const, path: pathname };
    requireOpenShop({ ...own, ...shop }, request);
    return undefined;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

it('a shop that is open to guests sends nobody away', () => {
  expect(sentTo('/product/detail/01t1', true)).toBeUndefined();
  expect(sentTo('/', true)).toBeUndefined();
});

it('a closed shop asks guests to sign in, and comes back to the page', () => {
  expect(sentTo('/product/detail/01t1?size=2', false)).toBe(
    '/login?from=%2Fproduct%2Fdetail%2F01t1%3Fsize%3D2',
  );
  expect(sentTo('/en/search?q=x', false, { language: 'en' })).toBe('/en/login?from=%2Fen%2Fsearch%3Fq%3Dx');
  expect(sentTo('/cart/items', false, {}, { method: 'POST' })).toBe('/login?from=%2F');
});

it.each([
  '/login?from=/',
  '/register',
  '/password/forgotten',
  '/password/new',
  '/logout',
  '/info/impressum',
  '/en/info/impressum',
  '/consent',
  '/robots.txt',
])('%s is read by everybody', (path) => expect(sentTo(path, false)).toBeUndefined());

it('buyers go where they like, and a store that cannot be asked is not taken for closed', () => {
  expect(sentTo('/', false, { session: { isGuest: false } })).toBeUndefined();
  expect(sentTo('/', false, { applicationContext: undefined })).toBeUndefined();
});
