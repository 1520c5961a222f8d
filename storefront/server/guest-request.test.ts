import { expect, test } from 'vitest';
import { changedRecordsCookie } from '#client/changed-records.ts';
import { storageConsentVersion } from '../app/settings/storage-consent.ts';
import { guestRequestOf } from './guest-request.ts';

const consent = (allowed: string, version = storageConsentVersion) =>
  `kept_consent=${encodeURIComponent(`${version}:${allowed}`)}`;
const asked = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  guestRequestOf(new Request(`http://shop.test${path}`, { method, headers }), { secure: false });

test('SF-CACHE-06 a page for everybody is made of its address and of what the browser allows, and of nothing else', () => {
  const headers = {
    cookie: '_foreign=erika',
    authorization: 'Bearer t',
    'user-agent': 'Probe',
    referer: 'http://x.test',
  };
  const request = asked('/search?q=creme', headers);
  expect(request?.url).toBe('http://shop.test/search?q=creme');
  expect([...(request?.headers ?? [])]).toEqual([]);
});

test('SF-CACHE-06 what a browser allows is told in one of a few ways', () => {
  const told = (...said: Parameters<typeof consent>) =>
    asked('/', { cookie: consent(...said) })?.headers.get('cookie');
  const all = told('assistant,history');
  expect(all).toBeTruthy();
  expect([told('history,assistant'), told('history,assistant,<script>')]).toEqual([all, all]);
  expect(told('history', 'erika')).toBeNull();
});

test.each([
  ['a wish list', { cookie: 'kept_wishList=01t000000000001AAA' }],
  ['a cart', { cookie: `${consent('')}; kept_guestCart=1` }],
  ['an account acted for', { cookie: 'shop_effectiveAccountId=001000000000002AAA' }],
  ['a sign-in', { cookie: 'storefront_session=sealed' }],
  ['a guest whom the platform knows', { cookie: 'storefront_guest_uuid_essential_0DM=1' }],
  ['a sandbox', { cookie: 'sandbox=k' }],
  ['a sandbox of a program', { 'x-sandbox': 'k' }],
  ['a page that is loaded again', { 'cache-control': 'max-age=0' }],
  ['changes of records', { cookie: `${changedRecordsCookie}=1` }],
])('SF-CACHE-06 a browser with %s gets a page of its own', (_, headers) => {
  expect(asked('/', headers)).toBeUndefined();
});

test('SF-CACHE-06 pages with forms of a person and whatever changes something are never for everybody', () => {
  const paths = [
    '/cart',
    '/login',
    '/checkout/address',
    '/account',
    '/withdrawal',
    '/wish-list',
    '/en/cart',
    '/cart.data',
  ];
  expect(paths.filter((path) => asked(path))).toEqual([]);
  expect(asked('/info/beratung', {}, 'POST')).toBeUndefined();
  const open = [
    '/',
    '/en',
    '/product/detail/01t',
    '/en/category/a/b',
    '/search?q=a',
    '/info/agb',
    '/_root.data',
    '/en.data',
  ];
  expect(open.filter((path) => !asked(path))).toEqual([]);
});
