import { expect, test } from 'vitest';
import { logicFault } from './filter-logic.ts';

test.each(['', '1 AND (2 OR 3)', 'not 1 and 2 and 3', '(1 or 2) and not (3)', '1 AND 2 AND 3 '])(
  'the filter logic “%s” over three conditions is taken',
  (logic) => {
    expect(logicFault(logic, 3)).toBeUndefined();
  },
);

test.each([
  ['1 AND 2 OR 3', 'listView.logicMixed', { at: 9 }],
  ['1 AND', 'listView.logicIncomplete', undefined],
  ['1 AND (2 OR 3', 'listView.logicIncomplete', undefined],
  ['1 AND 2 3', 'listView.logicUnexpected', { text: '3', at: 9 }],
  ['1 XOR 2', 'listView.logicUnexpected', { text: 'XOR', at: 3 }],
  ['1 AND 2', 'listView.logicUnused', { number: 3 }],
  ['1 AND 2 AND 3 AND 4', 'listView.logicUnknown', { number: 4 }],
])('what is wrong with “%s” is said with its place', (logic, key, values) => {
  expect(logicFault(logic, 3)).toEqual(values ? { key, values } : { key });
});
