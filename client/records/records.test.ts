import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readListRecords } from './lists.ts';
import { recordFaults } from './record-faults.ts';
import { isRecordId, toRecordId } from './record-id.ts';
import { createInput, updateInput } from './record-input.ts';
import { readRecord, removeRecord, saveNewRecord, saveRecord } from './records.ts';
import type { FieldInfo, ObjectInfo } from './types.ts';

const ID = '01t000000000001AAA';
const RECORD: StubAnswer = [200, { apiName: 'Product2', id: ID, fields: {}, childRelationships: {} }];
const FULL = { layoutTypes: ['Full' as const] };

const field = (createable: boolean, updateable: boolean) => ({ createable, updateable }) as FieldInfo;
const OBJECT = {
  apiName: 'Product2',
  fields: {
    Id: field(false, false),
    Name: field(true, true),
    Code: field(true, false),
    Stock: field(false, true),
  },
} as unknown as ObjectInfo;
const VALUES = { Id: ID, Name: 'Ibu', Code: 'X', Stock: 3, Unknown: 1 };

test('a new record takes what may be set on creation, without an Id', () => {
  expect(createInput(OBJECT, VALUES)).toEqual({ apiName: 'Product2', fields: { Name: 'Ibu', Code: 'X' } });
});

test('a change takes what may be changed, with the Id in its long form', () => {
  expect(updateInput(OBJECT, '01t000000000001', VALUES)).toEqual({
    fields: { Name: 'Ibu', Stock: 3, Id: ID },
  });
});

test.each([
  ['01t000000000001', '01t000000000001AAA'],
  ['001A000001LfRtY', '001A000001LfRtYIAV'],
  ['01t000000000001AAA', '01t000000000001AAA'],
])('completes %s to %s', (id, complete) => expect(toRecordId(id)).toBe(complete));

test.each(['', '01t', '01t00000000000_', '01t0000000000012'])('“%s” is not a record id', (text) => {
  expect(isRecordId(text)).toBe(false);
  expect(() => toRecordId(text)).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }));
});

test('a record is read by layout, else by fields, else not at all', async () => {
  const { fetch, requests } = stubFetch(RECORD);
  const { platform } = stubPlatform(fetch);
  await readRecord(platform, ID, { ...FULL, fields: ['Product2.Name'] });
  await readRecord(platform, ID, { optionalFields: ['Product2.Name'] });
  expect(await readRecord(platform, ID, {})).toBeUndefined();
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?modes=View&layoutTypes=Full&fields=Product2.Name',
    '?optionalFields=Product2.Name',
  ]);
});

test('a change sends only what changes, with the version as an HTTP date, and makes the copies stale', async () => {
  const { fetch, requests } = routedFetch({
    [`GET /records/${ID}`]: () => RECORD,
    [`PATCH /records/${ID}`]: () => RECORD,
  });
  const { platform } = stubPlatform(fetch);
  await readRecord(platform, ID, FULL);
  await saveRecord(platform, updateInput(OBJECT, ID, { Name: 'Neu' }), {
    ifUnmodifiedSince: '2026-03-02T09:30:00.123Z',
  });
  await readRecord(platform, ID, FULL);
  const patch = requests[1];
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
  expect(await patch?.json()).toEqual({ fields: { Name: 'Neu' } });
  expect(patch?.headers.get('if-unmodified-since')).toBe('Mon, 02 Mar 2026 09:30:00 GMT');
});

test.each([
  [undefined],
  [{ Name: 'Neu' }],
  [{ Id: '01t', Name: 'Neu' }],
  [{ Id: ID, Name: { value: 'Neu' } }],
])('an update of %j is not sent', async (fields) => {
  const { platform } = stubPlatform(stubFetch().fetch);
  const saving = saveRecord(platform, { fields } as never);
  await expect(saving).rejects.toMatchObject({ code: 'INVALID_CONFIG', message: 'Invalid recordInput' });
});

test.each([{ fields: {} }, { apiName: 'Product2' }, { apiName: '', fields: {} }])(
  'a new record of %j is not sent',
  async (input) => {
    const { platform } = stubPlatform(stubFetch().fetch);
    const saving = saveNewRecord(platform, input as never);
    await expect(saving).rejects.toMatchObject({ code: 'INVALID_CONFIG', message: 'Invalid recordInput' });
  },
);

test('204 means saved and out of sight, not an error', async () => {
  const { fetch } = stubFetch([204]);
  const { platform } = stubPlatform(fetch);
  expect(await saveNewRecord(platform, createInput(OBJECT, VALUES))).toBeUndefined();
  expect(await saveRecord(platform, updateInput(OBJECT, ID, VALUES))).toBeUndefined();
});

test('a deleted record leaves the cache, and lists are read again', async () => {
  const gone: StubAnswer = [404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]];
  const answers = [RECORD, gone];
  const { fetch, requests } = routedFetch({
    [`GET /records/${ID}`]: () => answers.shift() ?? gone,
    [`DELETE /records/${ID}`]: () => [204],
    'POST /list-records/Product2/All': () => [200, { records: [] }],
  });
  const { platform } = stubPlatform(fetch);
  await readRecord(platform, ID, FULL);
  await readListRecords(platform, 'Product2', 'All', { pageSize: 50 });
  await removeRecord(platform, ID);
  await readListRecords(platform, 'Product2', 'All', { pageSize: 50 });
  await expect(readRecord(platform, ID, FULL)).rejects.toMatchObject({ status: 404 });
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE', 'POST', 'GET']);
});

test('what is no record id deletes nothing', async () => {
  const { platform } = stubPlatform(stubFetch().fetch);
  const message = 'Invalid config for deleteRecord';
  await expect(removeRecord(platform, 'nothing')).rejects.toMatchObject({ code: 'INVALID_CONFIG', message });
});

test('a list is cached although it is read by POST', async () => {
  const { fetch, requests } = stubFetch([200, { records: [] }]);
  const { platform } = stubPlatform(fetch);
  await readListRecords(platform, 'Product2', 'All', { searchTerm: 'ibu' });
  await readListRecords(platform, 'Product2', 'All', { searchTerm: 'ibu' });
  await readListRecords(platform, 'Product2', 'All', { searchTerm: 'asp' });
  expect(requests).toHaveLength(2);
});

test('faults are told apart by field', async () => {
  const fault = (message: string) => ({ errorCode: 'X', message });
  const output = {
    errors: [fault('Nicht so.')],
    fieldErrors: { Name: [fault('Fehlt.'), fault('Zu kurz.')] },
  };
  const { fetch } = stubFetch(
    [400, { message: 'No', enhancedErrorType: 'RecordError', output }],
    [400, [fault('Kaputt.')]],
  );
  const save = () =>
    saveRecord(stubPlatform(fetch).platform, updateInput(OBJECT, ID, VALUES)).catch((error) => error);
  expect(recordFaults(await save())).toEqual({ fields: { Name: 'Fehlt. Zu kurz.' }, general: ['Nicht so.'] });
  expect(recordFaults(await save())).toEqual({ fields: {}, general: ['Kaputt.'] });
  expect(recordFaults(new Error('other'))).toBeUndefined();
});
