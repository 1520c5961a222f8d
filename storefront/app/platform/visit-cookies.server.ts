import type { VisitStorage } from '#client/commerce/effective-account.ts';
import type { CookieJar } from './cookie-jar.server.ts';

/** The visit's memory in session cookies, one each, so that pages are rendered for the right account. */
export function visitCookies(cookies: CookieJar): VisitStorage {
  const name = (key: string) => `shop_${key}`;
  return {
    getItem: (key) => {
      const value = cookies.get(name(key));
      return value ? decodeURIComponent(value) : null;
    },
    setItem: (key, value) => cookies.set(name(key), encodeURIComponent(value)),
    removeItem: (key) => {
      if (cookies.get(name(key)) !== undefined) cookies.remove(name(key));
    },
  };
}
