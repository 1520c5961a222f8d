import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { endAnswer } from './unread-body.ts';

const CONTENT_TYPE = 'application/json; charset=utf-8';

/** Answers an error of the server itself in the platform's list form, or breaks off an answer already begun. */
export function sendError(
  response: ServerResponse,
  status: number,
  errorCode: string,
  message: string,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = errorBody(errorCode, message);
  response.statusCode = status;
  response.setHeader('content-type', CONTENT_TYPE);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.setHeader('cache-control', 'no-store');
  endAnswer(response, body);
}

/** Answers what is no HTTP at all in the same form, with these headers beside, and hangs up. */
export function refuseBrokenRequest(
  error: Error & { code?: string },
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') return;
  const [status, message] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP.'];
  const body = errorBody('MALFORMED_REQUEST', message);
  const all = {
    ...headers,
    connection: 'close',
    'content-type': CONTENT_TYPE,
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}

const BROKEN: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large.'],
};

function errorBody(errorCode: string, message: string): string {
  return JSON.stringify([{ errorCode, message }]);
}
