import { expect, it } from 'vitest';
import { mostWishes, readWishes, withWish, writeWishes } from './wish-list.ts';

const id = (number: number) => `01t${String(number).padStart(12, '0')}AAA`;

it('is read as it was written, without what is no product', () => {
  expect(readWishes(writeWishes([id(2), id(1)]))).toEqual([id(2), id(1)]);
  expect(readWishes(`${id(1)}.<script>.${id(1)}.001000000000001AAA`)).toEqual([id(1)]);
  expect(readWishes(null)).toEqual([]);
});

it('SF-WISH-01 puts a new wish first, once, and lets the oldest go when it is full', () => {
  const full = Array.from({ length: mostWishes }, (_, number) => id(number));
  expect(withWish([id(1), id(2)], id(2))).toEqual([id(2), id(1)]);
  expect(withWish(full, id(999))).toHaveLength(mostWishes);
  expect(withWish(full, id(999))[0]).toBe(id(999));
  expect(withWish([], '../../etc')).toEqual([]);
});

it('fits into a cookie', () => {
  const full = Array.from({ length: mostWishes }, (_, number) => id(number));
  expect(writeWishes(full).length).toBeLessThan(3000);
});
