import { expect, test } from 'vitest';
import { isPzn } from '#pharmacy/pzn.ts';
import { PznRegister } from './pzn-register.ts';

test('a register issues valid numbers, each once, even for the same share', () => {
  const register = new PznRegister(['04877800']);
  const issued = Array.from({ length: 200 }, () => register.issue(0.21));
  expect(new Set(issued).size).toBe(200);
  expect(issued.every(isPzn)).toBe(true);
  expect(issued).not.toContain('04877800');
});
