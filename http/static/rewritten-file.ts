import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { StaticFile } from './static-files.ts';

/** A file of text with other words in it, in all the forms in which it is sent. */
export function rewrittenFile(file: StaticFile, change: (text: string) => string): StaticFile {
  const bytes = Buffer.from(change(file.bytes.toString('utf8')));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { ...file, bytes, etag, compressed: { br: brotliCompressSync(bytes), gzip: gzipSync(bytes) } };
}
