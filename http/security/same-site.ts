import type { IncomingMessage } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether another site's page asks for a change; callers that are no browsers send neither header. */
export function isForged({ method = 'GET', headers }: IncomingMessage): boolean {
  if (SAFE.has(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
