import { logError } from './log-error.ts';

/** Where a process keeps its current request. The build of an app carries a copy of this module and has to find it. */
export const CURRENT_REQUEST = Symbol.for('offizin.request');
const shared = globalThis as { [CURRENT_REQUEST]?: { getStore(): string | undefined } };

/** Logs an error with the request that it belongs to, where there is one. */
export function logInRequest(message: string, error?: unknown): void {
  const request = shared[CURRENT_REQUEST]?.getStore();
  logError(request === undefined ? message : `${request}: ${message}`, error);
}
