import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { createDataProvider } from './data-provider.ts';
import { type ConsoleRecord, toConsoleRecord } from './record.ts';

const ID = '01t000000000001AAA';
const field = { createable: true, updateable: true };
const INFO: StubAnswer = [
  200,
  {
    apiName: 'Product2',
    nameFields: ['Name'],
    fields: { Name: field, Brand__c: field, Locked__c: { createable: true, updateable: false } },
  },
];
const raw = (values: Record<string, string | null>) => ({
  apiName: 'Product2',
  id: ID,
  fields: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, displayValue: null }]),
  ),
  childRelationships: {},
  recordTypeId: null,
  systemModstamp: '2026-03-02T09:30:00.000Z',
});
const page = (nextPageToken: string | null): StubAnswer => [
  200,
  {
    records: [raw({ Name: 'Ibu' })],
    nextPageToken,
    previousPageToken: null,
    count: 1,
    currentPageToken: '0',
  },
];

function providerOver(routes: Parameters<typeof routedFetch>[0]) {
  const { fetch, requests } = routedFetch({ 'GET /object-info/Product2': () => INFO, ...routes });
  return { requests, provider: createDataProvider(stubPlatform(fetch).platform) };
}

test('a list is asked for by view, token, order and term, and tells the tokens beside it', async () => {
  const { provider, requests } = providerOver({ 'POST /list-records/Product2/All': () => page('50') });
  const answer = await provider.getList('Product2', {
    pagination: { page: 2, perPage: 50 },
    sort: { field: 'Name', order: 'DESC' },
    filter: { q: 'ibu' },
    meta: { listViewApiName: 'All', pageToken: '25' },
  });
  expect(await requests[0]?.json()).toEqual({
    pageSize: 50,
    pageToken: '25',
    searchTerm: 'ibu',
    sortBy: ['-Name'],
  });
  expect(answer).toMatchObject({
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
    meta: { nextPageToken: '50' },
  });
  expect(answer.data).toMatchObject([{ id: ID, values: { Name: 'Ibu' } }]);
});

test('without a list view the first one of the object is read, in its own order', async () => {
  const { provider, requests } = providerOver({
    'GET /list-info/Product2': () => [200, { lists: [{ apiName: 'Mine' }, { apiName: 'All' }] }],
    'POST /list-records/Product2/Mine': () => page(null),
  });
  await provider.getList('Product2', { filter: { name: 'ibu' }, sort: { field: 'id', order: 'DESC' } });
  expect(await requests[1]?.json()).toEqual({ where: '{ Name: { like: "%ibu%" } }' });
});

test('an update sends what has changed and may be changed, an emptied input as null, with its version', async () => {
  const { provider, requests } = providerOver({
    [`PATCH /records/${ID}`]: () => [200, raw({ Name: 'Neu' })],
  });
  const previousData = toConsoleRecord(raw({ Name: 'Alt', Brand__c: 'Marke', Locked__c: 'a' }));
  const values = { Name: 'Neu', Brand__c: '', Locked__c: 'b' };
  await provider.update('Product2', {
    id: ID,
    data: { values },
    previousData: previousData as never,
    meta: { ifUnmodifiedSince: previousData.systemModstamp },
  });
  const patch = requests.find(({ method }) => method === 'PATCH');
  expect(await patch?.json()).toEqual({ fields: { Name: 'Neu', Brand__c: null } });
  expect(patch?.headers.get('if-unmodified-since')).toBe('Mon, 02 Mar 2026 09:30:00 GMT');
});

test('a refused write carries its faults to the inputs of the form', async () => {
  const output = {
    errors: [{ errorCode: 'X', message: 'Nicht so.' }],
    fieldErrors: { Name: [{ errorCode: 'X', message: 'Fehlt.' }] },
  };
  const { provider } = providerOver({
    'POST /records': () => [400, { message: 'No', enhancedErrorType: 'RecordError', output }],
  });
  const create = provider.create('Product2', { data: { values: { Name: 'x' } } });
  await expect(create).rejects.toMatchObject({
    status: 400,
    body: { general: ['Nicht so.'], errors: { values: { Name: 'Fehlt.' } } },
  });
});

test('several records are read in one call; those that are gone are left out', async () => {
  const results = [
    { statusCode: 200, result: raw({ Name: 'Ibu' }) },
    { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'Gone.' }] },
  ];
  const { provider } = providerOver({
    [`GET /records/batch/${ID},01t000000000002AAA`]: () => [200, { hasErrors: true, results }],
  });
  const { data } = await provider.getMany<ConsoleRecord>('Product2', { ids: [ID, '01t000000000002AAA'] });
  expect(data.map(({ id }) => id)).toEqual([ID]);
});
