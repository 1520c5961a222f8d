import { expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

it('returns to a page of the shop', () => {
  expect(safeReturn('/product/detail/01t1?page=2')).toBe('/product/detail/01t1?page=2');
});

it.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/ /evil',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/en//evil.example',
  '/en///evil.example',
  '/\u0000/evil.example',
  '',
  null,
  undefined,
])('does not return to "%s"', (address) => {
  expect(safeReturn(address)).toBe('/');
});
