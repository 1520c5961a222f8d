import { afterEach, expect, test, vi } from 'vitest';
import { changedRecordsCookie } from '#client/changed-records.ts';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { getProductCategory } from '#generated/commerce/client.gen.ts';
import type { SignedIn } from '#http/sign-in/signed-in.ts';
import { SharedReads } from './shared-reads.server.ts';
import { openShop } from './shop.server.ts';
import { openCircuit, testSettings } from './testing/test-settings.ts';

const CATEGORY = '0ZG000000000001AAA';
const settings = testSettings('https://shared.example', 5);
const erika = { accessToken: 'erika', renew: async () => false, end: async () => {}, forget: () => {} };

/** A shop whose visitors read a category, one after the other; answers the calls for it. */
function shopOf() {
  const { fetch, requests } = routedFetch({
    'GET /services/data': () => [200, [{ version: '64.0', label: '', url: '' }]],
    'GET /userinfo': () => [200, { user_id: '005', preferred_username: 'erika', name: 'Erika' }],
    'GET /application-context': () => [200, { guestBrowsingEnabled: true, defaultCurrency: 'EUR' }],
    [`GET /${CATEGORY}`]: () => [200, { id: CATEGORY }],
  });
  vi.stubGlobal('fetch', fetch);
  const reads = new SharedReads(settings.sharedReadsSeconds);
  const visit = async (headers: Record<string, string> = {}, signedIn?: SignedIn) => {
    const facts = {
      nonce: undefined,
      secure: false,
      hasPaymentPages: () => false,
      circuit: openCircuit,
      settings,
      signedIn,
      enter: undefined,
    };
    const request = new Request('https://shop.example/', { headers });
    const shop = await openShop(request, { ...facts, reading: reads.reading() });
    await shop.platform.read(getProductCategory, { path: { productCategoryId: CATEGORY } });
    return shop.calls.header();
  };
  return { visit, asked: () => requests.filter(({ url }) => url.includes(CATEGORY)), requests };
}

afterEach(() => void vi.unstubAllGlobals());

test('SF-CACHE-05 guests share what is read, and it is asked for on behalf of nobody', async () => {
  const { visit, asked } = shopOf();
  const cookie = 'storefront_guest_uuid_essential_0DM=anna; kept_wishList=01t000000000001AAA';
  await visit({ cookie });
  expect(await visit()).toContain('0 calls');
  expect(asked()).toHaveLength(1);
  expect([asked()[0]?.headers.get('cookie'), asked()[0]?.headers.get('authorization')]).toEqual([null, null]);
});

test('SF-CACHE-05 somebody who has signed in shares nothing', async () => {
  const { visit, asked } = shopOf();
  await visit();
  await visit({}, erika);
  await visit({}, erika);
  expect(asked().map(({ headers }) => headers.get('authorization'))).toEqual([
    null,
    'Bearer erika',
    'Bearer erika',
  ]);
});

test('SF-CACHE-08 whoever loads a page again, or has changed records, sees what is true now', async () => {
  const { visit, asked } = shopOf();
  await visit();
  await visit({ 'cache-control': 'max-age=0' });
  await visit({ pragma: 'no-cache' });
  await visit({ cookie: `${changedRecordsCookie}=1` });
  expect(asked()).toHaveLength(4);
  await visit();
  expect(asked()).toHaveLength(4);
});

test('a session of the sandbox shares nothing', async () => {
  const { visit, asked } = shopOf();
  await visit({ cookie: 'sandbox=k' });
  await visit({ 'x-sandbox': 'k' });
  expect(asked()).toHaveLength(2);
});
