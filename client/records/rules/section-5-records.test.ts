import { expect, test } from 'vitest';
import { readLayoutUserState, saveLayoutUserState } from '../layout-user-state.ts';
import { readLayout } from '../metadata.ts';
import { isRecordId, toRecordId } from '../record-id.ts';
import { readRecordUi } from '../record-ui.ts';
import { readRecord } from '../records.ts';
import { expectRefused, expectSent, ID, NAME, platformWith, product, queryOf } from './support.ts';

test('§5 record id must be a 15 or 18 character id', async () => {
  expect(['01t000000000001', ID].map(isRecordId)).toEqual([true, true]);
  const wrong = ['', '01t', '01t00000000000', '01t0000000000012', `${ID}A`, '01t00000000000_', 1, null];
  expect(wrong.filter(isRecordId)).toEqual([]);
  for (const id of ['01t000000000001', ID]) await expectSent((p) => readRecord(p, id, NAME), product());
  for (const id of wrong)
    await expectRefused((p) => readRecord(p, id as never, NAME), `“${id}” is not a record id.`);
});

test('§5 15 is converted to 18', async () => {
  expect(toRecordId('01t000000000001')).toBe(ID);
  expect(toRecordId('001A000001LfRtY')).toBe('001A000001LfRtYIAV');
  const request = await expectSent((p) => readRecord(p, '01t000000000001', NAME), product());
  expect(new URL(request.url).pathname).toMatch(new RegExp(`/records/${ID}$`));
});

test('§5 getRecord: recordId required', async () => {
  for (const id of [undefined, null, '', 'x']) {
    await expectRefused((p) => readRecord(p, id as never, NAME), `“${id}” is not a record id.`);
    await expectRefused((p) => readRecord(p, id as never, {}), `“${id}” is not a record id.`);
  }
});

const DRIVEN: [rule: string, query: object, sent: object][] = [
  [
    '§5 getRecord: with layoutTypes the layout-driven path is used',
    { layoutTypes: ['Full'], modes: ['Edit'], ...NAME },
    { layoutTypes: 'Full', modes: 'Edit', fields: 'Product2.Name' },
  ],
  [
    '§5 getRecord: with fields the field-driven path',
    { ...NAME, modes: ['Edit'] },
    { fields: 'Product2.Name' },
  ],
  [
    '§5 getRecord: with optionalFields the field-driven path',
    { optionalFields: ['Product2.Name'] },
    { optionalFields: 'Product2.Name' },
  ],
  [
    '§5 getRecord: modes defaults to View',
    { layoutTypes: ['Compact'], modes: undefined },
    { layoutTypes: 'Compact', modes: 'View' },
  ],
];

test.each(DRIVEN)('%s', async (_, query, sent) => {
  const request = await expectSent((p) => readRecord(p, ID, query), product());
  expect(queryOf(request)).toEqual(sent);
});

test('§5 getRecord: with none of them nothing is returned', async () => {
  const { platform, requests } = platformWith();
  expect(await readRecord(platform, ID, {})).toBeUndefined();
  expect(await readRecord(platform, ID, { fields: [], optionalFields: [] })).toBeUndefined();
  expect(requests).toHaveLength(0);
});

const UI = { recordIds: [ID], layoutTypes: ['Full'], modes: ['View'] };
const NO_UI: [rule: string, ...refused: object[]][] = [
  ['§5 record UI: recordIds required', { recordIds: undefined }, { recordIds: [] }, { recordIds: ['01t'] }],
  [
    '§5 record UI: layoutTypes required',
    { layoutTypes: undefined },
    { layoutTypes: [] },
    { layoutTypes: 'Full' },
  ],
  ['§5 record UI: modes required', { modes: undefined }, { modes: [] }, { modes: [1] }],
  ['§5 record UI: formFactor unsupported', { formFactor: 'Large' }],
  ['§5 record UI: childRelationships unsupported', { childRelationships: ['Product2.PricebookEntries'] }],
  ['§5 record UI: pageSize unsupported', { pageSize: 5 }],
  ['§5 record UI: updateMru unsupported', { updateMru: true }],
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
  ['§5 layout: objectApiName required', [{}], [{ objectApiName: undefined }, { objectApiName: '' }]],
  ['§5 layout: layoutType required', [{}], [{ layoutType: undefined }]],
  ['§5 layout: mode required', [{}], [{ mode: undefined }]],
  [
    '§5 layout: layoutType Full or Compact',
    [{ layoutType: 'Full' }, { layoutType: 'Compact' }],
    [{ layoutType: 'full' }, { layoutType: 'Wide' }],
  ],
  [
    '§5 layout: mode Create, Edit or View',
    [{ mode: 'Create' }, { mode: 'Edit' }, { mode: 'View' }],
    [{ mode: 'view' }, { mode: 'Clone' }],
  ],
];

test.each(LAYOUTS)('%s', async (_, accepted, refused) => {
  const read = (part: object) => (p: never) => readLayout(p, { ...LAYOUT, ...part } as never);
  for (const part of accepted) await expectSent(read(part) as never);
  for (const part of refused) await expectRefused(read(part) as never, 'Invalid config for getLayout');
});

test('§5 layout: recordTypeId optional, the master record type 012000000000000AAA is used when absent', async () => {
  const typeOf = async (part: object) =>
    queryOf(await expectSent((p) => readLayout(p, { ...LAYOUT, ...part } as never))).recordTypeId;
  expect(await typeOf({})).toBe('012000000000000AAA');
  expect(await typeOf({ recordTypeId: null })).toBe('012000000000000AAA');
  expect(await typeOf({ recordTypeId: '012000000000001AAA' })).toBe('012000000000001AAA');
});

const USE = { objectApiName: 'Product2', recordTypeId: '012000000000000AAA' };
const NO_STATE: [rule: string, use: object, states: unknown, ...others: unknown[]][] = [
  ['§5 layout user state: objectApiName required', { ...USE, objectApiName: undefined }, {}],
  ['§5 layout user state: recordTypeId required', { ...USE, recordTypeId: undefined }, {}],
  ['§5 layout user state: sectionUserStates must be an object', USE, [], null, 'collapsed'],
  [
    '§5 layout user state: sectionUserStates must have objects as values',
    USE,
    { a: true },
    { a: null },
    { a: [] },
  ],
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
  ['§5 layout user state: layoutType defaults to Full', 'layoutType', 'Full', 'Compact'],
  ['§5 layout user state: mode defaults to View', 'mode', 'View', 'Edit'],
];

test.each(STATE_DEFAULTS)('%s', async (_, name, value, other) => {
  const sent = async (part: object) =>
    queryOf(await expectSent((p) => readLayoutUserState(p, { ...USE, ...part })))[name];
  expect(await sent({})).toBe(value);
  expect(await sent({ [name]: other })).toBe(other);
});
