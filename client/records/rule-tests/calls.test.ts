import { expect, test } from 'vitest';
import { readRecordAvatars } from '../../avatars/avatars.ts';
import { uploadFile, uploadFileVersion } from '../files.ts';
import { readPicklistsOf } from '../picklists.ts';
import { saveNewRecord, saveRecord } from '../records.ts';
import type { PicklistValues } from '../types.ts';
import { expectRefused, expectSent, GONE, ID, platformWith, product, queryOf } from './support.ts';

const INPUT = { apiName: 'Product2', fields: { Name: 'Neu' } };

test('RD-REC-10 the field values of a record input are strings, numbers, booleans or null', async () => {
  const fields = { Name: 'Neu', Stock: 3, Code: null, IsActive: true };
  const request = await expectSent((p) => saveNewRecord(p, { ...INPUT, fields }), product());
  expect(await request.json()).toEqual({ apiName: 'Product2', fields });
  for (const wrong of [{}, [], new Date()]) {
    const input = { ...INPUT, fields: { Name: wrong } } as never;
    await expectRefused((p) => saveNewRecord(p, input), 'Invalid recordInput');
  }
});

test('RD-REC-11 the permission to save a duplicate is a boolean', async () => {
  const request = await expectSent(
    (p) => saveNewRecord(p, { ...INPUT, allowSaveOnDuplicate: true }),
    product(),
  );
  expect(await request.json()).toMatchObject({ allowSaveOnDuplicate: true });
  const input = { ...INPUT, allowSaveOnDuplicate: 'yes' } as never;
  await expectRefused((p) => saveNewRecord(p, input), 'Invalid recordInput');
});

type Attributes = NonNullable<PicklistValues['values'][number]['attributes']>;
const ATTRIBUTES: [rule: string, attributes: Attributes][] = [
  [
    'RD-PICK-02 values of the kind WorkStepStatus carry a sort order and a status code',
    { picklistAtrributesValueType: 'WorkStepStatus', sortOrder: 1, statusCode: 'InProgress' },
  ],
  [
    'RD-PICK-03 values of the kind LeadStatus say whether the lead is converted',
    { picklistAtrributesValueType: 'LeadStatus', converted: true },
  ],
  [
    'RD-PICK-04 values of the kind CaseStatus say whether the case is closed',
    { picklistAtrributesValueType: 'CaseStatus', closed: true },
  ],
  [
    'RD-PICK-05 values of the kind OpportunityStage say whether it is closed and won, with probability and forecast category',
    {
      picklistAtrributesValueType: 'OpportunityStage',
      closed: true,
      defaultProbability: 100,
      forecastCategoryName: 'Closed',
      won: true,
    },
  ],
];

test.each(ATTRIBUTES)('%s', async (_, attributes) => {
  const values = [{ attributes, label: 'Neu', validFor: [], value: 'New' }];
  const { platform } = platformWith([200, { values }]);
  const items = await readPicklistsOf(platform, 'Case', ['Status']);
  expect(items).toEqual([{ statusCode: 200, result: { values } }]);
});

test('RD-REC-12 a creation answered 204 returns undefined, one answered 201 returns the record with its id', async () => {
  expect(await saveNewRecord(platformWith([204]).platform, INPUT)).toBeUndefined();
  expect(await saveNewRecord(platformWith([201, product()]).platform, INPUT)).toMatchObject({ id: ID });
});

const EFFECTS = {
  handleOwnerChange: true,
  includeFieldsInBody: true,
  triggerOtherEmail: false,
  triggerUserEmail: true,
  useDefaultRule: true,
};
const SENT = Object.fromEntries(Object.entries(EFFECTS).map(([name, value]) => [name, String(value)]));

test('RD-REC-14 a creation sends the flags for owner change, returned fields, e-mails and assignment rule in the query', async () => {
  const request = await expectSent((p) => saveNewRecord(p, INPUT, { effects: EFFECTS }), product());
  expect(queryOf(request)).toEqual(SENT);
});

test('RD-REC-15 an update sends the same flags in the query as a creation', async () => {
  const input = { fields: { Id: ID, Name: 'Neu' } };
  const request = await expectSent((p) => saveRecord(p, input, { effects: EFFECTS }), product());
  expect(queryOf(request)).toEqual(SENT);
});

test('RD-FILE-05 files are uploaded as multipart forms, also as new versions of a document', async () => {
  const upload = { fileData: new File(['abc'], 'Zettel.txt') };
  const answer = { contentDocument: { id: '069000000000001AAA' } };
  const requests = [
    await expectSent((p) => uploadFile(p, upload), answer),
    await expectSent((p) => uploadFileVersion(p, '069000000000001AAA', upload), answer),
  ];
  for (const request of requests) {
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const file = (await request.formData()).get('fileData') as File;
    expect([file.name, await file.text()]).toEqual(['Zettel.txt', 'abc']);
  }
});

const AVATAR = { statusCode: 200, result: { recordId: ID, type: 'Theme' } };
const MISSING = { statusCode: 404, result: GONE };
const THING = '01t000000000002AAA';

test.each([
  ['RD-AVATAR-05 a batch of avatars may be a map by record id', { [ID]: AVATAR, [THING]: MISSING }],
  [
    'RD-AVATAR-06 a batch of avatars may be a list of results in the order asked',
    { hasErrors: true, results: [AVATAR, MISSING] },
  ],
])('%s', async (_, answer) => {
  const { platform } = platformWith([200, answer]);
  expect(await readRecordAvatars(platform, [ID, THING])).toEqual({ [ID]: AVATAR, [THING]: MISSING });
});
