import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SharedValues } from '../cache/shared-values.ts';
import type { Encoding } from './encoding.ts';

/** How hard it is tried, by what is known of how often the outcome is sent. */
const EFFORTS = {
  /** Of what is sent many times while it lasts. */
  often: { brotli: 5, gzip: constants.Z_DEFAULT_COMPRESSION },
  /** Of what a build makes once for all. */
  ahead: { brotli: 9, gzip: constants.Z_BEST_COMPRESSION },
} as const;

/** Compresses bytes that are sent many times. */
export function compressed(
  bytes: Buffer,
  encoding: Encoding,
  effort: keyof typeof EFFORTS = 'often',
): Promise<Buffer> {
  const { brotli, gzip: level } = EFFORTS[effort];
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level });
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return promisify(brotliCompress)(bytes, { params: { [quality]: brotli, [size]: bytes.length } });
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
