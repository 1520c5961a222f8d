import { expect, test } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { lookupSearchType, readLookupRecords } from './lookups.ts';

const ACCOUNT_ID = '001000000000001AAA';
const CONTACT = { apiName: 'Contact', id: '003000000000001AAA', fields: {}, childRelationships: {} };
const COLLECTION = {
  count: 1,
  currentPageToken: '1',
  nextPageToken: null,
  previousPageToken: null,
  records: [CONTACT],
};

test.each([
  ['', 'Recent'],
  [' s ', 'Recent'],
  ['so', 'Search'],
  ['som', 'TypeAhead'],
])('“%s” is long enough for %s', (term, expected) => expect(lookupSearchType(term)).toBe(expected));

test('a suggestion is asked for with what the form holds', async () => {
  const { fetch, requests } = stubFetch([200, { lookupResults: { Contact: COLLECTION } }]);
  const { platform } = stubPlatform(fetch);
  const found = await readLookupRecords(platform, {
    objectApiName: 'Case',
    fieldApiName: 'ContactId',
    term: ' som',
    fields: { AccountId: ACCOUNT_ID },
    sourceRecordId: '500000000000001',
  });
  const url = new URL(requests[0]?.url ?? '');
  expect(url.pathname).toMatch(/\/lookups\/Case\/ContactId$/);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'som',
    searchType: 'TypeAhead',
    sourceRecordId: '500000000000001AAA',
  });
  expect(await requests[0]?.json()).toEqual({
    sourceRecord: { apiName: 'Case', fields: { AccountId: ACCOUNT_ID, Id: '500000000000001AAA' } },
  });
  expect(found).toEqual({ Contact: [CONTACT] });
});

test('the form of a new record sends no id', async () => {
  const { fetch, requests } = stubFetch([200, { lookupResults: {} }]);
  const { platform } = stubPlatform(fetch);
  await readLookupRecords(platform, { objectApiName: 'Case', fieldApiName: 'ContactId' });
  expect(new URL(requests[0]?.url ?? '').search).toBe('?searchType=Recent');
  expect(await requests[0]?.json()).toEqual({ sourceRecord: { apiName: 'Case', fields: { Id: null } } });
});

test('the same suggestion is asked for once, another form asks again', async () => {
  const { fetch, requests } = stubFetch([200, { lookupResults: { Contact: COLLECTION } }]);
  const { platform } = stubPlatform(fetch);
  const request = { objectApiName: 'Case', fieldApiName: 'ContactId' };
  await readLookupRecords(platform, request);
  await readLookupRecords(platform, request);
  await readLookupRecords(platform, { ...request, fields: { AccountId: ACCOUNT_ID } });
  expect(requests).toHaveLength(2);
});

test('a malformed id is refused before anything is sent', async () => {
  const { platform } = stubPlatform(stubFetch([200, {}]).fetch);
  const request = { objectApiName: 'Case', fieldApiName: 'ContactId', sourceRecordId: '500' };
  await expect(readLookupRecords(platform, request)).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
});
