import type { IncomingMessage } from 'node:http';

/** Why the body of a request is not there: it is larger than it may be, or it ended early. */
export type Unread = 'too large' | 'incomplete';

/**
 * Collects the bytes of a request body. Stops at the first byte beyond `most`: by Content-Length before reading
 * anything, otherwise while reading. `onRead` is called when the body is wanted.
 */
export async function readBody(
  request: IncomingMessage,
  most: number,
  onRead?: () => void,
): Promise<Buffer | Unread> {
  if (Number(request.headers['content-length'] ?? 0) > most) return 'too large';
  onRead?.();
  const { promise, resolve } = Promise.withResolvers<Buffer | Unread>();
  const chunks: Buffer[] = [];
  let size = 0;
  const onData = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > most) {
      request.pause();
      resolve('too large');
    } else chunks.push(chunk);
  };
  const onEnd = (): void => resolve(Buffer.concat(chunks, size));
  const onClose = (): void => resolve('incomplete');
  request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  const body = await promise;
  request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
  return body;
}
