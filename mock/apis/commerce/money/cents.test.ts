import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideRounded, formatMoney, parseMoney } from './cents.ts';

test.each([
  ['0', 0n],
  ['12.9', 1290n],
  ['12.49', 1249n],
  ['12.4900', 1249n],
  ['-3.49', -349n],
  ['-0.05', -5n],
])('%s is %s cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each(['', '1,50', '1.999', '.5', '1e3', ' 1'])('refuses %j', (text) => {
  expect(() => parseMoney(text)).toThrow(RangeError);
});

test('whatever is written can be read again', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      (cents) => parseMoney(formatMoney(cents)) === cents,
    ),
  );
});

test('amounts below one unit keep their leading zeros', () => {
  expect([formatMoney(5n), formatMoney(-5n), formatMoney(0n)]).toEqual(['0.05', '-0.05', '0.00']);
});

test('halves are rounded away from zero', () => {
  expect([
    divideRounded(5n, 10n),
    divideRounded(4n, 10n),
    divideRounded(-5n, 10n),
    divideRounded(-4n, 10n),
  ]).toEqual([1n, 0n, -1n, 0n]);
});
