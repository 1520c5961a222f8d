import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { discardRest, isIncomplete } from './unread-body.ts';

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
  const body = JSON.stringify([{ errorCode, message }]);
  const early = isIncomplete(response.req);
  if (early) response.setHeader('connection', 'close');
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  if (!early) {
    response.end(body);
    return;
  }
  response.write(body);
  void discardRest(response.req).then(() => response.end());
}

/** Answers what is no HTTP at all, with these headers, and hangs up. */
export function refuseBrokenRequest(
  error: Error & { code?: string },
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') return;
  const status = STATUS_OF_BROKEN[error.code ?? ''] ?? '400 Bad Request';
  const all = { ...headers, connection: 'close', 'content-length': '0' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}

const STATUS_OF_BROKEN: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
