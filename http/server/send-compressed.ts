import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { isCompressible } from '../static/content-types.ts';
import { compressedOnce } from './compress.ts';
import { acceptedEncoding, type Encoding } from './encoding.ts';
import { announceEnd, endAnswer, sendWhole } from './unread-body.ts';

/** An answer whose body is still to come. */
export interface StreamedAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Readable;
}

/** Below this many bytes, where the length is known, compression costs more than it saves. */
const LEAST_BYTES = 1024;
/** Up to this many bytes, what is for everybody is compressed as a whole, and once. */
const MOST_BYTES_KEPT = 1024 * 1024;

/**
 * Sends a stream, compressed where that is worth it. Each chunk is flushed at once, so that a page that is rendered
 * in pieces arrives in pieces; what every cache may keep is compressed once for all. Rejects when either side breaks off.
 */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: StreamedAnswer,
): Promise<void> {
  // Somebody who has gone on while the page was made needs no answer, and that is no failure.
  if (response.destroyed) {
    body.destroy();
    return;
  }
  const encoding = encodingFor(request, status, headers);
  if (encoding && isForAll(headers)) {
    const form = await compressedOnce(await buffer(body), encoding);
    sendWhole(response, status, compressedHeaders(headers, encoding), form);
    return;
  }
  announceEnd(response);
  response.writeHead(status, encoding ? compressedHeaders(headers, encoding) : headers);
  const stages = encoding ? [compressor(encoding)] : [];
  await pipeline([body, ...stages, response], { end: false });
  endAnswer(response);
}

/** Whether others are sent the same, and it is small enough to be kept. */
function isForAll(headers: OutgoingHttpHeaders): boolean {
  const isPublic = /\bpublic\b/.test(String(headers['cache-control'] ?? ''));
  return isPublic && Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= MOST_BYTES_KEPT;
}

function compressedHeaders(headers: OutgoingHttpHeaders, encoding: Encoding): OutgoingHttpHeaders {
  const { 'content-length': _length, etag, ...rest } = headers;
  const vary = [rest.vary ?? [], 'accept-encoding'].flat().join(', ');
  // Bytes that were compressed on the way are no longer those of a strong tag.
  const weak = typeof etag === 'string' ? { etag: etag.replace(/^"/, 'W/"') } : {};
  return { ...rest, ...weak, vary, 'content-encoding': encoding };
}

function encodingFor(
  request: IncomingMessage,
  status: number,
  headers: OutgoingHttpHeaders,
): Encoding | undefined {
  const length = headers['content-length'];
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  const isPlain =
    headers['content-encoding'] === undefined && isCompressible(String(headers['content-type'] ?? ''));
  const isSmall = length !== undefined && Number(length) < LEAST_BYTES;
  return hasBody && isPlain && !isSmall ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
}

function compressor(encoding: Encoding) {
  if (encoding === 'gzip') return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
}
