import type { VisitStorage } from '#client/commerce/effective-account.ts';
import type { CookieJar } from './cookie-jar.server.ts';

/** How long the browser remembers what it keeps beyond the visit, in seconds: as long as the platform knows a guest. */
const keptSeconds = 30 * 24 * 60 * 60;

/** How the names of these cookies begin, of a visit's and of what outlives it. */
export const VISIT = 'shop_';
export const KEPT = 'kept_';

/** The visit's memory in session cookies, one each, so that pages are rendered for the right account. */
export function visitCookies(cookies: CookieJar): VisitStorage {
  return storageOf(cookies, VISIT);
}

/** The same for what outlives the visit. */
export function keptCookies(cookies: CookieJar): VisitStorage {
  return storageOf(cookies, KEPT, keptSeconds);
}

function storageOf(cookies: CookieJar, prefix: string, maxAgeSeconds?: number): VisitStorage {
  const name = (key: string) => cookies.ownName(`${prefix}${key}`);
  return {
    getItem: (key) => decoded(cookies.get(name(key))),
    setItem: (key, value) => cookies.set(name(key), encodeURIComponent(value), maxAgeSeconds),
    removeItem: (key) => {
      if (cookies.get(name(key)) !== undefined) cookies.remove(name(key));
    },
  };
}

/** The text of a cookie; one that somebody has damaged counts as none. */
function decoded(value: string | undefined): string | null {
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}
