import { describe, expect, it } from 'vitest';
import { toBrowserCookie, toPlatformCookie } from './session-cookie.ts';

const plain = { app: 'storefront', secure: false };
const secure = { app: 'console', secure: true };

const NAME = 'guest_uuid_essential_0DM000000000001';

describe('the cookie of a guest', () => {
  it('goes to the platform alone and under its own name', () => {
    expect(toPlatformCookie(`a=1; storefront_${NAME}=abc=; console_${NAME}=def`, plain)).toBe(`${NAME}=abc=`);
    expect(toPlatformCookie(`__Host-console_${NAME}=def; console_${NAME}=old`, secure)).toBe(`${NAME}=def`);
  });

  it('of another app, or planted under the platform’s name, does not go', () => {
    expect(
      toPlatformCookie(`console_${NAME}=def; ${NAME}=planted; xstorefront_${NAME}=1`, plain),
    ).toBeUndefined();
    expect(toPlatformCookie(`storefront_${NAME}=`, plain)).toBeUndefined();
    expect(toPlatformCookie(undefined, plain)).toBeUndefined();
  });

  it('goes beside the key of a sandbox session, and that goes alone too', () => {
    expect(toPlatformCookie(`sandbox=k1; storefront_${NAME}=abc`, plain)).toBe(`sandbox=k1; ${NAME}=abc`);
    expect(toPlatformCookie('a=1; sandbox=k1; xsandbox=2', plain)).toBe('sandbox=k1');
    expect(toBrowserCookie('sandbox=k1; Path=/; HttpOnly', plain)).toBe('sandbox=k1; Path=/; HttpOnly');
  });

  it('comes back under the app’s name, on TLS bound to the host', () => {
    expect(toBrowserCookie(`${NAME}=abc; Path=/; HttpOnly`, plain)).toBe(
      `storefront_${NAME}=abc; Path=/; HttpOnly`,
    );
    for (const attribute of ['', '; Secure'])
      expect(toBrowserCookie(`${NAME}=abc; Path=/${attribute}`, secure)).toBe(
        `__Host-console_${NAME}=abc; Path=/; Secure`,
      );
    expect(toBrowserCookie('other=1', secure)).toBe('other=1');
  });
});

it('a session of the platform itself neither goes nor comes', () => {
  expect(toPlatformCookie('sid=a; storefront_sid=b', plain)).toBeUndefined();
  expect(toBrowserCookie('sid=abc; Path=/; HttpOnly', plain)).toBeUndefined();
});

it('below a path of the host, cookies of the platform stay below it', () => {
  const below = { app: 'storefront', secure: true, path: '/apotheke' };
  expect(toBrowserCookie(`${NAME}=abc; Path=/; HttpOnly; Secure`, below)).toBe(
    `__Secure-storefront_${NAME}=abc; Path=/apotheke; HttpOnly; Secure`,
  );
  expect(toPlatformCookie(`__Secure-storefront_${NAME}=abc`, below)).toBe(`${NAME}=abc`);
});
