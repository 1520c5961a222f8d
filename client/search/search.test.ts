import { expect, test } from 'vitest';
import {
  getKeywordSearchResults,
  getSearchFilterMetadata,
  getSearchResults,
} from '#generated/record-data/client.gen.ts';
import type { Platform } from '../platform.ts';
import { searchObject } from '../testing/reads.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { isSearchTerm, searchDataCategories, searchFilters } from './search-input.ts';
import type { SearchFilter } from './types.ts';

const FILTER: SearchFilter = { fieldPath: 'Family', operator: 'in', values: ['Arzneimittel'] };
const RESULT = { keywordSearchResult: { objectApiName: 'Product2', records: [], totalCount: 0 } };

const NARROWED = { filters: [FILTER], sortBy: ['-Name'] };
const QUERY = { q: 'ibu & co', objectApiName: 'Product2' };
test.each<[caller: string, search: (platform: Platform) => Promise<unknown>]>([
  ['a page', (p) => p.read(getKeywordSearchResults, { query: QUERY, body: NARROWED })],
  ['the client', (p) => searchObject(p, 'Product2', 'ibu & co', NARROWED)],
])('RD-SEARCH-04 %s sends the term in the query, what narrows it in the body', async (_, search) => {
  const { fetch, requests } = stubFetch([200, RESULT]);
  const { platform } = stubPlatform(fetch);
  await search(platform);
  const [request] = requests;
  expect(request?.method).toBe('POST');
  expect(new URL(request?.url ?? '').search).toBe('?q=ibu%20%26%20co&objectApiName=Product2');
  expect(await request?.json()).toEqual(NARROWED);
});

test('RD-SEARCH-04 a search over all objects sends its term in the query, the objects in the body', async () => {
  const { fetch, requests } = stubFetch([200, { keywordSearchResults: [], query: 'som' }]);
  const { platform } = stubPlatform(fetch);
  const body = {
    objectApiNames: ['Contact'],
    searchObjectOptions: [{ objectApiName: 'Contact', pageSize: 3 }],
  };
  await platform.read(getSearchResults, { query: { q: 'sommer' }, body });
  expect(new URL(requests[0]?.url ?? '').search).toBe('?q=sommer');
  expect(await requests[0]?.json()).toEqual(body);
});

test('RD-CACHE-24 RD-CACHE-29 found records are fresh for 200 ms, filters for 30 seconds', () => {
  const { platform } = stubPlatform(stubFetch([200, RESULT]).fetch);
  const query = { q: 'ibu', objectApiName: 'Product2' };
  expect(platform.queryOptions(getKeywordSearchResults, { query, body: {} }).staleTime).toBe(200);
  const path = { objectApiName: 'Product2' };
  expect(platform.queryOptions(getSearchFilterMetadata, { path }).staleTime).toBe(30_000);
});

test.each([
  {},
  { ...FILTER, fieldPath: undefined },
  { ...FILTER, operator: '' },
  { ...FILTER, values: [] },
  { ...FILTER, values: 'Arzneimittel' },
  { ...FILTER, values: [null] },
  { ...FILTER, objectApiName: 7 },
  null,
])('the filter %j is refused before anything is sent', async (filter) => {
  const { fetch, requests } = stubFetch([200, RESULT]);
  const { platform } = stubPlatform(fetch);
  const search = searchObject(platform, 'Product2', 'ibu', { filters: [filter as SearchFilter] });
  await expect(search).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: 'Invalid config for getKeywordSearchResults',
  });
  expect(requests).toHaveLength(0);
});

test('filters keep their known members only', () => {
  const given = { ...FILTER, objectApiName: 'Product2', colour: 'red' };
  expect(searchFilters('getKeywordSearchResults', [given])).toEqual([
    { ...FILTER, objectApiName: 'Product2' },
  ]);
});

test('data categories take texts only', () => {
  const category = { groupName: 'ProductCategory', operator: 'AT', values: ['Husten'] };
  expect(searchDataCategories('getKeywordSearchResults', [category])).toEqual([category]);
  expect(() => searchDataCategories('getKeywordSearchResults', [{ ...category, values: [1] }])).toThrow(
    'Invalid config',
  );
});

test.each([
  ['ib', true],
  ['i', false],
  ['i!', false],
  ['ö ä', true],
  ['x'.repeat(1000), false],
])('“%s” is a search term: %s', (term, expected) => expect(isSearchTerm(term)).toBe(expected));
