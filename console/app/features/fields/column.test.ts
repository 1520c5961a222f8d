import { expect, test } from 'vitest';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { cellOf, toColumns } from './column.ts';

const field = (dataType: string, relationshipName: string | null = null) =>
  ({ dataType, relationshipName }) as FieldInfo;
const info = {
  nameFields: ['Name'],
  fields: { Name: field('String'), AccountId: field('Reference', 'Account'), Total: field('Currency') },
} as unknown as ObjectInfo;
const column = (fieldApiName: string) => ({ fieldApiName, label: fieldApiName, sortable: true });
const plain = (value: string | number | null) => ({ value, displayValue: null });
const account = {
  apiName: 'Account',
  id: '001000000000001AAA',
  fields: { Name: plain('Praxis'), City: plain('Köln') },
  childRelationships: {},
};
const row = {
  apiName: 'Order',
  id: '801000000000001AAA',
  fields: {
    Name: plain('00001'),
    AccountId: plain(account.id),
    Account: { value: account as never, displayValue: 'Praxis' },
    Total: plain(12.5),
  },
};
const cells = (...names: string[]) => toColumns(names.map(column), info).map((each) => cellOf(row, each));

test('the name leads to the record, references to what they refer to, and numbers nowhere', () => {
  expect(cells('Total', 'Name', 'AccountId')).toEqual([
    { field: row.fields.Total, text: undefined, to: undefined },
    { field: row.fields.Name, text: undefined, to: '/o/Order/801000000000001AAA' },
    { field: row.fields.AccountId, text: 'Praxis', to: '/o/Account/001000000000001AAA' },
  ]);
});

test('where no name is listed, the first column leads to the record', () => {
  expect(cells('AccountId', 'Total')[0]).toEqual({
    field: row.fields.AccountId,
    text: 'Praxis',
    to: '/o/Order/801000000000001AAA',
  });
});

test('a field over a relationship leads to its own record', () => {
  expect(cells('Name', 'Account.City')[1]).toMatchObject({
    field: { value: 'Köln' },
    to: '/o/Account/001000000000001AAA',
  });
  expect(cells('Name', 'Owner.Name')[1]).toEqual({ field: undefined });
});

test('a field over a relationship that names no record leads nowhere', () => {
  const pzn = { ...column('Account.City'), lookupId: null };
  const [, city] = toColumns([column('Name'), pzn], info);
  expect(city && cellOf(row, city)).toMatchObject({ field: { value: 'Köln' }, to: undefined });
});

test('types that a related list tells in small letters are known', () => {
  expect(toColumns([{ ...column('Account.Birthday'), dataType: 'datetime' }], info)[0]?.dataType).toBe(
    'DateTime',
  );
});

test('types of fields of other objects come from what the list can show', () => {
  expect(
    toColumns([column('Account.Amount')], info, new Map([['Account.Amount', 'Currency']]))[0]?.dataType,
  ).toBe('Currency');
});
