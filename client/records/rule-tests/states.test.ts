import { expect, test } from 'vitest';
import { getQuery } from '#generated/platform/client.gen.ts';
import { getListInfoByName, getListInfosByName, getListUiByName } from '#generated/record-data/client.gen.ts';
import { readRecordAvatars } from '../../avatars/avatars.ts';
import { keyOf } from '../../cache/key.ts';
import { listViewType } from '../../lists/list-view.ts';
import { routedFetch, type StubAnswer } from '../../testing/stub-fetch.ts';
import { stubPlatform } from '../../testing/stub-platform.ts';
import { executeRecordBatch } from '../batch.ts';
import { notifyRecordsChanged } from '../notify.ts';
import { readRecord, removeRecord, saveRecord } from '../records.ts';
import { recordStore } from '../store/record-store.ts';
import { addressOf, GONE, ID, itemsOf, NAME, OTHER, platformWith, product } from './support.ts';

const LIST = { path: { objectApiName: 'Product2', listViewApiName: 'AllProducts' } };

test('RD-STATE-01 a cache entry is Unfulfilled, Pending, Fulfilled, Stale or Error', async () => {
  const { platform, advance } = platformWith([200, product()], [500]);
  const store = recordStore(platform);
  const state = () => store.snapshot(ID, NAME).state;
  const states = [state()];
  const reading = store.read(ID, NAME);
  await Promise.resolve();
  states.push(state());
  await reading;
  states.push(state());
  advance(30_000);
  states.push(state());
  await store.read(ID, NAME).catch(() => undefined);
  states.push(state());
  expect(states).toEqual(['Unfulfilled', 'Pending', 'Fulfilled', 'Stale', 'Error']);

  const cached = platformWith([200, {}], [500]).platform;
  const stateOf = () => cached.state(getListInfoByName, LIST);
  const cachedStates = [stateOf()];
  const read = cached.read(getListInfoByName, LIST);
  cachedStates.push(stateOf());
  await read;
  cachedStates.push(stateOf());
  await cached.invalidate(getListInfoByName);
  cachedStates.push(stateOf());
  await cached.read(getListInfoByName, LIST).catch(() => undefined);
  cachedStates.push(stateOf());
  expect(cachedStates).toEqual(states);
});

test('RD-LIST-05 a list view has the type mru where its name is __Recent in any case, otherwise listView', () => {
  expect(['__recent', '__Recent', 'Recent', 'AllProducts'].map(listViewType)).toEqual([
    'mru',
    'mru',
    'listView',
    'listView',
  ]);
});

test('RD-LIST-06 names of list views are lower-cased in cache keys', () => {
  const path = (listViewApiName: string) => ({ path: { objectApiName: 'Product2', listViewApiName } });
  for (const operation of [getListInfoByName, getListUiByName]) {
    expect(keyOf(operation, path('AllProducts'))).toEqual([operation.operationId, path('allproducts')]);
    expect(keyOf(operation, path('ALLproducts'))).toEqual(keyOf(operation, path('AllProducts')));
    expect(keyOf(operation, path('AllProducts'))).not.toEqual(keyOf(operation, path('Mine')));
  }
  const names = (...list: string[]) => ({ query: { names: list } });
  for (const name of ['Case.Mine', 'case.MINE']) {
    expect(keyOf(getListInfosByName, names(name))).toEqual(['getListInfosByName', names('case.mine')]);
  }
});

test('RD-BATCH-06 each result of a batch has a status of its own: 200, 201, 400 or 404', async () => {
  const fault = [{ errorCode: 'INVALID_INPUT', message: 'No.' }];
  const answer = itemsOf([200, product()], [201, product(OTHER)], [400, fault], [404, GONE]);
  const { platform } = platformWith([200, answer]);
  const [broken, gone] = ['01t000000000003AAA', '01t000000000004AAA'];
  const operations = [
    { type: 'UPDATE', records: [{ fields: { Id: ID, Name: 'Ibu' } }] },
    { type: 'CREATE', records: [{ apiName: 'Product2', fields: { Name: 'Ibu' } }] },
    { type: 'UPDATE', records: [{ fields: { Id: broken, Name: null } }] },
    { type: 'DELETE', records: [{ fields: { Id: gone } }] },
  ];
  const { results } = await executeRecordBatch(platform, { operations });
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 201, 400, 404]);
  expect(results).toEqual(answer.results);
  const store = recordStore(platform);
  expect([ID, OTHER].map((id) => store.snapshot(id, NAME).state)).toEqual(['Fulfilled', 'Fulfilled']);
});

