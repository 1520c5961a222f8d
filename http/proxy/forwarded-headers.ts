import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { callerAddress } from '../server/caller-address.ts';
import { type SessionCookie, toBrowserCookie, toPlatformCookie } from './session-cookie.ts';

/** Headers that concern one connection only (RFC 9110 §7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * The headers with which a browser's request goes on to the platform.
 *
 * @param id by which logs of the platform know the request
 * @param accessToken of somebody who has signed in at the platform itself
 */
export function requestHeaders(
  request: IncomingMessage,
  { cookie, id, accessToken }: { cookie: SessionCookie; id: string; accessToken?: string | undefined },
): OutgoingHttpHeaders {
  const { host = '', cookie: cookies, via, ...rest } = endToEnd(request.headers);
  const self = `${request.httpVersion} ${cookie.app}`;
  const headers: OutgoingHttpHeaders = {
    ...rest,
    // Names every server on the way (RFC 9110 §7.6.3).
    via: via ? `${via}, ${self}` : self,
    'x-forwarded-host': host,
    'x-forwarded-proto': cookie.secure ? 'https' : 'http',
    'x-forwarded-for': callerAddress(request, cookie.secure),
    'x-request-id': id,
    ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
  };
  delete headers.expect;
  const session = toPlatformCookie(cookies, cookie);
  return session ? { ...headers, cookie: session } : headers;
}

/**
 * The headers with which the platform's answer goes back to the browser; the id in it stays that of our own log.
 *
 * @param own a cookie of the app itself
 */
export function responseHeaders(
  answer: IncomingMessage,
  cookie: SessionCookie,
  own?: string,
): OutgoingHttpHeaders {
  const { 'set-cookie': theirs = [], 'x-request-id': _theirs, ...headers } = endToEnd(answer.headers);
  const passed = theirs.map((each) => toBrowserCookie(each, cookie)).filter((each) => each !== undefined);
  const cookies = [...passed, ...(own ? [own] : [])];
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers;
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
