import type { IncomingMessage } from 'node:http';
import { hasBody } from './unread-body.ts';

/**
 * Takes in the body of a request, as long as it is not larger than so many bytes; what comes beyond is not kept.
 *
 * @returns undefined for one that is larger, or that ended early
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (!hasBody(request)) return Buffer.alloc(0);
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
  const take = (chunk: Buffer): void => {
    size += chunk.length;
    if (size > most) resolve(undefined);
    else chunks.push(chunk);
  };
  const end = (): void => resolve(Buffer.concat(chunks, size));
  const fail = (): void => resolve(undefined);
  request.on('data', take).once('end', end).once('close', fail).once('error', fail);
  const body = await promise;
  request.off('data', take).off('end', end).off('close', fail).off('error', fail);
  return body;
}
