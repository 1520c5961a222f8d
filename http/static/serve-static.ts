import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from '../server/encoding.ts';
import { isKnown } from '../server/if-none-match.ts';
import { isRead } from '../server/is-read.ts';
import type { StaticFile } from './static-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Sends a file: compressed as the caller likes, 304 when the caller has it already. GET and HEAD only. */
export function serveStatic(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  if (!isRead(request)) {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const bytes = (encoding && file.compressed[encoding]) ?? file.bytes;
  const etag = tagFor(file, bytes === file.bytes ? undefined : encoding);
  response.setHeader('cache-control', file.immutable ? FOR_EVER : ASK_AGAIN);
  response.setHeader('etag', etag);
  response.setHeader('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding && bytes !== file.bytes) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.contentType, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Two encodings of one file are different bytes and need different strong tags. */
function tagFor(file: StaticFile, encoding: Encoding | undefined): string {
  return encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
}
