import { expect, test } from 'vitest';
import { readRecordAvatars } from '../../avatars/avatars.ts';
import { uploadFile, uploadFileVersion } from '../files.ts';
import { readPicklistsOf } from '../picklists.ts';
import { saveNewRecord, saveRecord } from '../records.ts';
import type { PicklistValues } from '../types.ts';
import { expectRefused, expectSent, GONE, ID, platformWith, product, queryOf } from './support.ts';

const INPUT = { apiName: 'Product2', fields: { Name: 'Neu' } };

test('§3 record input fields are string, number, null or boolean', async () => {
  const fields = { Name: 'Neu', Stock: 3, Code: null, IsActive: true };
  const request = await expectSent((p) => saveNewRecord(p, { ...INPUT, fields }), product());
  expect(await request.json()).toEqual({ apiName: 'Product2', fields });
  for (const wrong of [{}, [], new Date()]) {
    const input = { ...INPUT, fields: { Name: wrong } } as never;
    await expectRefused((p) => saveNewRecord(p, input), 'Invalid recordInput');
  }
});

test('§3 record input allowSaveOnDuplicate is a boolean', async () => {
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
    '§3 picklist attributes of the type WorkStepStatus: sortOrder, statusCode',
    { picklistAtrributesValueType: 'WorkStepStatus', sortOrder: 1, statusCode: 'InProgress' },
  ],
  [
    '§3 picklist attributes of the type LeadStatus: converted',
    { picklistAtrributesValueType: 'LeadStatus', converted: true },
  ],
  [
    '§3 picklist attributes of the type CaseStatus: closed',
    { picklistAtrributesValueType: 'CaseStatus', closed: true },
  ],
  [
    '§3 picklist attributes of the type OpportunityStage: closed, defaultProbability, forecastCategoryName, won',
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

test('§7 creating a record: 204 means success with empty data, otherwise the response carries id', async () => {
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

test('§7 creating a record takes handleOwnerChange, includeFieldsInBody, triggerOtherEmail, triggerUserEmail, useDefaultRule', async () => {
  const request = await expectSent((p) => saveNewRecord(p, INPUT, { effects: EFFECTS }), product());
  expect(queryOf(request)).toEqual(SENT);
});

test('§7 changing a record takes the same flags', async () => {
  const input = { fields: { Id: ID, Name: 'Neu' } };
  const request = await expectSent((p) => saveRecord(p, input, { effects: EFFECTS }), product());
  expect(queryOf(request)).toEqual(SENT);
});

test('§7 uploads are multipart with fileData', async () => {
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
  ['§7 avatar responses map record ids to results', { [ID]: AVATAR, [THING]: MISSING }],
  ['§7 avatar responses carry results with hasErrors', { hasErrors: true, results: [AVATAR, MISSING] }],
])('%s', async (_, answer) => {
  const { platform } = platformWith([200, answer]);
  expect(await readRecordAvatars(platform, [ID, THING])).toEqual({ [ID]: AVATAR, [THING]: MISSING });
});
