import { expect, test } from 'vitest';
import { narrowingValues } from './narrowing.ts';

const values = { AccountId: '001000000000001AAA', OrderId: null, Subject: 'Rückfrage' };

test('a reference field sends the values of the fields that control it', () => {
  const controllingFields = ['AccountId', 'ContactId'];
  const filteredLookupInfo = { controllingFields, dependent: true, optionalFilter: false };
  expect(narrowingValues({ filteredLookupInfo }, values)).toEqual({ AccountId: values.AccountId });
});

test('a reference field without a filter sends no values', () => {
  expect(narrowingValues({ filteredLookupInfo: null }, values)).toEqual({});
});

test('a reference field that does not say whether it has a filter sends the whole form', () => {
  expect(narrowingValues({}, values)).toEqual(values);
});
