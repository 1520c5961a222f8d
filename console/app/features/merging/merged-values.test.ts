import { expect, test } from 'vitest';
import type { FieldInfo, InputFields } from '#client/records/types.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { differingFields, takenValues, usualSource } from './merged-values.ts';

const record = (id: string, values: InputFields) =>
  toConsoleRecord({
    ...({ id, apiName: 'Account' } as Parameters<typeof toConsoleRecord>[0]),
    fields: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, displayValue: null }]),
    ),
  });
const placed = (apiName: string, updateable = true) => ({
  field: { apiName, updateable } as FieldInfo,
  label: apiName,
});
const records = [
  record('1', { Name: 'A', Phone: null, Type: 'x', CreatedDate: '1' }),
  record('2', { Name: 'B', Phone: '2', Type: 'x', CreatedDate: '2' }),
  record('3', { Name: 'A', Phone: '3', Type: 'x', CreatedDate: '3' }),
];
const layout = [
  placed('Name'),
  placed('Phone'),
  placed('Type'),
  placed('CreatedDate', false),
  placed('Name'),
];

test('fields are offered in which any of the records differs, each once', () => {
  const fields = differingFields(records, layout as never);
  expect(fields.map(({ field, isOpen }) => [field.apiName, isOpen])).toEqual([
    ['Name', true],
    ['Phone', true],
    ['CreatedDate', false],
  ]);
});

test('the record that stays keeps its values, takes over what it lacks, and what somebody chooses', () => {
  const fields = differingFields(records, layout as never);
  expect(usualSource({ apiName: 'Name' }, '1', records)).toBe('1');
  expect(usualSource({ apiName: 'Phone' }, '1', records)).toBe('2');
  expect(takenValues('1', records, fields, {})).toEqual({ Phone: '2' });
  expect(takenValues('1', records, fields, { Name: '2', Phone: '1' })).toEqual({ Name: 'B' });
  expect(takenValues('2', records, fields, { Phone: '1' })).toEqual({ Phone: null });
});
