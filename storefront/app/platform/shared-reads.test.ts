import { expect, test } from 'vitest';
import { FetchError } from '#client/errors/index.ts';
import {
  getApplicationContext,
  getCartSummary,
  getProduct,
  getProductRecommendations,
  getServerMethodResult,
  getSessionContext,
} from '#generated/commerce/client.gen.ts';
import { getUserInfo } from '#generated/platform/client.gen.ts';
import { SharedReads } from './shared-reads.server.ts';

const answer =
  (data: unknown, headers: Record<string, string> = {}) =>
  async () => ({
    data,
    status: 200,
    headers: new Headers(headers),
  });
const product = { path: { productId: '01t000000000001AAA' } };
const never = () => Promise.reject(new Error('asked'));

test('SF-CACHE-05 shares what the store shows to everybody, and nothing that belongs to a person', () => {
  const reading = new SharedReads(5).reading();
  const method = (apexClass: string) => ({ path: { apexClass, apexMethod: 'get' } });
  expect(reading.read(getProduct, product, answer({}))).toBeDefined();
  expect(reading.read(getServerMethodResult, method('ProductsController'), answer({}))).toBeDefined();
  const account = { ...product, query: { effectiveAccountId: '001000000000002AAA' } };
  expect(reading.read(getProduct, account, answer({}))).toBeUndefined();
  expect(reading.read(getServerMethodResult, method('WithdrawalsController'), answer({}))).toBeUndefined();
  const recommended = (query: Record<string, string | boolean>) =>
    reading.read(getProductRecommendations, { query }, answer({}));
  const recommender = 'CustomersWhoBoughtAlsoBought';
  expect(recommended({ recommender, anchorValues: '01t000000000001AAA' })).toBeDefined();
  expect(recommended({ recommender, anchorFromCurrentCart: true })).toBeUndefined();
  expect(recommended({ recommender: 'RecentlyViewed' })).toBeUndefined();
  for (const operation of [getCartSummary, getSessionContext, getUserInfo])
    expect(reading.read(operation, {}, answer({}))).toBeUndefined();
});

test('SF-CACHE-05 shares by the whole input: another language or another product is another answer', async () => {
  const reading = new SharedReads(5).reading();
  const inLanguage = (language: string) => ({ ...product, headers: { 'accept-language': language } });
  const named = async (input: object, name: string) =>
    (await reading.read(getProduct, input, answer({ name })))?.data;
  expect(await named(inLanguage('de'), 'Salbe')).toEqual({ name: 'Salbe' });
  expect(await named(inLanguage('en'), 'Ointment')).toEqual({ name: 'Ointment' });
  expect(await named(inLanguage('de'), 'asked again')).toEqual({ name: 'Salbe' });
});

test('SF-CACHE-05 an answer that is shared can be changed by nobody and carries no cookie', async () => {
  const reading = new SharedReads(5).reading();
  const send = answer(
    { tags: [{ name: 'neu' }] },
    { 'set-cookie': 'guest=1', 'cache-control': 'max-age=60' },
  );
  const shared = await reading.read(getProduct, product, send);
  const tags = (shared?.data as { tags: { name: string }[] } | undefined)?.tags ?? [];
  expect(tags).toHaveLength(1);
  expect(() => tags.push({ name: 'alt' })).toThrow(TypeError);
  expect(() => Object.assign(tags[0] ?? {}, { name: 'alt' })).toThrow(TypeError);
  expect([...(shared?.headers.keys() ?? [])]).toEqual(['cache-control']);
});

test('a page knows whether a read failed; what is not there is no failure', async () => {
  const reads = new SharedReads(5);
  const failing = (status: number) => () =>
    Promise.reject(new FetchError({ operationId: 'getProduct', status, errors: [], body: undefined }));
  const [missing, broken] = [reads.reading(), reads.reading()];
  await expect(missing.read(getProduct, product, failing(404))).rejects.toThrow();
  await expect(broken.read(getProduct, product, failing(500))).rejects.toThrow();
  expect([missing.hasFailed, broken.hasFailed]).toEqual([false, true]);
});

test('SF-CONTEXT-02 an application context is shared for the max-age of its answer, less 30 s', async () => {
  const read = async (cacheControl: string) => {
    const reading = new SharedReads(5).reading();
    await reading.read(getApplicationContext, {}, answer({}, { 'cache-control': cacheControl }));
    expect(reading.oldest).toBeUndefined();
    return reading.read(getApplicationContext, {}, never);
  };
  await expect(read('max-age=60')).resolves.toBeDefined();
  await expect(read('max-age=30')).rejects.toThrow('asked');
});
