import { expect, test } from 'vitest';
import { getSeoProperties } from '#generated/cms/client.gen.ts';
import {
  createBuyerRegistration,
  getCsrfTokenModule,
  getServerMethodResult,
  getSessionContext,
} from '#generated/commerce/client.gen.ts';
import { getObjectInfo, getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { stubFetch } from './testing/stub-fetch.ts';
import { stubPlatform, WEBSTORE_ID } from './testing/stub-platform.ts';

const INFO = { path: { objectApiName: 'Product2' } };
const NOT_FOUND = [404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]] as const;
const PERSON = {
  body: { firstName: 'Erika', lastName: 'Muster', email: 'erika@offizin.example' },
};

test('SF-SESSION-07 a call carries what the context knows and its operation declares', async () => {
  const { fetch, requests } = stubFetch([200, { guestUser: false }]);
  const { platform } = stubPlatform(fetch, {
    effectiveAccountId: '001000000000002AAA',
    currencyIsoCode: 'EUR',
    language: 'de',
  });
  await platform.read(getSessionContext, {});
  const url = new URL(requests[0]?.url ?? '');
  expect(url.pathname).toContain(`/webstores/${WEBSTORE_ID}/session-context`);
  expect([...url.searchParams]).toEqual([['effectiveAccountId', '001000000000002AAA']]);
  expect(requests[0]?.headers.get('accept-language')).toBe('de');
});

test.each(['000000000000000', '000000000000000000'])(
  'SF-SESSION-07 a call ignores the placeholder account of guests, %s',
  async (effectiveAccountId) => {
    const { fetch, requests } = stubFetch([200, { guestUser: true }]);
    const { platform } = stubPlatform(fetch, { effectiveAccountId });
    await platform.read(getSessionContext, {});
    expect(requests[0]?.url).not.toContain('effectiveAccountId');
  },
);

test('SF-ERR-05 a call with a gap in its path is refused before it is sent', async () => {
  const { fetch, requests } = stubFetch([200, {}]);
  const { platform } = stubPlatform(fetch, { webstoreId: undefined });
  await expect(platform.read(getSessionContext, {})).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    status: 400,
  });
  expect(requests).toHaveLength(0);
});

test('reads of the same key share one fetch while it is under way and while the answer is fresh', async () => {
  const { fetch, requests } = stubFetch([200, { apiName: 'Product2' }]);
  const { platform } = stubPlatform(fetch);
  await Promise.all([platform.read(getObjectInfo, INFO), platform.read(getObjectInfo, INFO)]);
  await platform.read(getObjectInfo, INFO);
  expect(requests).toHaveLength(1);
});

test('a change of the context is another key', async () => {
  const { fetch, requests } = stubFetch([200, { apiName: 'Product2' }]);
  const context = { language: 'de' };
  const { platform } = stubPlatform(fetch, context);
  await platform.read(getObjectInfo, INFO);
  const english = stubPlatform(fetch, { language: 'en' }).platform;
  expect(english.queryOptions(getObjectInfo, INFO).queryKey).not.toEqual(
    platform.queryOptions(getObjectInfo, INFO).queryKey,
  );
  expect(requests).toHaveLength(1);
});

test('SF-CACHE-01 the lifetime of a read comes from its contract', () => {
  const { platform } = stubPlatform(stubFetch([200, {}]).fetch);
  expect(platform.queryOptions(getObjectInfo, INFO).staleTime).toBe(900_000);
  const head = { path: { communityId: '0DB000000000001AAA', recordId: '01t000000000001AAA' } };
  expect(platform.queryOptions(getSeoProperties, head).staleTime).toBe(3_600_000);
  const method = { path: { apexClass: 'ProductsController', apexMethod: 'getCommerceProducts' } };
  expect(platform.queryOptions(getServerMethodResult, method).staleTime).toBe(300_000);
});

test('invalidated data and reloads are fetched anew', async () => {
  const { fetch, requests } = stubFetch([200, { apiName: 'Product2' }]);
  const { platform } = stubPlatform(fetch);
  await platform.read(getObjectInfo, INFO);
  await platform.invalidate(getObjectInfo);
  await platform.read(getObjectInfo, INFO);
  await platform.read(getObjectInfo, INFO, { cache: 'reload' });
  expect(requests).toHaveLength(3);
});

