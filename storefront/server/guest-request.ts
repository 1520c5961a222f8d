import { sessionsConstants } from '#generated/sandbox/constants.gen.ts';
import { type CookieScope, readCookies } from '#http/cookies.ts';
import { isRead } from '#http/server/is-read.ts';
import { withinSite } from '#http/server/site-path.ts';
import { consentOf, storedConsent } from '../app/features/consent/consent.ts';
import { CookieJar } from '../app/platform/cookie-jar.server.ts';
import { KEPT, keptCookies, VISIT } from '../app/platform/visit-cookies.server.ts';
import { wantsLatest } from '../app/platform/wants-latest.server.ts';

/** Pages that show every guest the same, and the data of them that scripts ask for; no page with a form of one's own. */
const PUBLIC_PATH =
  /^(?:\/(?:en\/?)?|(?:\/en)?\/(?:product\/detail\/[^/]+|category\/.+|search|navigation|info\/[^/]+)|(?:\/en)?\/(?:_root|search\/suggestions)(?:\.data)?|\/en\.data)$/;

const { sandboxHeaderName, sandboxCookieName } = sessionsConstants;

/** How the cookies begin in which the shop keeps what concerns one browser. */
const OWN_COOKIE = new RegExp(
  `^(?:__(?:Host|Secure)-)?(?:${VISIT}|${KEPT}|storefront_|${sandboxCookieName})`,
);
const CONSENT = 'consent';

/**
 * A request that any guest could have sent in place of this one: its address, and what its browser allows to be kept.
 * Whatever else the request holds is not in it, so that a page made from it can show nothing of anybody. Undefined for a
 * request whose page is one's own: of a browser in which the shop keeps more, that wants what is true now, or for a page
 * that is no public one.
 */
export function guestRequestOf(request: Request, scope: CookieScope): Request | undefined {
  const path = withinSite(new URL(request.url).pathname, scope.path ?? '');
  if (!isRead(request) || !PUBLIC_PATH.test(path ?? '') || request.headers.has(sandboxHeaderName))
    return undefined;
  const header = request.headers.get('cookie');
  const cookies = new CookieJar(header, scope);
  if (wantsLatest(request, cookies)) return undefined;
  const own = Object.keys(readCookies(header)).filter((name) => OWN_COOKIE.test(name));
  if (own.some((name) => name !== cookies.ownName(`${KEPT}${CONSENT}`))) return undefined;
  return new Request(request.url, { headers: headersOf(cookies, scope) });
}

function headersOf(cookies: CookieJar, scope: CookieScope): Record<string, string> {
  const { isDecided, allowed } = consentOf(keptCookies(cookies).getItem(CONSENT));
  if (!isDecided) return {};
  const kept = new CookieJar(null, scope);
  keptCookies(kept).setItem(CONSENT, storedConsent(allowed));
  return { cookie: kept.header() };
}
