import type { IncomingMessage, ServerResponse } from 'node:http';

/** A Node request and its body in the form of the web platform; its signal fires when the caller goes away. */
export function toWebRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  { secure, body }: { readonly secure: boolean; readonly body: Buffer },
): Request {
  const abort = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  const url = urlOf(incoming, secure);
  const method = incoming.method ?? 'GET';
  const init: RequestInit = { method, headers: toHeaders(incoming), signal: abort.signal };
  const isPlain = method === 'GET' || method === 'HEAD' || body.length === 0;
  return new Request(url, isPlain ? init : { ...init, body: new Uint8Array(body) });
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
