import { expect, test } from 'vitest';
import { readRecordAvatars } from '../../avatars/avatars.ts';
import { readListUi } from '../../lists/list-ui.ts';
import { executeRecordBatch } from '../batch.ts';
import { uploadFile } from '../files.ts';
import { readListRecords, readRelatedRecords } from '../lists.ts';
import { createInput, updateInput } from '../record-input.ts';
import { readRecordUi } from '../record-ui.ts';
import { readRecord, saveRecord } from '../records.ts';
import { carriedPaths } from '../store/field-paths.ts';
import { readCreateTemplate } from '../templates.ts';
import type { FieldInfo, ObjectInfo } from '../types.ts';
import { expectRefused, expectSent, ID, itemsOf, platformWith, product, queryOf } from './support.ts';

const BATCH = 'Invalid config for executeBatchRecordOperations';
const RECORDS = [{ fields: { Id: ID } }];
const batchOf = (operation: object, others: object = {}) =>
  ({ operations: [{ type: 'UPDATE', records: RECORDS, ...operation }], ...others }) as never;
const NOTHING = itemsOf();

test('§5 batch operations: each has type CREATE, UPDATE or DELETE', async () => {
  for (const type of ['CREATE', 'UPDATE', 'DELETE']) {
    await expectSent((p) => executeRecordBatch(p, batchOf({ type })), NOTHING);
  }
  for (const type of ['UPSERT', '', undefined, 1, null]) {
    await expectRefused((p) => executeRecordBatch(p, batchOf({ type })), BATCH);
  }
});

test('§5 batch operations: type is case-insensitive', async () => {
  for (const type of ['create', 'Update', 'dElEtE']) {
    await expectSent((p) => executeRecordBatch(p, batchOf({ type })), NOTHING);
  }
});

test('§5 batch operations: each has a records property', async () => {
  for (const records of [undefined, null, {}, [null], [{}]]) {
    await expectRefused((p) => executeRecordBatch(p, batchOf({ records })), BATCH);
  }
  await expectRefused((p) => executeRecordBatch(p, undefined as never), BATCH);
});

test('§5 batch operations: allOrNone is a boolean', async () => {
  const request = await expectSent((p) => executeRecordBatch(p, batchOf({}, { allOrNone: false })), NOTHING);
  expect(await request.json()).toMatchObject({ allOrNone: false });
  await expectRefused((p) => executeRecordBatch(p, batchOf({}, { allOrNone: 'no' })), BATCH);
});

test('§5 batch operations: useDefaultRule is a boolean', async () => {
  const send = (useDefaultRule: unknown) => (p: never) =>
    executeRecordBatch(p, batchOf({}), { useDefaultRule } as never);
  expect(queryOf(await expectSent(send(true) as never, NOTHING))).toEqual({ useDefaultRule: 'true' });
  await expectRefused(send('true') as never, BATCH);
});

const NO_UPDATE: [rule: string, ...fields: unknown[]][] = [
  ['§5 update record requires a fields map', undefined, null, [], 'Name', { Id: ID, Name: { value: 'Neu' } }],
  [
    '§5 update record requires the record Id among its fields',
    {},
    { Name: 'Neu' },
    { Id: '01t' },
    { Id: null },
  ],
];

test.each(NO_UPDATE)('%s', async (_, ...refused) => {
  const request = await expectSent((p) => saveRecord(p, { fields: { Id: ID, Name: 'Neu' } }), product());
  expect([request.method, await request.json()]).toEqual(['PATCH', { fields: { Name: 'Neu' } }]);
  for (const fields of refused) {
    await expectRefused((p) => saveRecord(p, { fields } as never), 'Invalid recordInput');
  }
});

const field = (createable: boolean, updateable: boolean) => ({ createable, updateable }) as FieldInfo;
const OBJECT = {
  apiName: 'Product2',
  fields: {
    Id: field(true, true),
    Name: field(true, true),
    Code: field(true, false),
    Stock: field(false, true),
  },
} as unknown as ObjectInfo;
const VALUES = { Id: ID, Name: 'Ibu', Code: 'X', Stock: 3, Unknown: 1 };

test('§5 create input includes only createable fields', () => {
  const { apiName, fields } = createInput(OBJECT, VALUES);
  expect(apiName).toBe('Product2');
  expect(fields).toEqual({ Name: 'Ibu', Code: 'X' });
});

test('§5 create input has Id removed', () => {
  expect(createInput(OBJECT, VALUES).fields).not.toHaveProperty('Id');
});

