import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { nameOf } from './name-of.ts';
import { CURRENT_REQUEST } from './request-log.ts';

const shared = globalThis as { [CURRENT_REQUEST]?: AsyncLocalStorage<string> };
shared[CURRENT_REQUEST] ??= new AsyncLocalStorage<string>();
const current = shared[CURRENT_REQUEST];

/** Does the work of a request; whatever it logs, then or later, names the request and the id that its answer carries. */
export function inRequest<T>(request: IncomingMessage, id: string, work: () => T): T {
  return current.run(`${nameOf(request)} (request ${id})`, work);
}
