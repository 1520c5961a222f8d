import { expect, test } from 'vitest';
import { enteredFields } from './use-perform.ts';

const before = { Status: 'New', Note: 'a', Hidden: 1 };
const after = { Status: 'Closed', Note: '', Hidden: 2 };

test('a change sends what differs of the fields on the form, emptied ones as null', () => {
  expect(enteredFields(true, before, after, ['Status', 'Note'])).toEqual({ Status: 'Closed', Note: null });
  expect(enteredFields(true, before, before, ['Status', 'Note'])).toEqual({});
});

test('a new record gets every field of the form that has a value', () => {
  expect(enteredFields(false, before, after, ['Status', 'Note'])).toEqual({ Status: 'Closed' });
});
