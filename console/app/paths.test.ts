import { expect, test } from 'vitest';
import { objectOfList, paths, recordOfPage } from './paths.ts';

test('the object of a list is known from its address, and no other page is taken for a list', () => {
  expect(objectOfList(paths.list('Product2'))).toBe('Product2');
  expect(objectOfList('/o/Product2/')).toBe('Product2');
  for (const other of [paths.directory(), paths.create('Product2'), paths.record('Product2', '01t0')])
    expect(objectOfList(other)).toBeUndefined();
});

test('the record of a page is known from its address, and no other page is taken for a record', () => {
  const recordId = '001000000000001AAA';
  const record = { objectApiName: 'Account', recordId };
  expect(recordOfPage(paths.record('Account', recordId))).toEqual(record);
  expect(recordOfPage(`/o/Account/${recordId}/`)).toEqual(record);
  for (const other of [paths.list('Account'), paths.create('Account'), paths.deleted('Account')])
    expect(recordOfPage(other)).toBeUndefined();
  for (const other of [paths.edit('Account', recordId), paths.related('Account', recordId, 'Contacts')])
    expect(recordOfPage(other)).toBeUndefined();
});
