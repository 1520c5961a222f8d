import type { IncomingHttpHeaders } from 'node:http';
import { sessionsConstants } from '#generated/commerce/constants.gen.ts';
import { readCookies, writeCookie } from '#http/cookies.ts';
import { bearerTokenOf } from '#mock/engine/http/bearer-token.ts';
import { shortId } from '#mock/store/ids.ts';

const { sessionCookieName: NAME, guestCookiePrefix: GUEST_PREFIX } = sessionsConstants;

/** The session token that a request carries: in its Authorization header, or else in the cookie. */
export function sessionTokenOf(headers: IncomingHttpHeaders): string | undefined {
  return bearerTokenOf(headers) ?? (readCookies(headers.cookie)[NAME] || undefined);
}

/** The token by which a site knows a guest again. */
export function guestTokenOf(headers: IncomingHttpHeaders): string | undefined {
  const found = Object.entries(readCookies(headers.cookie)).find(([name]) => name.startsWith(GUEST_PREFIX));
  return found?.[1] || undefined;
}

/** The Set-Cookie value of a new session; `origin` tells whether the caller came over TLS. */
export function openingCookie(token: string, maxAgeSeconds: number, origin: string): string {
  return writeCookie(NAME, token, { maxAgeSeconds, secure: isTls(origin) });
}

/** The Set-Cookie value of a guest whom the site did not know until now. */
export function guestCookie(
  siteId: string,
  token: string,
  { maxAgeSeconds, origin }: { maxAgeSeconds: number; origin: string },
): string {
  const name = `${GUEST_PREFIX}${shortId(siteId)}`;
  return writeCookie(name, token, { maxAgeSeconds, secure: isTls(origin) });
}

function isTls(origin: string): boolean {
  return origin.startsWith('https:');
}
