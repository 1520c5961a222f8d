import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Nothing that could break a line of a log. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id that a request has been given by a server on its way, as x-request-id, or else one of its own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
