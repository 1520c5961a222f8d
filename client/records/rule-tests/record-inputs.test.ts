import { expect, test } from 'vitest';
import { readLayout } from '../../testing/reads.ts';
import { readLayoutUserState, saveLayoutUserState } from '../layout-user-state.ts';
import { isRecordId, toRecordId } from '../record-id.ts';
import { readRecordUi } from '../record-ui.ts';
import { readRecord } from '../records.ts';
import { expectRefused, expectSent, ID, NAME, platformWith, product, queryOf } from './support.ts';

test('RD-REC-02 a record id has 15 or 18 characters', async () => {
  expect(['01t000000000001', ID].map(isRecordId)).toEqual([true, true]);
  const wrong = ['', '01t', '01t00000000000', '01t0000000000012', `${ID}A`, '01t00000000000_', 1, null];
  expect(wrong.filter(isRecordId)).toEqual([]);
  for (const id of ['01t000000000001', ID]) await expectSent((p) => readRecord(p, id, NAME), product());
  for (const id of wrong)
    await expectRefused((p) => readRecord(p, id as never, NAME), `“${id}” is not a record id.`);
});

test('RD-REC-03 an id of 15 characters is completed to 18 before it is sent', async () => {
  expect(toRecordId('01t000000000001')).toBe(ID);
  expect(toRecordId('001A000001LfRtY')).toBe('001A000001LfRtYIAV');
  const request = await expectSent((p) => readRecord(p, '01t000000000001', NAME), product());
  expect(new URL(request.url).pathname).toMatch(new RegExp(`/records/${ID}$`));
});

test('RD-REC-04 a record is read only with a valid record id', async () => {
  for (const id of [undefined, null, '', 'x']) {
    await expectRefused((p) => readRecord(p, id as never, NAME), `“${id}” is not a record id.`);
    await expectRefused((p) => readRecord(p, id as never, {}), `“${id}” is not a record id.`);
  }
});

const DRIVEN: [rule: string, query: object, sent: object][] = [
  [
    'RD-REC-05 a record asked for with layout types is read by its layouts',
    { layoutTypes: ['Full'], modes: ['Edit'], ...NAME },
    { layoutTypes: 'Full', modes: 'Edit', fields: 'Product2.Name' },
  ],
  [
    'RD-REC-06 a record asked for with required fields is read by fields, without modes',
    { ...NAME, modes: ['Edit'] },
    { fields: 'Product2.Name' },
  ],
  [
    'RD-REC-07 a record asked for with optional fields is read by fields',
    { optionalFields: ['Product2.Name'] },
    { optionalFields: 'Product2.Name' },
  ],
  [
    'RD-REC-09 a record read by layout uses the mode View where none is named',
    { layoutTypes: ['Compact'], modes: undefined },
    { layoutTypes: 'Compact', modes: 'View' },
  ],
];

test.each(DRIVEN)('%s', async (_, query, sent) => {
  const request = await expectSent((p) => readRecord(p, ID, query), product());
  expect(queryOf(request)).toEqual(sent);
});

test('RD-REC-08 a record asked for with neither layouts nor fields is not requested, and the answer is undefined', async () => {
  const { platform, requests } = platformWith();
  expect(await readRecord(platform, ID, {})).toBeUndefined();
  expect(await readRecord(platform, ID, { fields: [], optionalFields: [] })).toBeUndefined();
  expect(requests).toHaveLength(0);
});

const UI = { recordIds: [ID], layoutTypes: ['Full'], modes: ['View'] };
const NO_UI: [rule: string, ...refused: object[]][] = [
  [
    'RD-UI-02 a record UI needs record ids',
    { recordIds: undefined },
    { recordIds: [] },
    { recordIds: ['01t'] },
  ],
  [
    'RD-UI-03 a record UI needs layout types',
    { layoutTypes: undefined },
    { layoutTypes: [] },
    { layoutTypes: 'Full' },
  ],
  ['RD-UI-04 a record UI needs modes', { modes: undefined }, { modes: [] }, { modes: [1] }],
  ['RD-UI-05 a record UI takes no form factor', { formFactor: 'Large' }],
  [
    'RD-UI-06 a record UI takes no child relationships',
    { childRelationships: ['Product2.PricebookEntries'] },
  ],
  ['RD-UI-07 a record UI takes no page size', { pageSize: 5 }],
  ['RD-UI-08 a record UI takes no updateMru', { updateMru: true }],
];

