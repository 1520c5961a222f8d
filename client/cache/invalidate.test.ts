import { QueryObserver } from '@tanstack/query-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { saveRecord } from '../records/records.ts';
import { routedFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { refetchOnce } from './invalidate.ts';

const ID = '01t000000000001AAA';
const PATH = { objectApiName: 'Product2', listViewApiName: 'All' };

/** A platform with a list on the screen, and how often the list has been read. */
async function withList() {
  const { fetch, requests } = routedFetch({
    'POST /list-records/Product2/All': () => [200, { records: [] }],
    [`PATCH /records/${ID}`]: () => [200, { id: ID, apiName: 'Product2', fields: {} }],
  });
  const { platform, queryClient } = stubPlatform(fetch);
  const read = platform.queryOptions(getListRecordsByName, { path: PATH, body: {} });
  const observer = new QueryObserver(queryClient, read);
  onTestFinished(observer.subscribe(() => undefined));
  await queryClient.ensureQueryData(read);
  const save = () => saveRecord(platform, { fields: { Id: ID, Name: 'Neu' } });
  return { queryClient, save, reads: () => requests.filter(({ method }) => method === 'POST').length };
}

test('a write reads again what is on the screen', async () => {
  const { save, reads } = await withList();
  await save();
  await save();
  expect(reads()).toBe(3);
});

test('a write reads again what was being read when it came, for the first time and by refetchOnce too', async () => {
  const { promise: isRead, resolve: answer } = Promise.withResolvers<void>();
  const names = ['Alt', 'Neu', 'Neuer'];
  let reads = 0;
  const { fetch } = routedFetch({
    'POST /list-records/Product2/All': async () => {
      const name = names[reads++];
      if (reads === 1) await isRead;
      return [200, { records: [{ name }] }];
    },
    [`PATCH /records/${ID}`]: () => [200, { id: ID, apiName: 'Product2', fields: {} }],
  });
  const { platform, queryClient } = stubPlatform(fetch);
  const read = platform.queryOptions(getListRecordsByName, { path: PATH, body: {} });
  const observer = new QueryObserver(queryClient, read);
  onTestFinished(observer.subscribe(() => undefined));
  const save = () => saveRecord(platform, { fields: { Id: ID, Name: 'Neu' } });
  const saved = Promise.all([save(), refetchOnce(queryClient, save)]);
  await vi.waitFor(() => expect(queryClient.getQueryState(read.queryKey)?.isInvalidated).toBe(true));
  answer();
  await saved;
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ records: [{ name: 'Neu' }] }));
});

test('refetchOnce reads again once after several writes', async () => {
  const { queryClient, save, reads } = await withList();
  await refetchOnce(queryClient, async () => {
    await refetchOnce(queryClient, save);
    await save();
    expect(reads()).toBe(1);
  });
  expect(reads()).toBe(2);
});

test('refetchOnce reads again when a later write fails', async () => {
  const { queryClient, save, reads } = await withList();
  const work = refetchOnce(queryClient, async () => {
    await save();
    throw new Error('The second write failed.');
  });
  await expect(work).rejects.toThrow('The second write failed.');
  expect(reads()).toBe(2);
});
