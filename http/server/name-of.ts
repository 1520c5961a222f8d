import type { IncomingMessage } from 'node:http';

/** A request in the log, without its query: what people search for is theirs, and keys may stand there. */
export function nameOf({ method, url = '/' }: IncomingMessage): string {
  return `${method} ${url.split('?')[0]}`;
}
