import { expect, test } from 'vitest';
import type { ListInfo } from '#client/records/types.ts';
import type { ListObjectInfo } from '../list-views/operators.ts';
import { wholeListOf, wholeListQuery } from './whole-list.ts';

const listInfo = { scope: { apiName: 'mine' }, filteredByInfo: [], filterLogicString: null };
const list = {
  listInfo: listInfo as unknown as ListInfo,
  possible: { objectApiName: 'Order', columns: [] } as unknown as ListObjectInfo,
  filters: [
    { fieldApiName: 'Amount', operator: 'GreaterThan', kind: 'number', operands: ['5'] } as const,
  ].map((filter) => ({ ...filter, operands: [...filter.operands] })),
  term: '',
  userId: '005000000000001AAA',
  now: new Date('2026-03-01T12:00:00Z'),
};

test('the whole of a list is counted and summed by its scope and conditions', () => {
  expect(wholeListQuery(list, ['Amount', 'Tax'])).toBe(
    "SELECT COUNT(Id) num, SUM(Amount) sum0, SUM(Tax) sum1 FROM Order WHERE OwnerId = '005000000000001AAA' AND (Amount > 5)",
  );
  expect(wholeListQuery({ ...list, filters: [] }, [])).toBe(
    "SELECT COUNT(Id) num FROM Order WHERE OwnerId = '005000000000001AAA'",
  );
});

test('a list that no query can tell is not counted', () => {
  expect(wholeListQuery({ ...list, term: 'erika' }, ['Amount'])).toBeUndefined();
  expect(wholeListQuery({ ...list, userId: undefined }, ['Amount'])).toBeUndefined();
});

test('the answer names the sums by their columns, and none of a column without a value', () => {
  const whole = wholeListOf({ num: 120, sum0: 99.5, sum1: null }, ['Amount', 'Tax']);
  expect(whole).toEqual({ count: 120, sums: new Map([['Amount', 99.5]]) });
});
