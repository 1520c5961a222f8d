import { expect, test } from 'vitest';
import { RECENT_LIST } from '#client/lists/list-view.ts';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { getObjectInfo, getRelatedListRecords } from '#generated/record-data/client.gen.ts';
import { relatedCountQuery, relatedCountsQuery } from './count-queries.ts';
import { firstListQuery, forgetRecentLists, listPagesQuery, listQuery } from './list-queries.ts';
import { derivedKey, derivedQuery, platformQuery } from './platform-query.ts';
import { recordQuery } from './record-queries.ts';
import { relatedInfosQuery } from './related-queries.ts';

const page = (name: string, nextPageToken: string | null): StubAnswer => [
  200,
  { records: [{ apiName: 'Product2', id: `01t${name}`, fields: {}, childRelationships: {} }], nextPageToken },
];
const ALL = { objectApiName: 'Product2', listViewApiName: 'All' };

test('a read of the platform is known by its operation and its input', () => {
  const { platform } = stubPlatform(routedFetch({}).fetch, { language: 'de' });
  const { queryKey } = platformQuery(platform, getObjectInfo, { path: { objectApiName: 'Product2' } });
  expect(queryKey).toEqual([
    'getObjectInfo',
    { path: { objectApiName: 'Product2' }, headers: { 'accept-language': 'de' } },
  ]);
});

test('a derived read is known by its operation, its input, the language and its name', () => {
  const { platform } = stubPlatform(routedFetch({}).fetch, { language: 'de' });
  const query = derivedQuery(platform, getObjectInfo, { input: { a: 1 }, part: 'x', read: async () => 1 });
  expect(query.queryKey).toEqual(['getObjectInfo', { a: 1, language: 'de' }, 'x']);
  expect(derivedKey(platform, getObjectInfo, { a: 1 }, 'x')).toEqual(query.queryKey);
});

test.each([undefined, false, null, ''] as const)('nothing is read while the input is %j', async (unasked) => {
  const { fetch, requests } = routedFetch({});
  const { platform, queryClient } = stubPlatform(fetch);
  const read = queryClient.fetchQuery(recordQuery(platform, unasked));
  await expect(read).rejects.toThrow('Missing queryFn');
  expect(requests).toEqual([]);
});

test('the pages of a list are read by their tokens', async () => {
  const { fetch, requests } = routedFetch({
    'POST /list-records/Product2/All': async (request) =>
      (await request.clone().json()).pageToken ? page('b', null) : page('a', '50'),
  });
  const { platform, queryClient } = stubPlatform(fetch);
  const query = listPagesQuery(platform, ALL, { pageSize: 50, searchTerm: 'ibu' });
  const { pages } = await queryClient.fetchInfiniteQuery({ ...query, pages: 2 });
  expect(pages.map(({ records }) => records[0]?.id)).toEqual(['01ta', '01tb']);
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { pageSize: 50, searchTerm: 'ibu' },
    { pageSize: 50, searchTerm: 'ibu', pageToken: '50' },
  ]);
});

test('without a list view the first one of the object is read', async () => {
  const { fetch, requests } = routedFetch({
    'GET /list-info/Product2': () => [200, { lists: [{ apiName: 'Mine' }, { apiName: 'All' }] }],
    'POST /list-records/Product2/Mine': () => page('a', null),
  });
  const { platform, queryClient } = stubPlatform(fetch);
  const records = await queryClient.fetchQuery(firstListQuery(platform, 'Product2', { searchTerm: 'ibu' }));
  expect(records.map(({ id }) => id)).toEqual(['01ta']);
  expect(await requests[1]?.json()).toEqual({ searchTerm: 'ibu' });
});

test('an object without a list view has no records to offer', async () => {
  const { fetch } = routedFetch({ 'GET /list-info/Product2': () => [200, { lists: [] }] });
  const { platform, queryClient } = stubPlatform(fetch);
  expect(await queryClient.fetchQuery(firstListQuery(platform, 'Product2', {}))).toEqual([]);
});

test('one page of a list is read once for all who show it', async () => {
  const { fetch, requests } = routedFetch({ 'POST /list-records/Product2/All': () => page('a', null) });
  const { platform, queryClient } = stubPlatform(fetch);
  const read = () => queryClient.ensureQueryData(listQuery(platform, ALL, { pageSize: 5 }));
  await Promise.all([read(), read()]);
  expect(requests).toHaveLength(1);
});

test('RD-RELATED-14 counts are as fresh as the rows that they stand beside', () => {
  const { platform } = stubPlatform(routedFetch({}).fetch);
  const path = { parentRecordId: '001000000000001AAA', relatedListId: 'Contacts' };
  const { staleTime } = platformQuery(platform, getRelatedListRecords, { path, body: {} });
  expect(staleTime).toBe(30_000);
  expect(relatedCountsQuery(platform, path.parentRecordId, ['Contacts'], 100).staleTime).toBe(staleTime);
  expect(relatedCountQuery(platform, path.parentRecordId, 'Contacts', 100).staleTime).toBe(staleTime);
});

test('RD-REC-30 reading a record for its page counts as a use, and lists of records used last are then stale', async () => {
  const { fetch, requests } = routedFetch({
    'GET /records/01t000000000001AAA': () => [200, { id: '01t000000000001AAA', fields: {} }],
    [`POST /list-records/Product2/${RECENT_LIST}`]: () => page('a', null),
    'POST /list-records/Product2/All': () => page('a', null),
  });
  const { platform, queryClient } = stubPlatform(fetch);
  await queryClient.fetchQuery(recordQuery(platform, '01t000000000001AAA'));
  expect(new URL(requests[0]?.url ?? '').searchParams.get('updateMru')).toBe('true');
  const recent = listQuery(platform, { objectApiName: 'Product2', listViewApiName: RECENT_LIST }, {});
  const all = listQuery(platform, ALL, {});
  for (const query of [recent, all]) await queryClient.fetchQuery(query);
  await forgetRecentLists(platform);
  const isStale = ({ queryKey }: typeof all) => queryClient.getQueryState(queryKey)?.isInvalidated;
  expect([recent, all].map(isStale)).toEqual([true, false]);
});

test('RD-CACHE-42 a related list that cannot be told is not asked for again with the others', async () => {
  const failed = { statusCode: 500, result: [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Broken.' }] };
  const told = { statusCode: 200, result: { listReference: { relatedListId: 'Contacts' } } };
  const { fetch, requests } = routedFetch({
    'GET /related-list-info/batch/Account/Contacts,Cases': () => [
      200,
      { hasErrors: true, results: [told, failed] },
    ],
  });
  const { platform, queryClient } = stubPlatform(fetch);
  const query = { ...relatedInfosQuery(platform, 'Account', ['Contacts', 'Cases']), staleTime: 0 };
  const answers = [await queryClient.fetchQuery(query), await queryClient.fetchQuery(query)];
  for (const { results } of answers) expect(results).toEqual([told, failed]);
  expect(requests).toHaveLength(1);
});
