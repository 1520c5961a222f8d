import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { sendCompressed } from '../server/send-compressed.ts';
import { sendWhole } from '../server/unread-body.ts';

/** Sends a response of the web platform; headers it does not name come from `defaults`. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Response,
  defaults: OutgoingHttpHeaders,
): Promise<void> {
  const headers: OutgoingHttpHeaders = { ...defaults, ...Object.fromEntries(page.headers) };
  const cookies = page.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (page.body === null || request.method === 'HEAD') {
    await page.body?.cancel();
    response.writeHead(page.status, headers).end();
    return;
  }
  if (page.headers.has('content-length')) {
    sendWhole(response, page.status, headers, Buffer.from(await page.arrayBuffer()));
    return;
  }
  const body = Readable.fromWeb(page.body as NodeReadableStream);
  await sendCompressed(request, response, { status: page.status, headers, body });
}
