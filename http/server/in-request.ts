import { AsyncLocalStorage } from 'node:async_hooks';
import { CURRENT_REQUEST } from './request-log.ts';

const shared = globalThis as { [CURRENT_REQUEST]?: AsyncLocalStorage<string> };
shared[CURRENT_REQUEST] ??= new AsyncLocalStorage<string>();
const current = shared[CURRENT_REQUEST];

/** Does the work of a request of this name (see nameOf), which stands before whatever the work logs, then or later. */
export function inRequest<T>(name: string, work: () => T): T {
  return current.run(name, work);
}
