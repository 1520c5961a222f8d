import type { HttpHandler, HttpRequest } from '#mock/engine/http/http-types.ts';

const SITE = '/webruntime/api/';
const TOKEN_MODULE = '/webruntime/module/csrf-token';

/** Sends what a browser on a page of the site does: the cookies of its jar, and with writes the token of the site. */
export function asBrowser(handle: HttpHandler, jar: Map<string, string>): HttpHandler {
  const withCookie = (request: HttpRequest): HttpRequest => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie === '' ? request : { ...request, headers: { ...request.headers, cookie } };
  };
  return async (request) => {
    const isWrite = request.method !== 'GET' && request.path.startsWith(SITE);
    const token = isWrite && jar.size > 0 ? await tokenFor(handle, withCookie(request)) : undefined;
    const headers = { ...(token && { 'csrf-token': token }), ...request.headers };
    const answer = await handle(withCookie({ ...request, headers }));
    for (const set of [answer.headers?.['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(set)) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}

async function tokenFor(
  handle: HttpHandler,
  { headers, ...request }: HttpRequest,
): Promise<string | undefined> {
  const answer = await handle({
    ...request,
    method: 'GET',
    path: TOKEN_MODULE,
    segments: TOKEN_MODULE.slice(1).split('/'),
    query: new URLSearchParams(),
    headers: { host: headers.host, cookie: headers.cookie },
    readBody: async () => Buffer.alloc(0),
  }).catch(() => undefined);
  return /"(.+)"/.exec(String(answer?.body))?.[1];
}
