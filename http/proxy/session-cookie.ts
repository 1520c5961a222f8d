import { hostCookieName, readCookies } from '../cookies.ts';

/** The platform's own session cookie. */
const PLATFORM_COOKIE = 'sid';

/** The key of a sandbox session, which the mock platform hands out; the same for every app on the host. */
const SANDBOX_COOKIE = 'sandbox';

/** Whose session cookie is meant, and whether it travels on TLS only. */
export interface SessionCookie {
  /** Name of the app; cookies of different ports on one host share a jar, so each app has a cookie of its own. */
  readonly app: string;
  readonly secure: boolean;
}

/** The session cookie's name towards the browser: `storefront_sid`, on TLS `__Host-storefront_sid`. */
export function browserCookieName({ app, secure }: SessionCookie): string {
  return hostCookieName(`${app}_${PLATFORM_COOKIE}`, secure);
}

/**
 * The Cookie header for the platform: the app's session under the platform's name, the key of a sandbox session where
 * there is one, and nothing else, as no other cookie of the browser concerns the platform. Undefined without both.
 */
export function toPlatformCookie(header: string | undefined, cookie: SessionCookie): string | undefined {
  const cookies = readCookies(header);
  const session = cookies[browserCookieName(cookie)];
  const sandbox = cookies[SANDBOX_COOKIE];
  const passed = [
    ...(session ? [`${PLATFORM_COOKIE}=${session}`] : []),
    ...(sandbox ? [`${SANDBOX_COOKIE}=${sandbox}`] : []),
  ];
  return passed.length > 0 ? passed.join('; ') : undefined;
}

/** A Set-Cookie value of the platform as the browser is to see it. */
export function toBrowserCookie(setCookie: string, cookie: SessionCookie): string {
  if (!setCookie.startsWith(`${PLATFORM_COOKIE}=`)) return setCookie;
  const renamed = `${browserCookieName(cookie)}${setCookie.slice(PLATFORM_COOKIE.length)}`;
  return cookie.secure && !/;\s*secure\b/i.test(renamed) ? `${renamed}; Secure` : renamed;
}
