import { databaseFault } from '../errors/database-fault.ts';
import { PlatformFault } from '../errors/platform-fault.ts';
import type { HttpAnswer } from './http-types.ts';

/** An answer with a JSON body. */
export function jsonAnswer(status: number, body: unknown, headers: HttpAnswer['headers'] = {}): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

/** The platform's list form of an error: `[{ errorCode, message }]` (PF-ERR-01). */
export function faultAnswer(fault: PlatformFault): HttpAnswer {
  const { errorCode, message, extra } = fault;
  const first = { errorCode, message, ...(extra.fields && { fields: extra.fields }) };
  return jsonAnswer(fault.status, [first, ...(extra.more ?? [])], extra.headers);
}

/** The fault behind anything that was thrown; what is not a fault of the platform tells the caller nothing. */
export function toFault(error: unknown): PlatformFault {
  if (error instanceof PlatformFault) return error;
  const unexpected = () =>
    new PlatformFault(500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.', { cause: error });
  return databaseFault(error) ?? unexpected();
}
