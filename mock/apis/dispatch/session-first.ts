import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { HttpRequest } from '../../engine/http/http-types.ts';
import { isAtData } from '../../engine/router/platform-address.ts';
import type { Session } from '../../model/sessions/session.ts';

type SessionOf = (request: HttpRequest) => Promise<Session>;

/** 401 for whoever has no session, or whose session is over. */
export function invalidSession(): PlatformFault {
  return new PlatformFault(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
}

/**
 * At the API's own base, callers without a session learn nothing but that, whatever else is wrong with their request
 * (PF-PATH-04). The session is looked up for requests that are refused only: all others find out by themselves.
 */
export async function sessionFirst<Result>(
  sessionOf: SessionOf | undefined,
  request: HttpRequest,
  answer: () => Promise<Result>,
): Promise<Result> {
  try {
    return await answer();
  } catch (error) {
    const isMistake = error instanceof PlatformFault && MISTAKES.includes(error.status);
    if (isMistake && sessionOf && isAtData(request.segments) && (await sessionOf(request)).isGuest)
      throw invalidSession();
    throw error;
  }
}

/** What is wrong with a request whoever sends it. */
const MISTAKES: readonly number[] = [400, 404, 405, 406, 413, 415];
