import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An unread body up to this size is read to its end, so that the connection can be used again. */
const MOST_BYTES_TO_KEEP_CONNECTION = 64 * 1024;
/** What a caller is given to notice the answer and to stop sending. */
const MOST_MILLISECONDS = 500;
const MOST_BYTES = 8 * 1024 * 1024;

/** Whether a request brings a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Says that the connection ends where more of the request is still to come than is worth reading; called before the
 * headers are sent, as `endAnswer` then closes the connection.
 */
export function announceEnd(response: ServerResponse): void {
  if (leavesMuchUnread(response.req)) response.setHeader('connection', 'close');
}

/**
 * Ends an answer whose headers are set or sent. Where a caller is still sending much, the answer goes out at once and
 * the connection is closed after a little more was taken in: closed while data arrives, it would be reset, and the
 * caller would lose the answer.
 */
export function endAnswer(response: ServerResponse, body?: string | Uint8Array): void {
  const { req: request } = response;
  if (leavesMuchUnread(request)) {
    if (!response.headersSent) announceEnd(response);
    response.flushHeaders();
    if (body !== undefined) response.write(body);
    void discardRest(request).then(() => response.end());
    return;
  }
  // Node itself reads to its end only what nobody has begun to read.
  if (isIncomplete(request)) request.unpipe().resume();
  response.end(body);
}

/** Sends an answer that is there as a whole. */
export function sendWhole(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
): void {
  announceEnd(response);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  endAnswer(response, body);
}

function isIncomplete(request: IncomingMessage): boolean {
  return hasBody(request) && !request.complete && !request.destroyed;
}

function leavesMuchUnread(request: IncomingMessage): boolean {
  if (!isIncomplete(request)) return false;
  const length = request.headers['content-length'];
  return length === undefined || Number(length) > MOST_BYTES_TO_KEEP_CONNECTION;
}

/** Takes in what a caller is still sending and nobody wants, within limits. */
async function discardRest(request: IncomingMessage): Promise<void> {
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
