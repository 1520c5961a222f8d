import type { HttpRequest } from './http-types.ts';

/** A request with another method or query; its body and its signal stay those of the request that was received. */
export function changedRequest(
  request: HttpRequest,
  changes: Partial<Pick<HttpRequest, 'method' | 'query'>>,
): HttpRequest {
  const { method, path, segments, query, headers, remoteAddress } = request;
  return {
    method,
    path,
    segments,
    query,
    headers,
    remoteAddress,
    ...changes,
    get signal() {
      return request.signal;
    },
    readBody: (limit) => request.readBody(limit),
  };
}
