import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { logInRequest } from '#http/server/request-log.ts';

/** React Router tells of an error that no route has caught; whoever has gone away is the cause of none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logInRequest('A page failed', causeOf(error));
};

/** React Router wraps an error of its own, such as of a method that no route takes, in an answer. */
function causeOf(error: unknown): unknown {
  return isRouteErrorResponse(error) ? ((error as { error?: unknown }).error ?? error.statusText) : error;
}
