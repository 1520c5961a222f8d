import { expect, test } from 'vitest';
import {
  getObjectInfo,
  getRelatedListCounts,
  getRelatedListInfos,
} from '#generated/record-data/client.gen.ts';
import { readRelatedListInfos, readRelatedRecordsBatch } from '../lists/related-lists.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { routedFetch, type StubAnswer, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { keepMs } from './keep.ts';
import { createQueryClient } from './query-client.ts';
import { readBatch } from './read-batch.ts';

const PARENT = '001000000000001AAA';
const BROKEN = [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Broken.' }];

/** Counts of several related lists of one record, each with a status of its own. */
const readCounts = (platform: Platform, parentRecordId: string, names: string[]) =>
  readBatch(platform, getRelatedListCounts, {
    keys: names,
    inputFor: (relatedListNames) => ({ path: { parentRecordId, relatedListNames } }),
  });

/** Answers an item for each related list in the path; those that `fails` names fail. */
function lists(fails: (name: string) => boolean) {
  const answer = (request: Request): StubAnswer => {
    const names = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '').split(',');
    const results = names.map((name) =>
      fails(name) ? { statusCode: 500, result: BROKEN } : { statusCode: 200, result: { label: name } },
    );
    return [200, { hasErrors: results.some(({ statusCode }) => statusCode === 500), results }];
  };
  return async (request: Request) => {
    const [status, body] = answer(request) as [number, unknown];
    return Response.json(body, { status });
  };
}

function setUp() {
  const asked: (string | undefined)[] = [];
  const state = { broken: ['Orders'] };
  const respond = lists((name) => state.broken.includes(name));
  const { platform, advance } = stubPlatform(async (request) => {
    asked.push(decodeURIComponent(new URL(request.url).pathname).split('/').at(-1));
    return respond(request);
  });
  return { platform, advance, asked, state };
}

test.each([
  ['5 minutes', 300_000, (p: never, names: string[]) => readCounts(p, PARENT, names)],
  [
    '15 minutes for related list info',
    900_000,
    (p: never, names: string[]) => readRelatedListInfos(p, 'Account', names),
  ],
])('a failed item is remembered for %s and then asked for again', async (_, memoryMs, read) => {
  const { platform, advance, asked, state } = setUp();
  const readBoth = async () => {
    const { results } = await read(platform as never, ['Contacts', 'Orders']);
    return results.map(({ statusCode }) => statusCode);
  };
  expect(await readBoth()).toEqual([200, 500]);
  state.broken = [];
  advance(memoryMs - 1);
  expect(await readBoth()).toEqual([200, 500]);
  expect(asked).toEqual(['Contacts,Orders']);
  advance(1);
  expect(await readBoth()).toEqual([200, 200]);
  expect(asked).toEqual(['Contacts,Orders', 'Contacts,Orders']);
});

test('the same list of another record is not the one that failed', async () => {
  const { platform, asked } = setUp();
  await readCounts(platform, PARENT, ['Orders']);
  await readCounts(platform, '001000000000002AAA', ['Orders']);
  expect(asked).toHaveLength(2);
});

test('what changes the lists forgets their failures', async () => {
  const { platform, asked, state } = setUp();
  await readRelatedListInfos(platform, 'Account', ['Orders']);
  state.broken = [];
  await platform.invalidate(getRelatedListInfos);
  expect((await readRelatedListInfos(platform, 'Account', ['Orders'])).hasErrors).toBe(false);
  expect(asked).toHaveLength(2);
});

test('a batch whose parent lookup answers 404 is an error', async () => {
  const gone: StubAnswer = [404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]];
  const { fetch } = routedFetch({ 'POST /related-list-records/batch/001000000000001AAA': () => gone });
  const reading = readRelatedRecordsBatch(stubPlatform(fetch).platform, PARENT, [
    { relatedListId: 'Contacts' },
  ]);
  await expect(reading).rejects.toMatchObject({ status: 404 });
});

test('an answer is kept at least as long as it counts as fresh, and longer than timers run never drops at once', () => {
  const inBrowser = createQueryClient({ isServer: false });
  const { fetch } = stubFetch();
  const platform = createPlatform({ origin: '', fetch, queryClient: inBrowser, context: () => ({}) });
  const { gcTime } = platform.queryOptions(getObjectInfo, { path: { objectApiName: 'Product2' } });
  expect(gcTime).toBe(900_000);
  const path = { parentRecordId: PARENT, relatedListNames: ['Orders'] };
  expect(platform.queryOptions(getRelatedListCounts, { path }).gcTime).toBe(Number.POSITIVE_INFINITY);
  expect(keepMs(createQueryClient({ isServer: true }), 900_000)).toBe(Number.POSITIVE_INFINITY);
  expect(keepMs(inBrowser, 1_000)).toBe(300_000);
});
