import { parseSetCookie } from 'cookie';
import { sessionsConstants as sandboxConstants } from '#generated/sandbox/constants.gen.ts';
import type { Circuit, PlatformPaused } from '#http/proxy/circuit.ts';
import { type SessionCookie, toBrowserName, toPlatformCookie } from '#http/proxy/session-cookie.ts';
import { currentRequest } from '#http/server/current-request.ts';
import type { SignedIn } from '#http/sign-in/signed-in.ts';
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

/** On whose behalf the platform is called. */
interface Caller {
  readonly jar: CookieJar;
  readonly cookie: SessionCookie;
  readonly sandboxKey?: string | undefined;
  /** Keeps calls from a platform that does not answer. */
  readonly circuit?: Pick<Circuit, 'call'> | undefined;
  /** Who has signed in at the platform itself. */
  readonly signedIn?: SignedIn | undefined;
}

/**
 * A fetch towards the platform on behalf of one visitor: the token of a sign-in and the cookies by which the platform
 * knows somebody go along under its names, and what it sets is kept for the browser under ours. No other cookie passes.
 * The key of a sandbox session goes along where there is one. A token that has expired is renewed, and the call made
 * again. While the platform is left alone the answer is a 503.
 */
export function platformFetch(caller: Caller, fetch: Fetch = impatientFetch): Fetch {
  const { jar, cookie, sandboxKey, signedIn } = caller;
  // What fails in a session of the sandbox fails there alone.
  const circuit = sandboxKey === undefined ? caller.circuit : undefined;
  const send = async (request: Request) => {
    const sent = () => fetch(new Request(request, { headers: headersFor(request, caller) }));
    const response = await (circuit ? circuit.call(sent).catch(answerPaused) : sent());
    for (const header of response.headers.getSetCookie()) keep(jar, header, cookie);
    return response;
  };
  return async (request) => {
    if (!signedIn) return send(request);
    const { accessToken } = signedIn;
    const again = request.clone();
    const response = await send(request);
    return response.status === 401 && (await signedIn.renew(accessToken)) ? send(again) : response;
  };
}

function answerPaused(error: unknown): Response {
  // The build of the shop carries a copy of the class, so that the name has to tell.
  if (!(error instanceof Error && error.name === 'PlatformPaused')) throw error;
  const { message, retryAfterSeconds } = error as PlatformPaused;
  const headers = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : undefined;
  return Response.json([{ errorCode: 'PLATFORM_UNAVAILABLE', message }], { status: 503, headers });
}

function headersFor(request: Request, { jar, cookie, sandboxKey, signedIn }: Caller): Headers {
  const headers = new Headers(request.headers);
  headers.set('user-agent', SERVER_AGENT);
  if (signedIn) headers.set('authorization', `Bearer ${signedIn.accessToken}`);
  const known = toPlatformCookie(jar.header(), cookie);
  if (known) headers.set('cookie', known);
  if (sandboxKey) headers.set(sandboxHeaderName, sandboxKey);
  const page = currentRequest();
  if (page) headers.set('x-request-id', page.id);
  return headers;
}

/** Gives up on a platform that hangs, or that leads elsewhere, as if it could not be reached. */
function impatientFetch(request: Request): Promise<Response> {
  const patience = AbortSignal.timeout(request.method === 'GET' ? READ_PATIENCE_MS : WRITE_PATIENCE_MS);
  return globalThis.fetch(request, {
    signal: AbortSignal.any([request.signal, patience]),
    redirect: 'error',
  });
}

function keep(jar: CookieJar, header: string, cookie: SessionCookie): void {
  const { name, value = '', maxAge } = parseSetCookie(header);
  const ours = toBrowserName(name, cookie);
  if (ours === undefined) return;
  if (value) jar.set(ours, value, maxAge);
  else jar.remove(ours);
}
