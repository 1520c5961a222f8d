import type { ServerResponse } from 'node:http';

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
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
