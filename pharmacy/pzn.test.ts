import { expect, test } from 'vitest';
import { isPzn, pznCheckDigit, typedPzn } from './pzn.ts';

test('the check digit weighs the digits 1 to 7, modulo 11', () => {
  expect(pznCheckDigit('0487780')).toBe(0);
  expect(isPzn('04877800')).toBe(true);
  expect(isPzn('04877801')).toBe(false);
});

test('a number whose remainder is 10 has no check digit and is never valid', () => {
  expect(pznCheckDigit('0000200')).toBeUndefined();
  expect(Array.from({ length: 10 }, (_, digit) => isPzn(`0000200${digit}`))).not.toContain(true);
});

test.each(['4877800', '048778000', '0487780a', ''])('%j is no PZN', (text) => {
  expect(isPzn(text)).toBe(false);
});

test.each([
  '4877800',
  '04877800',
  'PZN 4877800',
  'pzn: 0487 7800',
  'PZN-04877800',
  ' 048.778–00 ',
  ' 0 4 8 7 7 8 0 0 ',
])('%j is read as typed', (text) => {
  expect(typedPzn(text)).toEqual({ pzn: '04877800', isNamed: /pzn/i.test(text) });
});

test.each(['487780', '123456789', 'Ibuprofen 400', 'PZN', '4877800 Ibu', ''])('%j is not read', (text) => {
  expect(typedPzn(text)).toBeUndefined();
});
