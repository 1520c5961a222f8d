import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 3;
const taken = new Map<string, string>();

/**
 * The name that a class of a style sheet has in pages, short since pages repeat it: as it is written, and what tells its
 * file from others.
 *
 * @throws Error where two files would have a class of one name
 */
export function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  const digest = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`).toString(36);
  const short = `${name}_${digest.slice(-LETTERS)}`;
  const owner = taken.get(short) ?? path;
  if (owner !== path) throw new Error(`${owner} and ${path} both name a class ${short}. Rename one of them.`);
  taken.set(short, path);
  return short;
}
