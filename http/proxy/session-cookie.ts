import { type CookieScope, hostCookieName, readCookies } from '../cookies.ts';

/** The platform's own session: nobody's here, as whoever signs in to an app does so by a token. */
const SESSION_COOKIE = 'sid';
/** How the cookie begins by which a site of the platform knows a guest again; the id of the site follows. */
const GUEST_COOKIE_PREFIX = 'guest_uuid_essential_';

/** The key of a sandbox session, which the mock platform hands out; the same for every app on the host. */
export const SANDBOX_COOKIE = 'sandbox';

/** Whose cookies of the platform are meant, and where they go. */
export interface SessionCookie extends CookieScope {
  /** Name of the app; cookies of different ports on one host share a jar, so each app has cookies of its own. */
  readonly app: string;
}

/** The name towards the browser of any cookie by which the platform knows somebody; undefined for other cookies. */
export function toBrowserName(name: string, cookie: SessionCookie): string | undefined {
  return isOfPlatform(name) ? prefixOf(cookie) + name : undefined;
}

/**
 * The Cookie header for the platform: what the platform itself has set, under its own names, the key of a sandbox
 * session where there is one, and nothing else, as no other cookie of the browser concerns the platform. Undefined
 * without any.
 */
export function toPlatformCookie(header: string | undefined, cookie: SessionCookie): string | undefined {
  const prefix = prefixOf(cookie);
  const passed = Object.entries(readCookies(header)).flatMap(([name, value]) => {
    const theirs = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    const isPassed = value && (name === SANDBOX_COOKIE || isOfPlatform(theirs));
    return isPassed ? [`${theirs || name}=${value}`] : [];
  });
  return passed.length > 0 ? passed.join('; ') : undefined;
}

/** A Set-Cookie value of the platform as the browser is to see it; undefined for what it is not to keep. */
export function toBrowserCookie(setCookie: string, cookie: SessionCookie): string | undefined {
  const name = setCookie.slice(0, setCookie.indexOf('='));
  if (name === SESSION_COOKIE) return undefined;
  const ours = toBrowserName(name, cookie);
  if (ours === undefined) return setCookie;
  const rest = setCookie.slice(name.length);
  const renamed = ours + (cookie.path ? rest.replace(/(;\s*path)=[^;]*/i, `$1=${cookie.path}`) : rest);
  return cookie.secure && !/;\s*secure\b/i.test(renamed) ? `${renamed}; Secure` : renamed;
}

const isOfPlatform = (name: string) => name.startsWith(GUEST_COOKIE_PREFIX);

const prefixOf = (cookie: SessionCookie) => hostCookieName(`${cookie.app}_`, cookie);
