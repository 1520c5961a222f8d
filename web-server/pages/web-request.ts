import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A Node request in the form of the web platform; its signal fires when the caller goes away. */
export function toWebRequest(incoming: IncomingMessage, response: ServerResponse, secure: boolean): Request {
  const abort = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  const url = urlOf(incoming, secure);
  const method = incoming.method ?? 'GET';
  const init: RequestInit = { method, headers: toHeaders(incoming), signal: abort.signal };
  if (method === 'GET' || method === 'HEAD') return new Request(url, init);
  const body = Readable.toWeb(incoming) as ReadableStream;
  return new Request(url, { ...init, body, duplex: 'half' } as RequestInit);
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
