import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from '#http/server/if-none-match.ts';
import { isRead } from '#http/server/is-read.ts';
import { endAnswer } from '#http/server/unread-body.ts';
import type { HttpAnswer } from './http-types.ts';

const BODYLESS = new Set([204, 205, 304]);

/**
 * Writes an answer; HEAD and bodyless statuses send headers only, a matching If-None-Match becomes 304.
 *
 * @throws TypeError for a header that HTTP cannot carry; nothing of the answer is left then
 */
export function send(request: IncomingMessage, response: ServerResponse, answer: HttpAnswer): void {
  if (response.headersSent || response.destroyed) return;
  const status = isUnchanged(request, answer) ? 304 : answer.status;
  setHeaders(response, answer.headers ?? {});
  // Text stays text: Node writes it in one piece with the headers, bytes in a second one.
  const { body = '' } = answer;
  response.statusCode = status;
  if (BODYLESS.has(status)) response.removeHeader('content-type');
  else response.setHeader('content-length', Buffer.byteLength(body));
  endAnswer(response, request.method === 'HEAD' || BODYLESS.has(status) ? undefined : body);
}

function setHeaders(response: ServerResponse, headers: NonNullable<HttpAnswer['headers']>): void {
  response.setHeader('cache-control', 'no-store');
  try {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  } catch (error) {
    for (const name of Object.keys(headers)) response.removeHeader(name);
    throw error;
  }
}

function isUnchanged(request: IncomingMessage, { status, headers }: HttpAnswer): boolean {
  const etag = headers?.etag;
  return (
    typeof etag === 'string' &&
    status === 200 &&
    isRead(request) &&
    isKnown(request.headers['if-none-match'], etag)
  );
}
