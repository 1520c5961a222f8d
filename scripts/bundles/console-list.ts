import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REPOSITORY } from '../generate/contracts.ts';

const assets = join(REPOSITORY, 'console', 'build', 'assets');

/** Most JavaScript that the console sends before the first list is there, in KiB after gzip. */
const limitKiB = 360;

/** Chunks that are loaded for a list: the first script, the frame of every page, the texts of one language, and the page of lists. */
const loaded = [/^index-.*\.js$/, /^console-.*\.js$/, /^de-.*\.js$/, /^ListPage-.*\.js$/];
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;

/** The JavaScript of the console up to its first list. */
export interface ConsoleList {
  limitKiB: number;
  gzipKiB: number;
  chunks: number;
}

/**
 * Sums the scripts that the console loads until it shows a list, gzip: entry and page with everything that they import,
 * but nothing that they load later.
 *
 * @throws when the build has not the chunks that a list is made of
 */
export function measureConsoleList(): ConsoleList {
  const names = readdirSync(assets);
  const files = new Set<string>();
  for (const pattern of loaded) {
    const entries = names.filter((name) => pattern.test(name));
    if (entries.length === 0)
      throw new Error(`The build of the console has no chunk ${pattern}: build it first.`);
    for (const entry of entries) addWithImports(entry, files);
  }
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length);
  const sum = bytes.reduce((total, size) => total + size, 0);
  return { limitKiB, gzipKiB: Math.round((sum / 1024) * 10) / 10, chunks: files.size };
}

function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  const code = readFileSync(join(assets, file), 'utf8');
  for (const [, imported] of code.matchAll(STATIC_IMPORT)) if (imported) addWithImports(imported, files);
}