test('SF-CACHE-02 only 404 is remembered among errors', async () => {
  const others = [400, 401, 403, 410, 500, 503];
  const { fetch, requests } = stubFetch(...others.map((status): [number] => [status]), [...NOT_FOUND]);
  const { platform } = stubPlatform(fetch);
  for (const status of others)
    await expect(platform.read(getObjectInfo, INFO)).rejects.toMatchObject({ status });
  await expect(platform.read(getObjectInfo, INFO)).rejects.toMatchObject({ status: 404 });
  await expect(platform.read(getObjectInfo, INFO)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(requests).toHaveLength(others.length + 1);
});

test('SF-CACHE-02 a remembered 404 is forgotten after the lifetime of the data', async () => {
  const { fetch } = stubFetch([...NOT_FOUND], [200, { apiName: 'Product2' }]);
  const { platform, advance } = stubPlatform(fetch);
  await expect(platform.read(getObjectInfo, INFO)).rejects.toMatchObject({ status: 404 });
  advance(899_999);
  await expect(platform.read(getObjectInfo, INFO)).rejects.toMatchObject({ status: 404 });
  advance(1);
  expect(await platform.read(getObjectInfo, INFO)).toMatchObject({ apiName: 'Product2' });
});

test('an invalidated 404 is asked for again', async () => {
  const { fetch } = stubFetch([...NOT_FOUND], [200, { apiName: 'Product2' }]);
  const { platform } = stubPlatform(fetch);
  await expect(platform.read(getObjectInfo, INFO)).rejects.toMatchObject({ status: 404 });
  await platform.invalidate(getObjectInfo);
  expect(await platform.read(getObjectInfo, INFO)).toMatchObject({ apiName: 'Product2' });
});

test('SF-ERR-06 a read from the cache only is 504 where nothing fresh is cached', async () => {
  const { fetch, requests } = stubFetch([200, { objects: {} }]);
  const { platform } = stubPlatform(fetch);
  const cachedOnly = () => platform.read(getObjectInfoDirectory, {}, { cache: 'only-if-cached' });
  await expect(cachedOnly()).rejects.toMatchObject({
    status: 504,
    message: 'Data requested with only-if-cached policy and not found in the cache.',
  });
  await platform.read(getObjectInfoDirectory, {});
  expect(await cachedOnly()).toEqual({ objects: {} });
  expect(requests).toHaveLength(1);
});

test('SF-RETRY-01 a write is sent four times, four seconds apart, while the platform is unavailable', async () => {
  const { fetch, requests } = stubFetch([503]);
  const { platform, waits } = stubPlatform(fetch);
  await expect(platform.write(createBuyerRegistration, PERSON)).rejects.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(4);
  expect(waits).toEqual([4000, 4000, 4000]);
});

test('Retry-After wins over the four seconds', async () => {
  const { fetch } = stubFetch(
    [503, undefined, { 'retry-after': '1' }],
    [201, { accountId: '001000000000001AAA' }],
  );
  const { platform, waits } = stubPlatform(fetch);
  expect(await platform.write(createBuyerRegistration, PERSON)).toMatchObject({
    accountId: '001000000000001AAA',
  });
  expect(waits).toEqual([1000]);
});

test.each([400, 401, 409, 412, 422])('SF-RETRY-01 a write is not repeated after %i', async (status) => {
  const { fetch, requests } = stubFetch([status, [{ errorCode: 'X', message: 'No.' }]]);
  const { platform } = stubPlatform(fetch);
  await expect(platform.write(createBuyerRegistration, PERSON)).rejects.toMatchObject({ status });
  expect(requests).toHaveLength(1);
});

test('a write whose effect is unknown is repeated only if that is safe', async () => {
  const broken = stubFetch(new TypeError('socket closed'));
  const { platform } = stubPlatform(broken.fetch);
  await expect(platform.write(createBuyerRegistration, PERSON)).rejects.toMatchObject({
    name: 'NetworkError',
  });
  expect(broken.requests).toHaveLength(1);
  await expect(platform.write(createBuyerRegistration, PERSON, { safeToRepeat: true })).rejects.toThrow();
  expect(broken.requests).toHaveLength(5);
});

test('reads a module as text, not as JSON', async () => {
  const { fetch } = stubFetch([
    200,
    'export default "f3b1c2";',
    { 'content-type': 'text/javascript; charset=utf-8' },
  ]);
  const { platform } = stubPlatform(fetch);
  const answer = await platform.send(getCsrfTokenModule, {}, { accept: 'text/javascript' });
  expect(answer.data).toBe('export default "f3b1c2";');
});

test('tells what the cache holds', async () => {
  const { fetch } = stubFetch([500], [200, { apiName: 'Product2' }]);
  const { platform } = stubPlatform(fetch);
  const state = () => platform.state(getObjectInfo, INFO);
  expect(state()).toBe('Unfulfilled');
  await platform.read(getObjectInfo, INFO).catch(() => undefined);
  expect(state()).toBe('Error');
  const reading = platform.read(getObjectInfo, INFO);
  expect(state()).toBe('Pending');
  await reading;
  expect(state()).toBe('Fulfilled');
  await platform.invalidate(getObjectInfo);
  expect(state()).toBe('Stale');
});
