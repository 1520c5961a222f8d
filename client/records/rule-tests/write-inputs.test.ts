import { expect, test } from 'vitest';
import { readRecordAvatars } from '../../avatars/avatars.ts';
import { readListUi } from '../../lists/list-ui.ts';
import { readRelatedRecords } from '../../testing/reads.ts';
import { executeRecordBatch } from '../batch.ts';
import { uploadFile } from '../files.ts';
import { readListRecords } from '../lists.ts';
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

test('RD-BATCH-01 each step of a batch is a CREATE, an UPDATE or a DELETE', async () => {
  for (const type of ['CREATE', 'UPDATE', 'DELETE']) {
    await expectSent((p) => executeRecordBatch(p, batchOf({ type })), NOTHING);
  }
  for (const type of ['UPSERT', '', undefined, 1, null]) {
    await expectRefused((p) => executeRecordBatch(p, batchOf({ type })), BATCH);
  }
});

test('RD-BATCH-02 the type of a batch step may be written in any case', async () => {
  for (const type of ['create', 'Update', 'dElEtE']) {
    await expectSent((p) => executeRecordBatch(p, batchOf({ type })), NOTHING);
  }
});

test('RD-BATCH-03 each step of a batch has a list of records', async () => {
  for (const records of [undefined, null, {}, [null], [{}]]) {
    await expectRefused((p) => executeRecordBatch(p, batchOf({ records })), BATCH);
  }
  await expectRefused((p) => executeRecordBatch(p, undefined as never), BATCH);
});

test('RD-BATCH-04 allOrNone of a batch is a boolean', async () => {
  const request = await expectSent((p) => executeRecordBatch(p, batchOf({}, { allOrNone: false })), NOTHING);
  expect(await request.json()).toMatchObject({ allOrNone: false });
  await expectRefused((p) => executeRecordBatch(p, batchOf({}, { allOrNone: 'no' })), BATCH);
});

test('RD-BATCH-05 useDefaultRule of a batch is a boolean', async () => {
  const send = (useDefaultRule: unknown) => (p: never) =>
    executeRecordBatch(p, batchOf({}), { useDefaultRule } as never);
  expect(queryOf(await expectSent(send(true) as never, NOTHING))).toEqual({ useDefaultRule: 'true' });
  await expectRefused(send('true') as never, BATCH);
});

const NO_UPDATE: [rule: string, ...fields: unknown[]][] = [
  [
    'RD-REC-17 an update needs a map of fields',
    undefined,
    null,
    [],
    'Name',
    { Id: ID, Name: { value: 'Neu' } },
  ],
  [
    'RD-REC-18 an update names its record by Id among the fields',
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

test('RD-REC-19 the input of a new record contains only fields that may be set on creation', () => {
  const { apiName, fields } = createInput(OBJECT, VALUES);
  expect(apiName).toBe('Product2');
  expect(fields).toEqual({ Name: 'Ibu', Code: 'X' });
});

test('RD-REC-20 the input of a new record has no Id', () => {
  expect(createInput(OBJECT, VALUES).fields).not.toHaveProperty('Id');
});

test('RD-REC-21 the input of an update contains only fields that may be changed', () => {
  expect(Object.keys(updateInput(OBJECT, ID, VALUES).fields).sort()).toEqual(['Id', 'Name', 'Stock']);
});

test('RD-REC-22 the input of an update carries the Id in its long form', () => {
  expect(updateInput(OBJECT, ID.slice(0, 15), { Name: 'Ibu' }).fields).toEqual({ Id: ID, Name: 'Ibu' });
});

const FILE = { fileData: new Blob(['abc']) };
const DOCUMENT = { contentDocument: { id: '069000000000001AAA' } };
const NO_FILE = 'Invalid config for createContentDocumentAndVersion';

test('RD-FILE-02 an upload needs the bytes of a file', async () => {
  await expectSent((p) => uploadFile(p, FILE), DOCUMENT);
  for (const fileData of [undefined, null, 'abc', new Uint8Array(3)]) {
    await expectRefused((p) => uploadFile(p, { fileData } as never), NO_FILE);
  }
});

test.each([
  ['RD-FILE-03 the title of an upload is optional', 'title'],
  ['RD-FILE-04 the description of an upload is optional', 'description'],
])('%s', async (_, name) => {
  const form = await (await expectSent((p) => uploadFile(p, FILE), DOCUMENT)).formData();
  expect(form.has(name)).toBe(false);
  const told = await expectSent((p) => uploadFile(p, { ...FILE, [name]: 'Beipackzettel' }), DOCUMENT);
  expect((await told.formData()).get(name)).toBe('Beipackzettel');
  await expectRefused((p) => uploadFile(p, { ...FILE, [name]: 1 } as never), NO_FILE);
});

test('RD-REC-23 the version that an edit started from is sent as an HTTP date', async () => {
  const save = (ifUnmodifiedSince: string) => (p: never) =>
    saveRecord(p, { fields: { Id: ID, Name: 'Neu' } }, { ifUnmodifiedSince });
  const request = await expectSent(save('2026-03-02T09:30:00.123+01:00') as never, product());
  expect(request.headers.get('if-unmodified-since')).toBe('Mon, 02 Mar 2026 08:30:00 GMT');
  await expectRefused(save('yesterday') as never, 'Invalid config for updateRecord');
});

test('RD-AVATAR-01 an avatar of an unknown type is an error', async () => {
  const { platform } = platformWith([200, itemsOf([200, { recordId: ID, type: 'Hologram' }])]);
  await expect(readRecordAvatars(platform, [ID])).rejects.toMatchObject({
    name: 'CommerceError',
    status: 400,
  });
});

test('RD-LIMIT-05 field paths of every read have at most 6 levels', async () => {
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

test('RD-LIMIT-06 fields are tracked over at most 5 relationships', () => {
  const owned = (levels: number): object => ({
    ...{ apiName: 'User', id: '005000000000001AAA' },
    fields: { Name: { value: 'A' }, ...(levels > 0 ? { Owner: { value: owned(levels - 1) } } : {}) },
  });
  const depths = carriedPaths(owned(8) as never).map((path) => path.length - 1);
  expect(Math.max(...depths)).toBe(5);
});
