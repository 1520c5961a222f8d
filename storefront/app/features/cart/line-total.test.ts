import { expect, it } from 'vitest';
import type { CartLine } from './cart-view.ts';
import { totalOf } from './line-total.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' });
const line = {
  quantity: 2,
  total: euro('25.98'),
  product: { price: { current: euro('12.99') } },
} as CartLine;

it("is the platform's own total for the quantity that it knows", () => {
  expect(totalOf(line, 2)).toBe(line.total);
  expect(totalOf(line, Number.NaN)).toBe(line.total);
});

it('is the price of the packs where the platform tells no total, and unknown without a price', () => {
  const untold = { ...line, total: undefined };
  expect(totalOf(untold, 2)).toEqual(euro('25.98'));
  expect(totalOf({ ...untold, product: {} as CartLine['product'] }, 2)).toBeUndefined();
});

it('is exact for the quantity that is wanted', () => {
  expect(totalOf(line, 3)).toEqual(euro('38.97'));
  expect(totalOf(line, 1)).toEqual(euro('12.99'));
});
