import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as api from '#generated/record-data/client.gen.ts';
import { keyOf } from '../../cache/key.ts';
import type { Operation } from '../../operation.ts';
import { stubFetch } from '../../testing/stub-fetch.ts';
import { stubPlatform } from '../../testing/stub-platform.ts';
import { callGroups } from './call-groups.ts';
import { carriedPaths } from './field-paths.ts';
import { findRecords } from './find-records.ts';
import { recordStore } from './record-store.ts';

interface Example {
  value?: unknown;
  $ref?: string;
}
interface Contract {
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }> }
    >
  >;
  components: { examples: Record<string, Example> };
}

const contract: Contract = JSON.parse(
  readFileSync(new URL('../../../generated/record-data/openapi.json', import.meta.url), 'utf8'),
);

/** The first example of a success that has records in it. */
function exampleOf({ path, method }: Operation): unknown {
  const examples =
    contract.paths[path]?.[method]?.responses['200']?.content?.['application/json']?.examples ?? {};
  const values = Object.values(examples).map(
    ({ value, $ref }) => value ?? contract.components.examples[$ref?.split('/').at(-1) ?? '']?.value,
  );
  return values.find((value) => findRecords(value).length > 0);
}

test.each([
  ['record', api.getRecord],
  ['batch', api.getRecords],
  ['record UI', api.getRecordUi],
  ['list records', api.getListRecordsByName],
  ['list records by id', api.getListRecordsById],
  ['recently used records', api.getMruListRecords],
  ['list UI', api.getListUiByName],
  ['related list records', api.getRelatedListRecords],
  ['lookups', api.getLookupRecords],
  ['search results', api.getSearchResults],
] as [string, Operation][])('an answer of %s fills the store', (_, operation) => {
  expectToFill(operation, exampleOf(operation));
});

test('an answer of related list records in a batch fills the store', () => {
  const result = exampleOf(api.getRelatedListRecords);
  expectToFill(api.getRelatedListRecordsBatch, { hasErrors: false, results: [{ statusCode: 200, result }] });
});

test('an answer of child records fills the store', () => {
  expectToFill(api.getChildRelationshipRecords, exampleOf(api.getRelatedListRecords));
});

test('an answer of a keyword search fills the store', () => {
  const [keywordSearchResult] = (exampleOf(api.getSearchResults) as { keywordSearchResults: unknown[] })
    .keywordSearchResults;
  expectToFill(api.getKeywordSearchResults, { configurationName: 'Default', keywordSearchResult });
});

function expectToFill(operation: Operation, answer: unknown) {
  const { platform, queryClient } = stubPlatform(stubFetch().fetch);
  const store = recordStore(platform);
  const [record] = findRecords(answer);
  const key = keyOf(operation, { path: { recordId: record?.id, recordIds: [record?.id] } });
  queryClient.setQueryData(key, answer);
  const [name = ''] = Object.keys(record?.fields ?? {});
  const snapshot = store.snapshot(record?.id ?? '', { fields: [`${record?.apiName}.${name}`] });
  expect(snapshot.data?.fields).toHaveProperty(name);
}

/** A record whose owner has an owner, and so on. */
function owned(levels: number): never {
  const Owner = levels > 0 ? { Owner: { value: owned(levels - 1) } } : {};
  return { apiName: 'User', id: '005000000000001AAA', fields: { Name: { value: 'A' }, ...Owner } } as never;
}

test('the tracked field depth is 5: five relationships and a field, which are six levels', () => {
  const lengths = carriedPaths(owned(8)).map(({ length }) => length);
  expect(lengths).toEqual([1, 2, 3, 4, 5, 6]);
});

test('calls name as many records and fields as the platform takes', () => {
  const wantOf = (record: number, fields: number) => ({
    recordId: String(record),
    request: { optionalFields: Array.from({ length: fields }, (_, index) => `O${record}.F${index}`) },
  });
  const sizes = (wants: ReturnType<typeof wantOf>[]) =>
    callGroups(wants).map(({ recordIds }) => recordIds.length);
  expect(sizes(Array.from({ length: 201 }, (_, record) => wantOf(record, 1)))).toEqual([200, 1]);
  expect(sizes([wantOf(1, 300), wantOf(2, 200), wantOf(3, 1)])).toEqual([2, 1]);
});

test.each(['getRecord', 'getRecords', 'getRecordUi'])(
  'a %s that is not asked for yet is no answer to the store that is made after it',
  (operationId) => {
    const { platform, queryClient } = stubPlatform(stubFetch([200, {}]).fetch);
    queryClient.getQueryCache().build(queryClient, { queryKey: [operationId, 'unread'] });
    expect(() => recordStore(platform)).not.toThrow();
  },
);