test('§5 update input includes only updateable fields', () => {
  expect(Object.keys(updateInput(OBJECT, ID, VALUES).fields).sort()).toEqual(['Id', 'Name', 'Stock']);
});

test('§5 update input has Id set', () => {
  expect(updateInput(OBJECT, ID.slice(0, 15), { Name: 'Ibu' }).fields).toEqual({ Id: ID, Name: 'Ibu' });
});

const FILE = { fileData: new Blob(['abc']) };
const DOCUMENT = { contentDocument: { id: '069000000000001AAA' } };
const NO_FILE = 'Invalid config for createContentDocumentAndVersion';

test('§5 file upload requires fileData', async () => {
  await expectSent((p) => uploadFile(p, FILE), DOCUMENT);
  for (const fileData of [undefined, null, 'abc', new Uint8Array(3)]) {
    await expectRefused((p) => uploadFile(p, { fileData } as never), NO_FILE);
  }
});

test.each([
  ['§5 file upload: title optional', 'title'],
  ['§5 file upload: description optional', 'description'],
])('%s', async (_, name) => {
  const form = await (await expectSent((p) => uploadFile(p, FILE), DOCUMENT)).formData();
  expect(form.has(name)).toBe(false);
  const told = await expectSent((p) => uploadFile(p, { ...FILE, [name]: 'Beipackzettel' }), DOCUMENT);
  expect((await told.formData()).get(name)).toBe('Beipackzettel');
  await expectRefused((p) => uploadFile(p, { ...FILE, [name]: 1 } as never), NO_FILE);
});

test('§5 an ISO If-Unmodified-Since value is converted to an HTTP date before sending', async () => {
  const save = (ifUnmodifiedSince: string) => (p: never) =>
    saveRecord(p, { fields: { Id: ID, Name: 'Neu' } }, { ifUnmodifiedSince });
  const request = await expectSent(save('2026-03-02T09:30:00.123+01:00') as never, product());
  expect(request.headers.get('if-unmodified-since')).toBe('Mon, 02 Mar 2026 08:30:00 GMT');
  await expectRefused(save('yesterday') as never, 'Invalid config for updateRecord');
});

test('§5 unknown avatar type is an error', async () => {
  const { platform } = platformWith([200, itemsOf([200, { recordId: ID, type: 'Hologram' }])]);
  await expect(readRecordAvatars(platform, [ID])).rejects.toMatchObject({
    name: 'CommerceError',
    status: 400,
  });
});

test('§5 field paths are limited to 6 levels', async () => {
  const [six, seven] = ['Product2.A.B.C.D.E.F', 'Product2.A.B.C.D.E.F.G'];
  await expectSent((p) => readRecord(p, ID, { optionalFields: [six] }), product());
  const names = { objectApiName: 'Product2', listViewApiName: 'All' };
  const ui = { recordIds: [ID], layoutTypes: ['Full' as const], modes: ['View' as const] };
  const fields = [seven];
  await expectRefused((p) => readRecord(p, ID, { fields }), 'Invalid config for getRecord');
  await expectRefused(
    (p) => readRecord(p, ID, { fields, layoutTypes: ['Full'] }),
    'Invalid config for getRecord',
  );
  await expectRefused(
    (p) => readRecordUi(p, { ...ui, optionalFields: fields }),
    'Invalid config for getRecordUi',
  );
  await expectRefused((p) => readListUi(p, { ...names, fields }), 'Invalid config for getListUi');
  const [list, related, template] = [
    'getListRecordsByName',
    'getRelatedListRecords',
    'getRecordTemplateCreate',
  ];
  await expectRefused((p) => readListRecords(p, 'Product2', 'All', { fields }), `Invalid config for ${list}`);
  await expectRefused(
    (p) => readRelatedRecords(p, ID, 'Orders', { fields }),
    `Invalid config for ${related}`,
  );
  const optionalFields = fields;
  await expectRefused(
    (p) => readCreateTemplate(p, 'Case', { optionalFields }),
    `Invalid config for ${template}`,
  );
});

test('§5 tracked field depth default 5', () => {
  const owned = (levels: number): object => ({
    ...{ apiName: 'User', id: '005000000000001AAA' },
    fields: { Name: { value: 'A' }, ...(levels > 0 ? { Owner: { value: owned(levels - 1) } } : {}) },
  });
  const depths = carriedPaths(owned(8) as never).map((path) => path.length - 1);
  expect(Math.max(...depths)).toBe(5);
});
