import { expect, it } from 'vitest';
import { hostCookieName, readCookies, writeCookie } from './cookies.ts';

it('reads cookies as they were sent, the first of a name winning', () => {
  expect({ ...readCookies('a=1; sid=x=y ;a=2; broken; b=%20') }).toEqual({ a: '1', sid: 'x=y', b: '%20' });
  expect({ ...readCookies(undefined) }).toEqual({});
  expect(readCookies('a=1').toString).toBeUndefined();
});

it('writes cookies that scripts and other sites cannot use', () => {
  expect(writeCookie('sid', 'x', { maxAgeSeconds: 60, secure: false })).toBe(
    'sid=x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(writeCookie('sid', '', { maxAgeSeconds: 0, secure: true })).toMatch(/^sid=; Max-Age=0; .*Secure/);
  expect(writeCookie('visit', 'x', { secure: false })).not.toContain('Max-Age');
});

it('writes no cookie that would end in another header', () => {
  expect(() => writeCookie('sid', 'x\r\nSet-Cookie: y', { secure: false })).toThrow(TypeError);
  expect(() => writeCookie('a b', 'x', { secure: false })).toThrow(TypeError);
});

it('goes below the path of an app, under a name that TLS alone protects', () => {
  const below = { secure: true, path: '/apotheke' };
  expect(writeCookie('sid', 'x', below)).toContain('Path=/apotheke;');
  expect(hostCookieName('sid', below)).toBe('__Secure-sid');
  expect(hostCookieName('sid', { secure: true, path: '' })).toBe('__Host-sid');
  expect(hostCookieName('sid', { secure: false, path: '/apotheke' })).toBe('sid');
});
