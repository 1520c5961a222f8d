import { expect, it } from 'vitest';
import { CookieJar } from './cookie-jar.server.ts';
import { signInMark } from './sign-in-mark.server.ts';
import { keptCookies, visitCookies } from './visit-cookies.server.ts';

/** The Set-Cookie headers after everything that the shop itself remembers has been written. */
function written(secure: boolean): string[] {
  const jar = new CookieJar(null, { secure });
  visitCookies(jar).setItem('effectiveAccountId', '001');
  keptCookies(jar).setItem('consent', 'yes');
  signInMark(jar).set();
  return jar.headers();
}

it('are bound to the host on TLS, and are not called so without it', () => {
  const secure = written(true);
  expect(secure).toHaveLength(3);
  for (const cookie of secure) {
    expect(cookie).toMatch(/^__Host-(?:shop|kept)_\w+=/);
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']),
    );
    expect(cookie).not.toMatch(/domain=/i);
  }
  for (const cookie of written(false)) expect(cookie).not.toMatch(/__Host-|Secure/);
});

it('are read under the name they were written by, and under no other', () => {
  const jar = new CookieJar('__Host-kept_consent=yes; shop_signedIn=1', { secure: true });
  expect(keptCookies(jar).getItem('consent')).toBe('yes');
  expect(signInMark(jar).isSet()).toBe(false);
  keptCookies(jar).removeItem('consent');
  expect(jar.headers()[0]).toMatch(/^__Host-kept_consent=; Max-Age=0; .*Secure/);
});