const GONE_WAYS: [rule: string, route: string, answer: StubAnswer][] = [
  [
    'RD-BATCH-07 a batch result with an id but no fields removes the record from the cache',
    'POST /records/batch',
    [200, itemsOf([200, { id: ID }])],
  ],
  ['RD-STATE-02 a successful deletion removes the record from the cache', `DELETE /records/${ID}`, [204]],
  ['RD-STATE-03 an update answered 204 removes the record from the cache', `PATCH /records/${ID}`, [204]],
];

test.each(GONE_WAYS)('%s', async (_, route, answer) => {
  const { fetch, requests } = routedFetch({
    [`GET /records/${ID}`]: () => [200, product()],
    [`GET /records/${OTHER}`]: () => [200, product(OTHER)],
    [route]: () => answer,
  });
  const { platform } = stubPlatform(fetch);
  await readRecord(platform, ID, NAME);
  await readRecord(platform, OTHER, NAME);
  const [method] = route.split(' ');
  if (method === 'DELETE') await removeRecord(platform, ID);
  else if (method === 'PATCH') await saveRecord(platform, { fields: { Id: ID, Name: 'Neu' } });
  else {
    const operations = [{ type: 'DELETE', records: [{ fields: { Id: ID } }] }];
    await executeRecordBatch(platform, { operations });
  }
  expect(recordStore(platform).snapshot(ID, NAME)).toEqual({ state: 'Unfulfilled' });
  expect(recordStore(platform).snapshot(OTHER, NAME).data?.id).toBe(OTHER);
  await readRecord(platform, ID, NAME);
  expect(requests.map((request) => request.method)).toEqual(['GET', 'GET', method, 'GET']);
});

test('RD-QUERY-07 what a query has found is stale after a record was written', async () => {
  const { fetch } = routedFetch({ [`PATCH /records/${ID}`]: () => [200, product()] });
  const { platform } = stubPlatform(fetch);
  const queryKey = [getQuery.operationId, { query: { q: 'SELECT Id, Name FROM Product2' } }];
  platform.queryClient.setQueryData(queryKey, { records: [] });
  await saveRecord(platform, { fields: { Id: ID, Name: 'Neu' } });
  expect(platform.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

const AVATAR_ITEMS: [rule: string, statusCode: number, result: unknown][] = [
  [
    'RD-AVATAR-02 an avatar item with status 200 carries the avatar',
    200,
    { recordId: ID, type: 'Theme', iconUrl: '/icon.svg' },
  ],
  [
    'RD-AVATAR-03 an avatar item with status 400 carries a list of errors',
    400,
    [{ errorCode: 'INVALID_ID', message: 'No id.' }],
  ],
  ['RD-AVATAR-04 an avatar item with status 404 carries a list of errors', 404, GONE],
];

test.each(AVATAR_ITEMS)('%s', async (_, statusCode, result) => {
  const { platform } = platformWith([200, itemsOf([statusCode, result])]);
  expect(await readRecordAvatars(platform, [ID])).toEqual({ [ID]: { statusCode, result } });
});

test('RD-NOTIFY-01 a notified change reads the record again with all fields that were read before, as optional fields', async () => {
  const { platform, requests } = platformWith([200, product()], [200, product(ID, 'Ibuprofen')]);
  await readRecord(platform, ID, NAME);
  await readRecord(platform, ID, { optionalFields: ['Product2.Unknown'] });
  await notifyRecordsChanged(platform, [ID]);
  expect(requests.map(addressOf).at(-1)).toBe(`/records/${ID}?optionalFields=Product2.Name,Product2.Unknown`);
  const { state, data } = recordStore(platform).snapshot(ID, NAME);
  expect([state, data?.fields.Name?.value]).toEqual(['Fulfilled', 'Ibuprofen']);
});

test('RD-NOTIFY-02 at most 60 notifications within 60 seconds cause requests', async () => {
  const { platform, requests, advance } = platformWith([200, product()]);
  await readRecord(platform, ID, NAME);
  const notify = async (times: number) => {
    requests.length = 0;
    for (let call = 0; call < times; call++) await notifyRecordsChanged(platform, [ID]);
    return requests.length;
  };
  expect(await notify(61)).toBe(60);
  advance(59_999);
  expect(await notify(1)).toBe(0);
  advance(1);
  expect(await notify(61)).toBe(60);
});
