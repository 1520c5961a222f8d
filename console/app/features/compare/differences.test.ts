import { expect, test } from 'vitest';
import type { ConsoleRecord } from '../../data/record.ts';
import type { PlacedField } from '../record/layout-fields.ts';
import { comparedFields } from './differences.ts';

const record = (values: object) => ({ values }) as ConsoleRecord;
const placed = (apiName: string) => ({ field: { apiName } }) as PlacedField;

test('each field of either layout stands once, marked where the records differ', () => {
  const fields = ['Name', 'City', 'Phone', 'Name', 'Note'].map(placed);
  const one = record({ Name: 'a', City: 'Köln', Phone: null, Note: 'x' });
  const other = record({ Name: 'b', City: 'Köln', Phone: '' });
  const compared = comparedFields(one, other, fields).map(({ placed: { field }, isDifferent }) => [
    field.apiName,
    isDifferent,
  ]);
  expect(compared).toEqual([
    ['Name', true],
    ['City', false],
    ['Phone', false],
    ['Note', true],
  ]);
});
