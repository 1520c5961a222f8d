import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Arguments that Node is given before a script whose process is to end when the one that starts it is gone, even by
 * force. Its standard input has to be a pipe, to which nothing is written.
 */
export const owned: readonly string[] = [
  '--import',
  pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href,
];
