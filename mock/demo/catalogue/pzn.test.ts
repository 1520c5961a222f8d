import { expect, test } from 'vitest';
import { isValidPzn, PznRegister, pznCheckDigit } from './pzn.ts';

test('the check digit weighs the digits 1 to 7, modulo 11', () => {
  expect(pznCheckDigit('0487780')).toBe(0);
  expect(isValidPzn('04877800')).toBe(true);
  expect(isValidPzn('04877801')).toBe(false);
});

test('a number whose remainder is 10 has no check digit and is never valid', () => {
  expect(pznCheckDigit('0000200')).toBeUndefined();
  expect(Array.from({ length: 10 }, (_, digit) => isValidPzn(`0000200${digit}`))).not.toContain(true);
});

test.each(['4877800', '048778000', '0487780a', ''])('%j is no PZN', (text) => {
  expect(isValidPzn(text)).toBe(false);
});

test('a register issues valid numbers, each once, even for the same share', () => {
  const register = new PznRegister(['04877800']);
  const issued = Array.from({ length: 200 }, () => register.issue(0.21));
  expect(new Set(issued).size).toBe(200);
  expect(issued.every(isValidPzn)).toBe(true);
  expect(issued).not.toContain('04877800');
});
