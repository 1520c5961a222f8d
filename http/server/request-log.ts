import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { logError } from './log-error.ts';
import { nameOf } from './name-of.ts';

// The build of an app carries a copy of this module, and has to find the request that the server works on.
const KEY = Symbol.for('offizin.request');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> };
shared[KEY] ??= new AsyncLocalStorage<string>();
const current = shared[KEY];

/** Does the work of a request; whatever it logs, then or later, names the request and the id that its answer carries. */
export function inRequest<T>(request: IncomingMessage, id: string, work: () => T): T {
  return current.run(`${nameOf(request)} (request ${id})`, work);
}

/** Logs an error with the request that it belongs to, where there is one. */
export function logInRequest(message: string, error?: unknown): void {
  const request = current.getStore();
  logError(request === undefined ? message : `${request}: ${message}`, error);
}
