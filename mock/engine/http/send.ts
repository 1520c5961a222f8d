import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpAnswer } from './http-types.ts';
import { securityHeaders } from './security-headers.ts';

const BODYLESS = new Set([204, 205, 304]);
/** An unread body up to this size is read to its end, so that the connection can be used again. */
const UNREAD_BODY_TO_KEEP = 64 * 1024;
const MOST_LINGERING_BYTES = 4 * 1024 * 1024;

/** Writes an answer; HEAD and bodyless statuses send headers only, a matching If-None-Match becomes 304. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HttpAnswer,
  lingerMs: number,
): void {
  if (response.headersSent || response.destroyed) return;
  const status = isUnchanged(request, answer) ? 304 : answer.status;
  for (const headers of [securityHeaders, { 'cache-control': 'no-store' }, answer.headers ?? {}])
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Text stays text: Node writes it in one piece with the headers, bytes in a second one.
  const { body = '' } = answer;
  response.statusCode = status;
  if (BODYLESS.has(status)) response.removeHeader('content-type');
  else response.setHeader('content-length', Buffer.byteLength(body));
  const payload = request.method === 'HEAD' || BODYLESS.has(status) ? undefined : body;
  if (leavesMuchUnread(request)) sendAndHangUp(request, response, payload, lingerMs);
  else response.end(payload);
}

function isUnchanged(request: IncomingMessage, answer: HttpAnswer): boolean {
  const etag = answer.headers?.etag;
  const known = request.headers['if-none-match'];
  if (typeof etag !== 'string' || known === undefined || answer.status !== 200) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function leavesMuchUnread(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const length = request.headers['content-length'];
  if (length === undefined) return request.headers['transfer-encoding'] !== undefined;
  return Number(length) > UNREAD_BODY_TO_KEEP;
}

/**
 * Answers a caller who is still sending, then closes. Closing at once would reset the connection, and the caller would
 * lose the answer; so a little more is read and thrown away first.
 */
function sendAndHangUp(
  request: IncomingMessage,
  response: ServerResponse,
  payload: string | Uint8Array | undefined,
  lingerMs: number,
): void {
  response.setHeader('connection', 'close');
  response.flushHeaders();
  if (payload !== undefined) response.write(payload);
  let discarded = 0;
  const close = (): void => {
    clearTimeout(timer);
    response.end(() => request.socket.destroySoon());
  };
  const timer = setTimeout(close, lingerMs);
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > MOST_LINGERING_BYTES) {
      request.pause();
      close();
    }
  });
  request
    .once('end', close)
    .once('close', () => clearTimeout(timer))
    .resume();
}
