import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file on the disk; with a size, as many zero bytes, which take no room. */
export function fileAt(path: string, content: string, size?: number): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (size !== undefined) truncateSync(path, size);
  return path;
}
