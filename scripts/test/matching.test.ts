import { expect, it } from 'vitest';
import { selectTests } from './matching.ts';

const files = [
  { path: 'mock/apis/commerce/cart-coupons/coupons.test.ts', text: "it('refuses an expired code')" },
  { path: 'client/commerce/cart.test.ts', text: "it('keeps the Coupon')" },
  { path: 'test/journeys/coupon.spec.ts', text: "test('coupons are given')" },
  { path: 'client/retry.test.ts', text: "it('waits 1 s (twice)')" },
];

it('runs files whose path holds the words as a whole, and others by their titles', () => {
  const { unitTests, journeys } = selectTests(['coupon'], files);
  expect(unitTests).toEqual([
    { files: ['mock/apis/commerce/cart-coupons/coupons.test.ts'], titles: undefined },
    { files: ['client/commerce/cart.test.ts'], titles: expect.any(String) },
  ]);
  expect(new RegExp(unitTests[1]?.titles ?? '').test('keeps the Coupon')).toBe(true);
  expect(new RegExp(unitTests[1]?.titles ?? '').test('keeps the cart')).toBe(false);
  expect(journeys).toEqual(['test/journeys/coupon.spec.ts']);
});

it('looks for each word in path or title, in any case and order', () => {
  const { unitTests } = selectTests(['EXPIRED', 'coupons'], files);
  expect(unitTests).toHaveLength(1);
  expect(unitTests[0]?.files).toEqual(['mock/apis/commerce/cart-coupons/coupons.test.ts']);
  expect(new RegExp(unitTests[0]?.titles ?? '').test('refuses an expired code')).toBe(true);
});

it('takes signs of a word literally', () => {
  const { unitTests } = selectTests(['(twice)'], files);
  expect(new RegExp(unitTests[0]?.titles ?? '').test('waits 1 s (twice)')).toBe(true);
  expect(new RegExp(unitTests[0]?.titles ?? '').test('waits 1 s twice')).toBe(false);
});

it('chooses nothing where a word stands nowhere', () => {
  expect(selectTests(['nowhere'], files)).toMatchObject({ unitTests: [], journeys: [] });
});
