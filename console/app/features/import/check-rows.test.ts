import { expect, test } from 'vitest';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { readCell } from './cell-value.ts';
import { type CheckContext, checkRows } from './check-rows.ts';
import { guessMapping } from './guess-mapping.ts';
import { comparedKey, guessKey, keyFields } from './keys.ts';

const field = (apiName: string, label: string, dataType: string, more: Partial<FieldInfo> = {}) =>
  ({
    apiName,
    label,
    dataType,
    required: false,
    createable: true,
    updateable: true,
    length: 255,
    precision: 0,
    scale: 2,
    controllerName: null,
    relationshipName: null,
    referenceToInfos: [],
    ...more,
  }) as unknown as FieldInfo;
const FIELDS = [
  field('Subject', 'Betreff', 'String'),
  field('Priority', 'Priorität', 'Picklist', { required: true }),
  field('Type', 'Art', 'Picklist'),
  field('Reason', 'Grund', 'Picklist', { controllerName: 'Type' }),
  field('IsEscalated', 'Eskaliert', 'Boolean', { required: true }),
  field('AccountId', 'Account', 'Reference', {
    relationshipName: 'Account',
    referenceToInfos: [{ apiName: 'Account', nameFields: ['Name'] }],
  }),
  field('CaseNumber', 'Nummer', 'String', { createable: false, updateable: false }),
];
const info = {
  apiName: 'Case',
  createable: true,
  updateable: true,
  fields: Object.fromEntries(FIELDS.map((one) => [one.apiName, one])),
  recordTypeInfos: {},
} as unknown as ObjectInfo;
const choice = (value: string, label: string, validFor: number[] = []) => ({
  value,
  label,
  validFor,
  attributes: null,
});
const MASTER = '012000000000000AAA';
const ACCOUNT = '001000000000001AAA';
const context = (mapping: CheckContext['mapping']): CheckContext => ({
  info,
  mapping,
  locale: 'de',
  defaults: { Priority: 'Medium' },
  demanded: new Set(['Subject']),
  recordTypeId: MASTER,
  picklists: {
    [MASTER]: {
      Priority: { values: [choice('High', 'Hoch'), choice('Medium', 'Mittel')], controllerValues: {} },
      Type: { values: [choice('Advice', 'Beratung'), choice('Delivery', 'Lieferung')], controllerValues: {} },
      Reason: { values: [choice('Late', 'Verspätet', [1])], controllerValues: { Advice: 0, Delivery: 1 } },
    },
  } as never,
  resolve: (_, name) => (name === 'Praxis' ? { id: ACCOUNT } : { fault: 'importing.noSuchRecord' }),
});
const check = (headers: string[], rows: string[][]) =>
  checkRows({ name: 'a.csv', headers, rows }, context(guessMapping(headers, info)));

