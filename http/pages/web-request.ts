import type { IncomingMessage, ServerResponse } from 'node:http';
import { departureFrom } from '../server/departure.ts';
import { isRead } from '../server/is-read.ts';

/**
 * A Node request and its body in the form of the web platform. Its signal fires when whoever reads goes away; what
 * changes something is worked on to its end, whether or not anybody waits for the answer.
 */
export function toWebRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  { secure, body }: { readonly secure: boolean; readonly body: Buffer },
): Request {
  const url = urlOf(incoming, secure);
  const method = incoming.method ?? 'GET';
  const init: RequestInit = { method, headers: toHeaders(incoming) };
  if (isRead({ method })) return new Request(url, { ...init, signal: departureFrom(response) });
  return new Request(url, body.length === 0 ? init : { ...init, body: new Uint8Array(body) });
}

/** The path is appended, not resolved: resolved, `//elsewhere/` would name another host. */
function urlOf({ headers, url = '/' }: IncomingMessage, secure: boolean): URL {
  const origin = `${secure ? 'https' : 'http'}://${headers.host}`;
  return new URL((URL.canParse(origin) ? new URL(origin).origin : 'http://localhost') + url);
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  return headers;
}
