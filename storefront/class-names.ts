import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 4;
const taken = new Map<string, string>();

/**
 * The name that a class of a style sheet has in pages: short, since a page repeats it up to a thousand times, and the
 * same in every build.
 *
 * @throws Error where two classes would have one name
 */
export function shortClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  const owner = `${name} of ${path}`;
  const digest = createHash('sha256').update(owner).digest('base64url');
  // A name may not begin with a digit or a dash.
  const short = digest.slice(digest.search(/[A-Za-z]/)).slice(0, LETTERS);
  const other = taken.get(short) ?? owner;
  if (other !== owner) throw new Error(`${other} and ${owner} would both be ${short}. Rename one of them.`);
  taken.set(short, owner);
  return short;
}
