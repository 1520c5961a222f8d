import type { IncomingMessage } from 'node:http';

const MOST_MILLISECONDS = 500;
const MOST_BYTES = 8 * 1024 * 1024;

/** Whether a request brings a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether a part of the request's body is still to come. */
export function isIncomplete(request: IncomingMessage): boolean {
  return hasBody(request) && !request.complete && !request.destroyed;
}

/**
 * Takes in what a caller is still sending and nobody wants, within limits. A connection that is closed while data
 * arrives is reset, and the caller loses the answer that was sent already.
 */
export async function discardRest(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MOST_MILLISECONDS);
  let discarded = 0;
  const count = (chunk: Buffer): void => {
    discarded += chunk.length;
    if (discarded > MOST_BYTES) resolve();
  };
  request.unpipe().on('data', count).once('end', resolve).once('close', resolve).resume();
  await promise;
  clearTimeout(timer);
  request.off('data', count);
}
