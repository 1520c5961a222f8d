import type { ServerResponse } from 'node:http';
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
