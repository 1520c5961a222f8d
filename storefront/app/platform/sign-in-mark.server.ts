import type { CookieJar } from './cookie-jar.server.ts';

/** As long as a sign-in can last, in seconds. */
const longest = 30 * 24 * 60 * 60;

/** Notes in the browser that somebody has signed in, so that an ended session is told from a guest's. */
export function signInMark(cookies: CookieJar) {
  const name = cookies.ownName('shop_signedIn');
  return {
    isSet: () => cookies.get(name) !== undefined,
    set: () => cookies.set(name, '1', longest),
    remove: () => {
      if (cookies.get(name) !== undefined) cookies.remove(name);
    },
  };
}
