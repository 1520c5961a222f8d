import { changedRequest } from '../../engine/http/changed-request.ts';
import type { HttpRequest } from '../../engine/http/http-types.ts';

const PARAMETER = '_HttpMethod';
const BASE = /^\/services\/data\//i;

/**
 * The request that a program means which cannot send PATCH: it sends POST and names the method in the query
 * (PF-REST-07). Any other request is what it is.
 */
export function asMeant(request: HttpRequest): HttpRequest {
  const { method, path } = request;
  if (method !== 'POST' || !BASE.test(path)) return request;
  if (request.query.get(PARAMETER)?.toUpperCase() !== 'PATCH') return request;
  const query = new URLSearchParams(request.query);
  query.delete(PARAMETER);
  return changedRequest(request, { method: 'PATCH', query });
}
