import { AsyncLocalStorage } from 'node:async_hooks';
import { CURRENT_REQUEST, type CurrentRequest } from './current-request.ts';

const shared = globalThis as { [CURRENT_REQUEST]?: AsyncLocalStorage<CurrentRequest> };
shared[CURRENT_REQUEST] ??= new AsyncLocalStorage<CurrentRequest>();
const current = shared[CURRENT_REQUEST];

/** Does the work of a request, whose name stands before whatever the work logs, then or later. */
export function inRequest<T>(request: CurrentRequest, work: () => T): T {
  return current.run(request, work);
}
