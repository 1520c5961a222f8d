import { currentRequest } from './current-request.ts';
import { logError } from './log-error.ts';

/** Logs an error with the request that it belongs to, where there is one. */
export function logInRequest(message: string, error?: unknown): void {
  const request = currentRequest();
  logError(request === undefined ? message : `${request.name}: ${message}`, error);
}
