import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SharedValues } from '../cache/shared-values.ts';
import type { Encoding } from './encoding.ts';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** Compresses bytes that are sent many times. */
export function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](bytes);
}

const forms = new SharedValues<Buffer>({ mostEntries: 1_000, mostBytes: 16 * 1024 * 1024 });
const FOR_EVER = { freshMs: Number.POSITIVE_INFINITY, longestMs: Number.POSITIVE_INFINITY };

/**
 * The same, compressed once for all who are sent these bytes, from whatever address: compressing a large drawing takes
 * ten times as long as sending it.
 */
export async function compressedOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(bytes).digest('base64')}`;
  const { value } = await forms.read(key, async () => {
    const form = await compressed(bytes, encoding);
    return { value: form, bytes: form.length, ...FOR_EVER };
  });
  return value;
}
