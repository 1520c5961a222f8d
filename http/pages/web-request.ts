import type { IncomingMessage, ServerResponse } from 'node:http';
import { departureFrom } from '../server/departure.ts';
import { isRead } from '../server/is-read.ts';

/**
 * A Node request and its body in the form of the web platform. Its signal fires when whoever reads goes away; what
 * changes something is worked on to its end, whether or not anybody waits for the answer.
 *
 * @param origin of the server, as pages name it, with the path of the app; what the caller says of it does not count
 */
export function toWebRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  { origin, body }: { readonly origin: string; readonly body: Buffer },
): Request {
  // Appended, not resolved: resolved, `//elsewhere/` would name another host.
  const url = new URL(origin + (incoming.url ?? '/'));
  const method = incoming.method ?? 'GET';
  const init: RequestInit = { method, headers: toHeaders(incoming) };
  if (isRead({ method })) return new Request(url, { ...init, signal: departureFrom(response) });
  return new Request(url, body.length === 0 ? init : { ...init, body: new Uint8Array(body) });
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  return headers;
}
