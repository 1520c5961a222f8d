import { expect, test } from 'vitest';
import { routedFetch, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { detectedDuplicates, duplicateRecordIds, readDuplicates } from './duplicates.ts';
import { saveNewRecord, saveRecord } from './records.ts';

const CONTACT_ID = '003000000000001AAA';
const MATCH = {
  apiName: 'Contact',
  isAllowSave: true,
  matchRecordIds: [CONTACT_ID],
  matchRule: 'SamePerson',
};
const FOUND = {
  allowSave: true,
  duplicateError: true,
  duplicateRules: ['SamePerson'],
  matches: [{ objectApiName: 'Contact', recordIds: [CONTACT_ID] }],
};
const CONFIGURATION = {
  apiName: 'Contact',
  dedupeEnabled: true,
  dedupeFields: ['Email', 'LastName'],
  duplicateRules: [],
  predupeEnabled: true,
};

function contacts(configuration: object = CONFIGURATION) {
  return routedFetch({
    'GET /duplicates/Contact': () => [200, configuration],
    'POST /predupe': () => [200, FOUND],
  });
}

test('only the fields that a rule compares are sent', async () => {
  const { fetch, requests } = contacts();
  const { platform } = stubPlatform(fetch);
  const found = await readDuplicates(
    platform,
    'Contact',
    { Email: 'e@x.example', Phone: '1' },
    '003000000000001',
  );
  expect(found).toEqual(FOUND);
  expect(duplicateRecordIds({ matches: [...found.matches, ...found.matches] })).toEqual([CONTACT_ID]);
  expect(await requests[1]?.json()).toEqual({
    apiName: 'Contact',
    fields: { Email: 'e@x.example', Id: CONTACT_ID },
  });
});

test('nothing is asked while no such field is filled in, or where the object has no rules', async () => {
  const filled = contacts();
  const platform = stubPlatform(filled.fetch).platform;
  expect((await readDuplicates(platform, 'Contact', { Email: '', Phone: '1' })).matches).toEqual([]);
  const without = contacts({ ...CONFIGURATION, predupeEnabled: false });
  const other = stubPlatform(without.fetch).platform;
  expect((await readDuplicates(other, 'Contact', { Email: 'e@x.example' })).matches).toEqual([]);
  expect([...filled.requests, ...without.requests].map(({ method }) => method)).toEqual(['GET', 'GET']);
});

test('PF-ERR-05 the client reads the duplicates of a refused save and repeats it where every rule allows', async () => {
  const fault = { errorCode: 'DUPLICATES_DETECTED', message: 'Gibt es schon.' };
  const error = (...results: object[]) => ({
    ...fault,
    enhancedErrorType: 'RecordError',
    output: {
      errors: results.map((result) => ({ ...fault, duplicateRecordError: { matchResults: [result] } })),
      fieldErrors: {},
    },
  });
  const { fetch } = stubFetch([400, error(MATCH)], [400, error(MATCH, { ...MATCH, isAllowSave: false })]);
  const { platform } = stubPlatform(fetch);
  const save = () => saveNewRecord(platform, { apiName: 'Contact', fields: {} }).catch(detectedDuplicates);
  expect(await save()).toEqual({ recordIds: [CONTACT_ID], allowSave: true, message: 'Gibt es schon.' });
  expect(await save()).toMatchObject({ allowSave: false, recordIds: [CONTACT_ID] });
});

test('a refused save that names no duplicates can be repeated', async () => {
  const fault = { errorCode: 'DUPLICATES_DETECTED', message: 'Gibt es schon.' };
  const output = { errors: [fault], fieldErrors: {} };
  const { fetch } = stubFetch([400, { message: fault.message, enhancedErrorType: 'RecordError', output }]);
  const { platform } = stubPlatform(fetch);
  const save = saveNewRecord(platform, { apiName: 'Contact', fields: {} }).catch(detectedDuplicates);
  expect(await save).toEqual({ recordIds: [], allowSave: true, message: 'Gibt es schon.' });
});

test('other errors have no duplicates', async () => {
  const { fetch } = stubFetch([400, [{ errorCode: 'INVALID_INPUT', message: 'Nein.' }]]);
  const { platform } = stubPlatform(fetch);
  const save = saveNewRecord(platform, { apiName: 'Contact', fields: {} });
  expect(detectedDuplicates(await save.catch((error: unknown) => error))).toBeUndefined();
  expect(detectedDuplicates(new Error('other'))).toBeUndefined();
});

test('a person’s decision to save all the same travels with the change', async () => {
  const { fetch, requests } = stubFetch([200, { apiName: 'Contact', id: CONTACT_ID, fields: {} }]);
  const { platform } = stubPlatform(fetch);
  const fields = { Id: CONTACT_ID, LastName: 'Sommer' };
  await saveRecord(platform, { fields, allowSaveOnDuplicate: true });
  await saveRecord(platform, { fields });
  expect(await requests[0]?.json()).toEqual({ fields: { LastName: 'Sommer' }, allowSaveOnDuplicate: true });
  expect(await requests[1]?.json()).toEqual({ fields: { LastName: 'Sommer' } });
});
