import { expect, test } from 'vitest';
import { TableGrowth } from './table-growth.ts';

test('a table that grows in bulk has doubled at 1,000 rows, 2,000, 4,000, and each table for itself', () => {
  const growth = new TableGrowth();
  const seen = Array.from({ length: 16 }, () => growth.hasDoubled('Product2', 500));
  expect(seen.flatMap((hasDoubled, at) => (hasDoubled ? [500 * (at + 1)] : []))).toEqual([
    1_000, 2_000, 4_000, 8_000,
  ]);
  expect(growth.hasDoubled('PricebookEntry', 500)).toBe(false);
});

test('rows that are written one by one do not count, and emptied tables begin anew', () => {
  const growth = new TableGrowth();
  for (let row = 0; row < 2_000; row += 1) expect(growth.hasDoubled('CartItem', 1)).toBe(false);
  expect(growth.hasDoubled('CartItem', 1_000)).toBe(true);
  expect(growth.hasDoubled('CartItem', 500)).toBe(false);
  growth.reset();
  expect(growth.hasDoubled('CartItem', 1_000)).toBe(true);
});
