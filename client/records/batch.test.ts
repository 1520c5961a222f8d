import { QueryObserver } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { routedFetch, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { executeRecordBatch } from './batch.ts';
import { readRecord } from './records.ts';

const [SAVED, DELETED, MISSING] = ['01t000000000001AAA', '01t000000000002AAA', '01t000000000003AAA'];
const record = (id: string) => ({ apiName: 'Product2', id, fields: {}, childRelationships: {} });
const change = (Id: string | undefined) => ({ fields: { Id: Id ?? null } });

test.each([
  [{}],
  [{ operations: {} }],
  [{ operations: [{ type: 'UPSERT', records: [] }] }],
  [{ operations: [{ type: 'CREATE' }] }],
  [{ operations: [{ records: [] }] }],
  [{ operations: [null] }],
  [{ operations: [], allOrNone: 'yes' }],
])('a batch of the form %j is not sent', async (batch) => {
  const { platform } = stubPlatform(stubFetch().fetch);
  await expect(executeRecordBatch(platform, batch as never)).rejects.toMatchObject({
    code: 'INVALID_CONFIG',
    message: 'Invalid config for executeBatchRecordOperations',
  });
});

test('what is saved is read again, what is gone leaves the cache', async () => {
  const answer = {
    hasErrors: true,
    results: [
      { statusCode: 200, result: record(SAVED ?? '') },
      { statusCode: 200, result: { id: DELETED } },
      { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'Gone.' }] },
    ],
  };
  const { fetch, requests } = routedFetch({
    'GET /01t000000000001AAA': () => [200, record(SAVED ?? '')],
    'GET /01t000000000002AAA': () => [200, record(DELETED ?? '')],
    'GET /01t000000000003AAA': () => [200, record(MISSING ?? '')],
    'POST /records/batch': () => [200, answer],
  });
  const { platform } = stubPlatform(fetch);
  const readAll = async () => {
    for (const id of [SAVED, DELETED, MISSING])
      await readRecord(platform, id ?? '', { layoutTypes: ['Full'] });
  };
  await readAll();
  const batch = {
    allOrNone: false,
    operations: [
      { type: 'update', records: [change(SAVED)] },
      { type: 'Delete', records: [change(DELETED), change(MISSING)] },
    ],
  };
  expect(await executeRecordBatch(platform, batch, { useDefaultRule: true })).toEqual(answer);
  await readAll();
  expect(requests).toHaveLength(7);
  expect(new URL(requests[3]?.url ?? '').search).toBe('?useDefaultRule=true');
});

test('RD-BATCH-09 what is on the screen is read again once, however many results a batch has', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `01t${String(index).padStart(12, '0')}AAA`);
  const results = ids.map((id, index) => ({
    statusCode: 200,
    result: index % 4 === 0 ? { id } : record(id),
  }));
  let lists = 0;
  const { fetch } = routedFetch({
    'POST /list-records/Product2/All': () => [200, { records: [], call: ++lists }],
    'POST /records/batch': () => [200, { hasErrors: false, results }],
  });
  const { platform, queryClient } = stubPlatform(fetch);
  const path = { objectApiName: 'Product2', listViewApiName: 'All' };
  const observer = new QueryObserver(
    queryClient,
    platform.queryOptions(getListRecordsByName, { path, body: {} }),
  );
  const leave = observer.subscribe(() => {});
  await observer.refetch();
  const before = lists;
  await executeRecordBatch(platform, { operations: [{ type: 'UPDATE', records: ids.map(change) }] });
  leave();
  expect(lists - before).toBe(1);
});
