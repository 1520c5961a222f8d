import type { IncomingMessage } from 'node:http';

/**
 * A request in the log, without its query: what people search for is theirs, and keys may stand there.
 *
 * @param id the one that the answer carries as x-request-id
 */
export function nameOf({ method, url = '/' }: IncomingMessage, id: string): string {
  return `${method} ${url.split('?')[0]} (request ${id})`;
}
