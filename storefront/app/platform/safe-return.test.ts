import { expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

it('returns to a page of the shop', () => {
  expect(safeReturn('/product/detail/01t1?page=2')).toBe('/product/detail/01t1?page=2');
});

it('returns to an address with letters that no header carries', () => {
  expect(safeReturn('/search?term=Ö₂€#ß')).toBe('/search?term=%C3%96%E2%82%82%E2%82%AC#%C3%9F');
  expect(safeReturn('/info/Größe')).toBe('/info/Gr%C3%B6%C3%9Fe');
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
