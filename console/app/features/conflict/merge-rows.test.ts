import { expect, test } from 'vitest';
import type { ObjectInfo } from '#client/records/types.ts';
import { mergedValues, mergeRows } from './merge-rows.ts';

const names = ['Subject', 'Type', 'Priority', 'Status', 'Note'];
const fields = {
  ...Object.fromEntries(names.map((apiName) => [apiName, { apiName, updateable: true }])),
  LastModifiedDate: { apiName: 'LastModifiedDate', updateable: false },
} as unknown as ObjectInfo['fields'];
const base = { Subject: 'a', Type: 'b', Priority: 'c', Status: 'd', Note: null, LastModifiedDate: '1' };
const mine = { ...base, Subject: 'mine', Priority: 'mine', Status: 'same', Note: '' };
const theirs = { ...base, Type: 'theirs', Priority: 'theirs', Status: 'same', LastModifiedDate: '2' };
const rows = mergeRows(base, mine, theirs, fields);

test('each change is of the one who made it, and only what both have changed is open', () => {
  expect(Object.fromEntries(rows.map(({ field, preset }) => [field.apiName, preset]))).toEqual({
    Subject: 'mine',
    Priority: undefined,
    Type: 'theirs',
  });
});

test('the merge keeps both changes', () => {
  expect(mergedValues(theirs, rows, { Priority: 'theirs' })).toEqual({ ...theirs, Subject: 'mine' });
  expect(mergedValues(theirs, rows, { Priority: 'mine', Type: 'mine' })).toEqual({
    ...theirs,
    Subject: 'mine',
    Priority: 'mine',
    Type: 'b',
  });
});

test('what was typed is not lost while a field is undecided', () => {
  expect(mergedValues(theirs, rows, {}).Priority).toBe('mine');
});