test.each(NO_UI)('%s', async (_, ...refused) => {
  await expectSent((p) => readRecordUi(p, UI as never));
  for (const part of refused) {
    await expectRefused(
      (p) => readRecordUi(p, { ...UI, ...part } as never),
      'Invalid config for getRecordUi',
    );
  }
});

const LAYOUT = { objectApiName: 'Product2', layoutType: 'Full', mode: 'View' };
const LAYOUTS: [rule: string, accepted: object[], refused: object[]][] = [
  [
    'RD-LAYOUT-02 reading a layout needs an object',
    [{}],
    [{ objectApiName: undefined }, { objectApiName: '' }],
  ],
  ['RD-LAYOUT-03 reading a layout needs a layout type', [{}], [{ layoutType: undefined }]],
  ['RD-LAYOUT-04 reading a layout needs a mode', [{}], [{ mode: undefined }]],
  [
    'RD-LAYOUT-05 a layout is Full or Compact',
    [{ layoutType: 'Full' }, { layoutType: 'Compact' }],
    [{ layoutType: 'full' }, { layoutType: 'Wide' }],
  ],
  [
    'RD-LAYOUT-06 the mode of a layout is Create, Edit or View',
    [{ mode: 'Create' }, { mode: 'Edit' }, { mode: 'View' }],
    [{ mode: 'view' }, { mode: 'Clone' }],
  ],
];

test.each(LAYOUTS)('%s', async (_, accepted, refused) => {
  const read = (part: object) => (p: never) => readLayout(p, { ...LAYOUT, ...part } as never);
  for (const part of accepted) await expectSent(read(part) as never);
  for (const part of refused) await expectRefused(read(part) as never, 'Invalid config for getLayout');
});

test('RD-LAYOUT-07 a layout without a record type is that of the master record type, 012000000000000AAA', async () => {
  const typeOf = async (part: object) =>
    queryOf(await expectSent((p) => readLayout(p, { ...LAYOUT, ...part } as never))).recordTypeId;
  expect(await typeOf({})).toBe('012000000000000AAA');
  expect(await typeOf({ recordTypeId: null })).toBe('012000000000000AAA');
  expect(await typeOf({ recordTypeId: '012000000000001AAA' })).toBe('012000000000001AAA');
});

const USE = { objectApiName: 'Product2', recordTypeId: '012000000000000AAA' };
const NO_STATE: [rule: string, use: object, states: unknown, ...others: unknown[]][] = [
  [
    'RD-LAYOUT-09 reading and saving a layout user state need an object',
    { ...USE, objectApiName: undefined },
    {},
  ],
  [
    'RD-LAYOUT-10 reading and saving a layout user state need a record type',
    { ...USE, recordTypeId: undefined },
    {},
  ],
  ['RD-LAYOUT-13 saved section states are a map', USE, [], null, 'collapsed'],
  ['RD-LAYOUT-14 each saved section state is an object', USE, { a: true }, { a: null }, { a: [] }],
];

test.each(NO_STATE)('%s', async (_, use, ...states) => {
  await expectSent((p) => saveLayoutUserState(p, USE, { section: { collapsed: true } }));
  for (const wrong of states) {
    const save = (p: never) => saveLayoutUserState(p, use as never, wrong as never);
    await expectRefused(save as never, 'Invalid config for updateLayoutUserState');
  }
  const read = (p: never) => readLayoutUserState(p, use as never);
  if (use !== USE) await expectRefused(read as never, 'Invalid config for getLayoutUserState');
});

const STATE_DEFAULTS: [rule: string, name: string, value: string, other: string][] = [
  [
    'RD-LAYOUT-11 the user state is that of the Full layout where no type is named',
    'layoutType',
    'Full',
    'Compact',
  ],
  ['RD-LAYOUT-12 the user state is that of the mode View where none is named', 'mode', 'View', 'Edit'],
];

test.each(STATE_DEFAULTS)('%s', async (_, name, value, other) => {
  const sent = async (part: object) =>
    queryOf(await expectSent((p) => readLayoutUserState(p, { ...USE, ...part })))[name];
  expect(await sent({})).toBe(value);
  expect(await sent({ [name]: other })).toBe(other);
});
