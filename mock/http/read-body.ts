import type { IncomingMessage } from 'node:http';
import { PlatformFault } from '../faults/platform-fault.ts';

/**
 * Collects the bytes of a request body. Stops at the first byte beyond `limit` (413): by Content-Length before reading
 * anything, otherwise while reading. `onRead` is called when the body is wanted.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  onRead?: () => void,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  onRead?.();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const onData = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > limit) {
      request.pause();
      reject(tooLarge(limit));
    } else chunks.push(chunk);
  };
  const onEnd = (): void => resolve(Buffer.concat(chunks, size));
  const onClose = (): void => reject(incomplete());
  request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  try {
    return await promise;
  } finally {
    request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
  }
}

function tooLarge(limit: number): PlatformFault {
  return new PlatformFault(413, 'REQUEST_LIMIT_EXCEEDED', `The request body is larger than ${limit} bytes.`);
}

function incomplete(): PlatformFault {
  return new PlatformFault(400, 'MALFORMED_REQUEST', 'The request body ended early.');
}
