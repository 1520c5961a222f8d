import { expect, test } from 'vitest';
import { baseIn, isSpoken } from './version-of.ts';

const BASE = '/services/data/v64.0';
const SITE = '/webruntime/api/services/data/v61.0';

test.each([
  ['its own where that is spoken', BASE, ['60.0', '64.0', '66.0'], BASE],
  ['the newest before it', BASE, ['9.0', '60.0', '50.0', '66.0'], '/services/data/v60.0'],
  ['the oldest where there is none before it', BASE, ['66.0', '65.0'], '/services/data/v65.0'],
  ['that of the contract where nothing is known', BASE, undefined, BASE],
  ['that of the contract where nothing is spoken', BASE, [], BASE],
  ['the same at the base of a site', SITE, ['60.0', '59.0'], '/webruntime/api/services/data/v60.0'],
  ['none where the address has none', '', ['60.0'], ''],
])('RD-VERSION-51 a call is made in %s', (_, base, spoken, expected) => {
  expect(baseIn(base, spoken)).toBe(expected);
});

test('a call is there from its own version on', () => {
  const call = { base: BASE, since: '61.0' };
  expect(isSpoken(call, ['60.0'])).toBe(false);
  expect(isSpoken(call, ['60.0', '61.0'])).toBe(true);
  expect(isSpoken({ base: BASE }, ['60.0'])).toBe(true);
  expect(isSpoken(call, undefined)).toBe(true);
});
