import { expect, it } from 'vitest';
import { isLastNameFirst, namesRegion, postalDigitsOf } from './country-rules.ts';

it.each(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'])(
  'SF-ADDRESS-03 the last name comes first in %s',
  (country) => {
    expect(isLastNameFirst(country)).toBe(true);
  },
);

it.each(['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR'])(
  'SF-ADDRESS-04 addresses of %s name the region',
  (country) => {
    expect(namesRegion(country)).toBe(true);
  },
);

it('does neither for Germany and Austria, and counts their postal codes', () => {
  expect([isLastNameFirst('DE'), namesRegion('AT')]).toEqual([false, false]);
  expect([postalDigitsOf('DE'), postalDigitsOf('AT'), postalDigitsOf('JP')]).toEqual([5, 4, undefined]);
});
