import { expect, test } from 'vitest';
import type { FieldInfo } from '#client/records/types.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../data/record.ts';
import { boardField, boardFields } from './board-fields.ts';
import { lanesOf } from './lanes.ts';

const field = (apiName: string, dataType: string, controllerName: string | null = null) =>
  ({ apiName, dataType, controllerName }) as FieldInfo;
const described = (...fields: FieldInfo[]) => ({
  fields: Object.fromEntries(fields.map((one) => [one.apiName, one])),
});
const info = described(
  field('Name', 'String'),
  field('Origin', 'Picklist'),
  field('Status', 'Picklist'),
  field('Reason', 'Picklist', 'Status'),
);

const row = (id: string, value: string | null): ConsoleRecord =>
  toConsoleRecord({
    ...({ id, apiName: 'Case' } as Parameters<typeof toConsoleRecord>[0]),
    fields: { Status: { value, displayValue: value && `${value}!` } },
  });

test('RD-LIST-59 lanes are made of picklists that depend on no other, the state of a record before others', () => {
  expect(boardFields(info).map(({ apiName }) => apiName)).toEqual(['Origin', 'Status']);
  expect(boardField(info, 'usual')?.apiName).toBe('Status');
  expect(boardField(info, 'Origin')?.apiName).toBe('Origin');
  expect(boardField(info, 'Reason')?.apiName).toBe('Status');
  expect(boardField(described(field('Name', 'String')), 'Name')).toBeUndefined();
});

test('RD-LIST-59 choices come in their order, between records without a value and values that are no choices any more', () => {
  const choices = ['New', 'Closed'].map((value) => ({ value, label: value.toUpperCase() }));
  const rows = [row('1', 'Closed'), row('2', 'Old'), row('3', null), row('4', 'Closed')];
  const lanes = lanesOf({ apiName: 'Status' }, choices, rows, ({ values }) => String(values.Status ?? ''));
  expect(lanes.map(({ label, isTarget, rows: held }) => [label, isTarget, held.map(({ id }) => id)])).toEqual(
    [
      ['', false, ['3']],
      ['NEW', true, []],
      ['CLOSED', true, ['1', '4']],
      ['Old!', false, ['2']],
    ],
  );
});
