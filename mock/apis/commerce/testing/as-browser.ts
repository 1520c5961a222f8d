import type { HttpHandler, HttpRequest } from '#mock/engine/http/http-types.ts';

const SITE = '/webruntime/api/';
const TOKEN_MODULE = '/webruntime/module/csrf-token';

/** Sends what a browser on a page of the site does: the last cookie that was set, and with writes the token of the site. */
export function asBrowser(handle: HttpHandler): HttpHandler {
  let cookie: string | undefined;
  const withCookie = (request: HttpRequest): HttpRequest =>
    cookie === undefined ? request : { ...request, headers: { ...request.headers, cookie } };
  return async (request) => {
    const isWrite = request.method !== 'GET' && request.path.startsWith(SITE);
    const token = isWrite && cookie !== undefined ? await tokenFor(handle, withCookie(request)) : undefined;
    const headers = { ...(token && { 'csrf-token': token }), ...request.headers };
    const answer = await handle(withCookie({ ...request, headers }));
    const [set] = [answer.headers?.['set-cookie'] ?? []].flat();
    cookie = set === undefined ? cookie : String(set).split(';')[0];
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
