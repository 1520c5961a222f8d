import { expect, it } from 'vitest';
import { decodePercent, splitTarget } from './request-target.ts';

it('splits a target at its first question mark, with or without an origin before it', () => {
  expect(splitTarget('/a%20b?x=1?y')).toEqual({ path: '/a%20b', search: 'x=1?y' });
  expect(splitTarget('http://shop.example:4010/a?b')).toEqual({ path: '/a', search: 'b' });
  expect(splitTarget('http://shop.example')).toEqual({ path: '/', search: '' });
  expect(splitTarget('//host/a')).toEqual({ path: '//host/a', search: '' });
});

it('decodes percent escapes once, and knows malformed ones', () => {
  expect(decodePercent('%2525%C3%A4')).toBe('%25ä');
  expect(decodePercent('%E0%A4%A')).toBeUndefined();
});
