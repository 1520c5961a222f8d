import { expect, test } from 'vitest';
import type { ListObjectColumn } from '../list-views/operators.ts';
import { enteredRange, hasRange, rangeOf } from './range.ts';

const column = (dataType: string, supportedFilterOperators = ['GreaterOrEqual', 'LessOrEqual']) =>
  ({ fieldApiName: 'Amount', dataType, supportedFilterOperators }) as ListObjectColumn;
const amount = column('Currency');

test('numbers, days and moments have a range, and texts and what cannot be compared have none', () => {
  expect(['Currency', 'Date', 'DateTime', 'String'].map((type) => hasRange(column(type)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(hasRange(column('Currency', ['Equals']))).toBe(false);
});

test('a range is two conditions, of which one may be left out', () => {
  const from = { fieldApiName: 'Amount', operator: 'GreaterOrEqual', kind: 'number', operands: ['1.5'] };
  const to = { fieldApiName: 'Amount', operator: 'LessOrEqual', kind: 'number', operands: ['20'] };
  expect(enteredRange(amount, ['1,5', '20'], 'de')).toEqual([from, to]);
  expect(enteredRange(amount, ['', '20'], 'de')).toEqual([to]);
  expect(enteredRange(amount, ['1.5', ''], 'en')).toEqual([from]);
});

test('a range that is none is refused with its reason', () => {
  expect(enteredRange(amount, ['wenig', '20'], 'de')).toBe('noNumber');
  expect(enteredRange(amount, [], 'de')).toBe('noRange');
  expect(enteredRange(amount, ['20', '1,5'], 'de')).toBe('turnedRange');
  expect(enteredRange(column('Date'), ['2026-03-01', '2026-02-01'], 'de')).toBe('turnedRange');
});

test('a range is found again among the conditions of its column', () => {
  const entered = enteredRange(amount, ['1,5', '20'], 'de');
  if (typeof entered === 'string') throw new Error(entered);
  expect(rangeOf(entered)).toEqual(['1.5', '20']);
  expect(rangeOf(entered.slice(1))).toBeUndefined();
  const moving = entered.map((filter) => ({ ...filter, operands: ['TODAY'] }));
  expect(rangeOf(moving)).toBeUndefined();
});
