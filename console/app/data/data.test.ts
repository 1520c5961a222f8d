import { expect, test } from 'vitest';
import type { FieldData } from '#client/records/types.ts';
import { nameFieldOf } from './name-field.ts';
import { changedValues, relatedRecord, toConsoleRecord } from './record.ts';
import { recordName } from './record-name.ts';

const plain = (value: FieldData['value'], displayValue: string | null = null): FieldData => ({
  value,
  displayValue,
});
const owner = {
  apiName: 'User',
  id: '005000000000001AAA',
  fields: { Name: plain('Mia Merz') },
  childRelationships: {},
};
const record = {
  apiName: 'Account',
  id: '001000000000001AAA',
  childRelationships: {},
  fields: {
    Name: plain('Praxis'),
    OwnerId: plain(owner.id),
    Owner: plain(owner as never, 'Mia Merz'),
    Phone: plain(null),
  },
  systemModstamp: '2026-03-02T09:30:00.000Z',
  recordTypeId: null,
};

test('a record keeps what is edited apart from what is shown', () => {
  const { id, values, fields, systemModstamp } = toConsoleRecord(record);
  expect(id).toBe(record.id);
  expect(values).toEqual({ Name: 'Praxis', OwnerId: owner.id, Phone: null });
  expect(systemModstamp).toBe(record.systemModstamp);
  expect(relatedRecord(fields, 'Owner')?.id).toBe(owner.id);
  expect(relatedRecord(fields, 'Name')).toBeUndefined();
});

test('an emptied input is a change only where there was a value', () => {
  expect(changedValues({ a: null, b: 'x', c: 1 }, { a: '', b: '', c: 1 })).toEqual({ b: '' });
  expect(changedValues({ a: false }, { a: null })).toEqual({ a: null });
});

test('a person is called by the whole name, not by the first of its parts', () => {
  const person = { id: '003', fields: { FirstName: plain('Mia'), Name: plain('Mia Merz') } };
  expect(recordName(person, ['FirstName', 'LastName', 'Name'])).toBe('Mia Merz');
  expect(recordName({ id: '801', fields: { OrderNumber: plain('0007') } }, ['OrderNumber'])).toBe('0007');
  expect(recordName({ id: '801', fields: {} }, ['OrderNumber'])).toBe('801');
  expect(nameFieldOf(['OrderNumber'])).toBe('OrderNumber');
});