test('columns are matched by API name, label and relationship, each field once', () => {
  expect(guessMapping(['subject', 'ART', 'Account.Name', 'id', 'Betreff', 'Farbe', 'Nummer'], info)).toEqual([
    'Subject',
    'Type',
    'AccountId',
    'Id',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a line becomes a record: defaults, labels, names and the order of dependent picklists', () => {
  const { rows, faults } = check(
    ['Grund', 'Betreff', 'Art', 'Account', 'Eskaliert'],
    [['Verspätet', 'Eins', 'lieferung', 'Praxis', 'ja'], [], ['', 'Zwei', '', '', '']],
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    {
      line: 2,
      id: undefined,
      fields: {
        Priority: 'Medium',
        Subject: 'Eins',
        Type: 'Delivery',
        Reason: 'Late',
        AccountId: ACCOUNT,
        IsEscalated: true,
      },
    },
    expect.objectContaining({ line: 4 }),
  ]);
});

test('everything that is wrong is told at once, by line and column', () => {
  const { faults } = check(
    ['Betreff', 'Art', 'Grund', 'Account'],
    [
      ['', 'Zauberei', '', 'Niemand'],
      ['Zwei', 'Beratung', 'Verspätet', ''],
    ],
  );
  expect(faults.map(({ line, column, key }) => [line, column, key])).toEqual([
    [2, 'Betreff', 'field.required'],
    [2, 'Art', 'importing.notChoice'],
    [2, 'Account', 'importing.noSuchRecord'],
    [3, 'Grund', 'importing.notChoice'],
  ]);
});

test('a file that fills nothing, or never fills a required field, is refused as a whole', () => {
  expect(check(['Farbe'], [['rot']]).faults).toEqual([{ key: 'importing.nothingMapped' }]);
  expect(check(['Art'], [['Beratung']]).faults).toEqual([
    { key: 'importing.requiredMissing', values: { field: 'Betreff' } },
  ]);
});

test('an empty cell of a new line leaves the default, and one of a line with an id empties nothing required', () => {
  const id = '500000000000001AAA';
  const { rows, faults } = check(
    ['Id', 'Betreff', 'Priorität'],
    [
      ['', 'Neu', ''],
      [id, 'Alt', ''],
    ],
  );
  expect(rows[0]?.fields).toEqual({ Priority: 'Medium', Subject: 'Neu' });
  expect(faults.map(({ line, column, key }) => [line, column, key])).toEqual([
    [3, 'Priorität', 'field.required'],
  ]);
});

test('lines with an id change that record: nothing else is required, and each record occurs once', () => {
  const id = '500000000000001AAA';
  const { rows, faults } = check(
    ['Id', 'Art'],
    [
      [id, 'Beratung'],
      [id, ''],
      ['kaputt', ''],
    ],
  );
  expect(rows[0]).toEqual({ line: 2, id, fields: { Type: 'Advice' } });
  expect(faults.map(({ line, key }) => [line, key])).toEqual([
    [3, 'importing.idTwice'],
    [4, 'importing.notId'],
  ]);
});

const read = (text: string, dataType: string, more: Partial<FieldInfo> = {}) =>
  readCell(text, field('X', 'X', dataType, more), { isRequired: false, locale: 'de', choices: undefined });

test.each([
  ['1.234,50 €', 'Currency', { value: 1234.5 }],
  ['12,5 %', 'Percent', { value: 12.5 }],
  ['31.12.2026', 'Date', { value: '2026-12-31' }],
  ['2026-12-31', 'Date', { value: '2026-12-31' }],
  ['2026-12-31T14:30:00Z', 'DateTime', { value: '2026-12-31T14:30:00.000Z' }],
  ['31.12.2026 14:30', 'DateTime', { value: '2026-12-31T13:30:00.000Z' }],
  ['2026-07-01 14:30', 'DateTime', { value: '2026-07-01T12:30:00.000Z' }],
  ['2026-07-01T14:30:00-04:00', 'DateTime', { value: '2026-07-01T18:30:00.000Z' }],
  ['nein', 'Boolean', { value: false }],
  ["'=Text", 'String', { value: '=Text' }],
  ['', 'String', { value: null }],
  ['Praxis Dr. Nord', 'Reference', { reference: 'Praxis Dr. Nord' }],
  [ACCOUNT, 'Reference', { value: ACCOUNT }],
])('%j in a field of type %s is read as %j', (text, dataType, reading) => {
  expect(read(text, dataType, { precision: 18 })).toEqual(reading);
});

test.each([
  ['zwölf', 'Double', 'field.notNumber'],
  ['31.02.2026', 'Date', 'importing.notDay'],
  ['bald', 'DateTime', 'importing.notMoment'],
  ['01/02/2026 14:30', 'DateTime', 'importing.notMoment'],
  ['31.02.2026 14:30', 'DateTime', 'importing.notMoment'],
  ['31.12.2026 25:30', 'DateTime', 'importing.notMoment'],
  ['vielleicht', 'Boolean', 'importing.notTruth'],
  ['kein Postfach', 'Email', 'field.notEmail'],
  ['x'.repeat(256), 'String', 'field.tooLong'],
])('%j is no value of the type %s', (text, dataType, key) => {
  expect(read(text, dataType)).toMatchObject({ fault: { key } });
});

test('RD-IMPORT-02 a missing column does not hide what is wrong with the lines', () => {
  const { faults } = check(['Priorität', 'Eskaliert'], [['Dringend', 'vielleicht']]);
  expect(faults.map(({ line, key }) => [line, key])).toEqual([
    [undefined, 'importing.requiredMissing'],
    [2, 'importing.notChoice'],
    [2, 'importing.notTruth'],
  ]);
});

const NUMBERED = {
  ...info,
  fields: { ...info.fields, Number__c: field('Number__c', 'Nummer', 'String', { unique: true }) },
} as unknown as ObjectInfo;

test('records are recognised by a key: those that are there are changed, and each at most once', () => {
  const mapping = ['Number__c', 'Subject', 'Priority'];
  expect(keyFields(NUMBERED, mapping).map(({ apiName }) => apiName)).toEqual(['Number__c']);
  expect(guessKey(NUMBERED, mapping)).toBe('Number__c');
  expect(guessKey(NUMBERED, ['Id', ...mapping])).toBeUndefined();
  const keyed = { field: NUMBERED.fields.Number__c as FieldInfo, ids: new Map([['a-1', ACCOUNT]]) };
  const rows = [
    ['A-1', 'Eins', 'High'],
    ['B-2', 'Zwei', 'High'],
    ['', 'Drei', 'High'],
    ['b-2', 'Vier', 'High'],
  ];
  const file = { name: 'a.csv', headers: ['Nr', 'Betreff', 'Priorität'], rows };
  const checked = checkRows(file, { ...context(mapping), info: NUMBERED, keyed });
  expect(checked.rows.map(({ id, fields }) => [id, fields.Number__c])).toEqual([
    [ACCOUNT, undefined],
    [undefined, 'B-2'],
    [undefined, null],
    [undefined, 'b-2'],
  ]);
  expect(checked.faults).toEqual([
    { line: 4, column: 'Nr', key: 'importing.keyEmpty', values: { field: 'Nummer' } },
    { line: 5, column: 'Nr', key: 'importing.keyTwice', values: { first: 3, field: 'Nummer' } },
  ]);
  const changing = { ...NUMBERED, createable: false } as ObjectInfo;
  const refused = checkRows(file, { ...context(mapping), info: changing, keyed });
  expect(refused.faults.map(({ key }) => key)).toContain('importing.noSuchKey');
});

test('zeros that a spreadsheet has dropped from a number of fixed length do not part a line from its record', () => {
  expect(comparedKey('6189398', { length: 8 })).toBe('06189398');
  expect(comparedKey('06189398', { length: 8 })).toBe('06189398');
  expect(comparedKey('AB-1', { length: 8 })).toBe('ab-1');
  expect(comparedKey('47', { length: 255 })).toBe('47');
});
