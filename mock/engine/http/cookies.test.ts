import { expect, it } from 'vitest';
import { parseCookies, serialiseCookie } from './cookies.ts';

it('reads cookies, the first of a name winning', () => {
  expect([...parseCookies('a=1; sid=x=y ;a=2; broken; =z')]).toEqual([
    ['a', '1'],
    ['sid', 'x=y'],
  ]);
  expect(parseCookies(undefined).size).toBe(0);
});

it('writes cookies that scripts and other sites cannot use', () => {
  expect(serialiseCookie('sid', 'x', { maxAgeSeconds: 60, secure: false })).toBe(
    'sid=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  );
  expect(serialiseCookie('sid', '', { maxAgeSeconds: 0, secure: true })).toMatch(/; Secure$/);
});
