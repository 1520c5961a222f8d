import { describe, expect, it } from 'vitest';
import { toBrowserCookie, toPlatformCookie } from './session-cookie.ts';

const plain = { app: 'storefront', secure: false };
const secure = { app: 'console', secure: true };

describe('the session cookie', () => {
  it('goes to the platform alone and under its own name', () => {
    expect(toPlatformCookie('a=1; storefront_sid=abc=; console_sid=def', plain)).toBe('sid=abc=');
    expect(toPlatformCookie('__Host-console_sid=def; console_sid=old', secure)).toBe('sid=def');
  });

  it('of another app, or planted under the platform’s name, does not go', () => {
    expect(toPlatformCookie('console_sid=def; sid=planted; xstorefront_sid=1', plain)).toBeUndefined();
    expect(toPlatformCookie('storefront_sid=', plain)).toBeUndefined();
    expect(toPlatformCookie(undefined, plain)).toBeUndefined();
  });

  it('goes beside the key of a sandbox session, and that goes alone too', () => {
    expect(toPlatformCookie('sandbox=k1; storefront_sid=abc', plain)).toBe('sandbox=k1; sid=abc');
    expect(toPlatformCookie('a=1; sandbox=k1; xsandbox=2', plain)).toBe('sandbox=k1');
    expect(toBrowserCookie('sandbox=k1; Path=/; HttpOnly', plain)).toBe('sandbox=k1; Path=/; HttpOnly');
  });

  it('of a site’s guest goes and comes as the session’s does', () => {
    const guest = 'guest_uuid_essential_0DM000000000001';
    expect(toPlatformCookie(`console_${guest}=x; storefront_${guest}=g1; ${guest}=planted`, plain)).toBe(
      `${guest}=g1`,
    );
    expect(toBrowserCookie(`${guest}=g1; Path=/`, secure)).toBe(`__Host-console_${guest}=g1; Path=/; Secure`);
  });

  it('comes back under the app’s name, on TLS bound to the host', () => {
    expect(toBrowserCookie('sid=abc; Path=/; HttpOnly', plain)).toBe('storefront_sid=abc; Path=/; HttpOnly');
    expect(toBrowserCookie('sid=abc; Path=/', secure)).toBe('__Host-console_sid=abc; Path=/; Secure');
    expect(toBrowserCookie('sid=abc; Path=/; Secure', secure)).toBe('__Host-console_sid=abc; Path=/; Secure');
    expect(toBrowserCookie('other=1', secure)).toBe('other=1');
  });
});
