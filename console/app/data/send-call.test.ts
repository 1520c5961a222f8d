import { expect, test } from 'vitest';
import { type StubAnswer, stubFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { getObjectInfo, updateRecord } from '#generated/record-data/client.gen.ts';
import { sendCall } from './send-call.ts';

const RECORD = { path: { recordId: '500000000000001AAA' }, body: { fields: { Subject: 'Neu' } } };

async function sent(operation: Parameters<typeof sendCall>[1], input: object, answer: StubAnswer) {
  const { fetch, requests } = stubFetch(answer);
  const { platform, queryClient } = stubPlatform(fetch);
  queryClient.setQueryData(['getListUi', {}], {});
  queryClient.setQueryData(['local', 'apiReference'], {});
  const exchange = await sendCall(platform, operation, input);
  const isStale = (...key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { exchange, requests, stale: [isStale('getListUi', {}), isStale('local', 'apiReference')] };
}

test('a read is told as it was answered, and leaves what is cached as it is', async () => {
  const input = { path: { objectApiName: 'Case' } };
  const { exchange, stale } = await sent(getObjectInfo, input, [200, { apiName: 'Case' }]);
  expect(exchange).toMatchObject({ status: 200, text: '{"apiName":"Case"}', error: undefined });
  expect(stale).toEqual([false, false]);
});

test('a refusal is an answer like others, and is not repeated', async () => {
  const { exchange, requests, stale } = await sent(updateRecord, RECORD, [503, []]);
  expect(exchange).toMatchObject({ status: 503, text: '[]', error: { name: 'FetchError' } });
  expect(requests).toHaveLength(1);
  expect(stale).toEqual([false, false]);
});

test('RD-TRY-03 after a write all that the platform has told is read again', async () => {
  const { stale } = await sent(updateRecord, RECORD, [200, { id: RECORD.path.recordId }]);
  expect(stale).toEqual([true, false]);
});

test('without an answer there is no status', async () => {
  const { exchange } = await sent(updateRecord, RECORD, new TypeError('gone'));
  expect(exchange).toMatchObject({ status: undefined, error: { name: 'NetworkError' } });
});
