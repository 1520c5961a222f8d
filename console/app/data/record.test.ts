import { expect, test } from 'vitest';
import type { RecordData } from '#client/records/types.ts';
import { toConsoleRecord } from './record.ts';

const product = {
  apiName: 'Product2',
  id: '01tOf0000000001AAA',
  fields: {
    Name: { value: 'Ibuprofen', displayValue: null },
    Brand: { value: { apiName: 'Brand__c', fields: {} }, displayValue: 'Ratio' },
  },
} as unknown as RecordData;

test('a record keeps what is edited apart from what is shown', () => {
  const { id, values, fields } = toConsoleRecord(product);
  expect(id).toBe('01tOf0000000001AAA');
  expect(values).toEqual({ Name: 'Ibuprofen' });
  expect(fields.Brand?.displayValue).toBe('Ratio');
});

test('a record that was turned before is the same again, and one that was read anew is not', () => {
  expect(toConsoleRecord(product)).toBe(toConsoleRecord(product));
  const newer = { ...product, fields: { Name: { value: 'Ibuflam', displayValue: null } } };
  expect(toConsoleRecord(newer).values).toEqual({ Name: 'Ibuflam' });
});
