import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PlatformFault } from '../errors/platform-fault.ts';

const unzip = promisify(gunzip);

/**
 * The bytes of a body without the gzip that a program may have packed them in (PF-REST-16).
 *
 * @throws 413 where they are more than `limit` unpacked, 400 for what is no gzip, 415 for any other packing
 */
export async function unpacked(bytes: Buffer, encoding: string | undefined, limit: number): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? 'identity';
  if (name === 'identity' || name === '') return bytes;
  if (name !== 'gzip' && name !== 'x-gzip')
    throw new PlatformFault(415, 'UNSUPPORTED_MEDIA_TYPE', `Send the body plain or as gzip, not as ${name}.`);
  try {
    return await unzip(bytes, { maxOutputLength: limit });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new PlatformFault(
        413,
        'REQUEST_LIMIT_EXCEEDED',
        `The request body is larger than ${limit} bytes.`,
      );
    throw new PlatformFault(400, 'MALFORMED_REQUEST', 'The request body is no gzip.', { cause });
  }
}
