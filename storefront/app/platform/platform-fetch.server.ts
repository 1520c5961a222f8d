import { parseSetCookie } from 'cookie';
import { sessionsConstants as sandboxConstants } from '#generated/sandbox/constants.gen.ts';
import { type SessionCookie, toBrowserName, toPlatformCookie } from '#http/proxy/session-cookie.ts';
import type { CookieJar } from './cookie-jar.server.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Nobody waits longer for a page that only reads, in milliseconds; what changes something is given more. */
const READ_PATIENCE_MS = 10_000;
const WRITE_PATIENCE_MS = 30_000;

/** How the shop's server names itself to the platform. */
export const SERVER_AGENT = 'offizin-storefront';

const { sandboxCookieName, sandboxHeaderName } = sandboxConstants;

/** The key of the mock platform's sandbox session that a page request belongs to, by its header or else its cookie. */
export function sandboxKeyOf(request: Request, jar: CookieJar): string | undefined {
  return request.headers.get(sandboxHeaderName) || jar.get(sandboxCookieName) || undefined;
}

/**
 * A fetch towards the platform on behalf of one visitor: the cookies by which the platform knows somebody go along
 * under its names, and what it sets is kept for the browser under ours. No other cookie passes. The key of a sandbox
 * session goes along where there is one.
 */
export function platformFetch(
  jar: CookieJar,
  cookie: SessionCookie,
  sandboxKey?: string,
  fetch: Fetch = impatientFetch,
): Fetch {
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set('user-agent', SERVER_AGENT);
    const known = toPlatformCookie(jar.header(), cookie);
    if (known) headers.set('cookie', known);
    if (sandboxKey) headers.set(sandboxHeaderName, sandboxKey);
    const response = await fetch(new Request(request, { headers }));
    for (const header of response.headers.getSetCookie()) keep(jar, header, cookie);
    return response;
  };
}

/** Gives up on a platform that hangs, as if it could not be reached. */
function impatientFetch(request: Request): Promise<Response> {
  const patience = AbortSignal.timeout(request.method === 'GET' ? READ_PATIENCE_MS : WRITE_PATIENCE_MS);
  return globalThis.fetch(request, { signal: AbortSignal.any([request.signal, patience]) });
}

function keep(jar: CookieJar, header: string, cookie: SessionCookie): void {
  const { name, value = '', maxAge } = parseSetCookie(header);
  const ours = toBrowserName(name, cookie);
  if (ours === undefined) return;
  if (value) jar.set(ours, value, maxAge);
  else jar.remove(ours);
}
