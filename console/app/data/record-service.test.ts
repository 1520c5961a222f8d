import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { recordFaults } from '#client/records/record-faults.ts';
import { routedFetch, type StubAnswer } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import { getListRecordsByName, getRecord } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from './queries/platform-query.ts';
import { recordQuery } from './queries/record-queries.ts';
import { toConsoleRecord } from './record.ts';
import { createRecord, deleteRecord, updateRecord, writeTogether } from './record-service.ts';
import { sessionExpiry } from './session-expiry.ts';

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
const BEFORE = toConsoleRecord(raw({ Name: 'Alt', Brand__c: 'Marke', Locked__c: 'a' }));

function platformOver(routes: Parameters<typeof routedFetch>[0]) {
  const { fetch, requests } = routedFetch({
    'GET /object-info/Product2': () => INFO,
    [`GET /records/${ID}`]: () => [200, raw({ Name: 'Alt' })],
    [`PATCH /records/${ID}`]: () => [200, raw({ Name: 'Neu' })],
    [`DELETE /records/${ID}`]: () => [204],
    ...routes,
  });
  return { requests, ...stubPlatform(fetch) };
}

/** A query made out of a list, on the screen; how often it has been read. */
async function onScreen({ platform, queryClient }: ReturnType<typeof platformOver>) {
  let reads = 0;
  const read = async () => ++reads;
  const query = derivedQuery(platform, getListRecordsByName, { input: { term: 'x' }, part: 'test', read });
  onTestFinished(new QueryObserver(queryClient, query).subscribe(() => undefined));
  await queryClient.ensureQueryData(query);
  return () => reads;
}

test('an update sends what has changed and may be changed, an emptied input as null, with its version', async () => {
  const { platform, requests } = platformOver({});
  const values = { Name: 'Neu', Brand__c: '', Locked__c: 'b' };
  await updateRecord(platform, BEFORE, values, { ifUnmodifiedSince: BEFORE.systemModstamp });
  const patch = requests.find(({ method }) => method === 'PATCH');
  expect(await patch?.json()).toEqual({ fields: { Name: 'Neu', Brand__c: null } });
  expect(patch?.headers.get('if-unmodified-since')).toBe('Mon, 02 Mar 2026 09:30:00 GMT');
});

test('RD-REC-32 what shall happen beside saving is sent with a new and with a changed record', async () => {
  const { platform, requests } = platformOver({ 'POST /records': () => [201, raw({ Name: 'x' })] });
  await createRecord(platform, 'Product2', { Name: 'x' }, { effects: { useDefaultRule: true } });
  await updateRecord(platform, BEFORE, {}, { effects: { useDefaultRule: true } });
  const searches = requests
    .filter(({ method }) => method === 'POST' || method === 'PATCH')
    .map(({ method, url }) => [method, new URL(url).search]);
  expect(searches).toEqual([
    ['POST', '?useDefaultRule=true'],
    ['PATCH', '?useDefaultRule=true'],
  ]);
});

test('a refused write tells its faults by field', async () => {
  const output = {
    errors: [{ errorCode: 'X', message: 'Nicht so.' }],
    fieldErrors: { Name: [{ errorCode: 'X', message: 'Fehlt.' }] },
  };
  const { platform } = platformOver({
    'POST /records': () => [400, { message: 'No', enhancedErrorType: 'RecordError', output }],
  });
  const error = await createRecord(platform, 'Product2', { Name: 'x' }).catch((thrown: unknown) => thrown);
  expect(recordFaults(error)).toEqual({ general: ['Nicht so.'], fields: { Name: 'Fehlt.' } });
});

test('a write whose session has ended says so', async () => {
  const { platform } = platformOver({ 'POST /records': () => [401, [{ message: 'Gone' }]] });
  sessionExpiry.set({ isAtWork: true, isExpired: false });
  await expect(createRecord(platform, 'Product2', { Name: 'x' })).rejects.toMatchObject({ status: 401 });
  expect(sessionExpiry.get().isExpired).toBe(true);
});

test('what is made out of lists is read again after a record is created, changed or deleted', async () => {
  const over = platformOver({ 'POST /records': () => [201, raw({ Name: 'x' })] });
  const reads = await onScreen(over);
  await createRecord(over.platform, 'Product2', { Name: 'x' });
  expect(reads()).toBe(2);
  await updateRecord(over.platform, BEFORE, { Name: 'Neu' }, {});
  expect(reads()).toBe(3);
  await deleteRecord(over.platform, BEFORE);
  expect(reads()).toBe(4);
});

test('RD-BATCH-09 what is made out of lists is read again once after several writes together', async () => {
  const over = platformOver({});
  const reads = await onScreen(over);
  await writeTogether(over.platform, async () => {
    await updateRecord(over.platform, BEFORE, { Name: 'Neu' }, {});
    await updateRecord(over.platform, BEFORE, { Name: 'Ganz neu' }, {});
  });
  expect(reads()).toBe(2);
});

test('a record that was changed is stale, and one that was deleted is not kept', async () => {
  const { platform, queryClient } = platformOver({});
  const { queryKey, ...query } = recordQuery(platform, ID);
  await queryClient.ensureQueryData({ ...query, queryKey });
  expect(queryKey[0]).toBe(getRecord.operationId);
  await updateRecord(platform, BEFORE, { Name: 'Neu' }, {});
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  await deleteRecord(platform, BEFORE);
  expect(queryClient.getQueryState(queryKey)).toBeUndefined();
});
