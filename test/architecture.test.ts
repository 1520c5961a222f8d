import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const FOLDERS = [
  'client',
  'console',
  'generated',
  'http',
  'mock',
  'pharmacy',
  'scripts',
  'storefront',
  'test',
];
const IMPORT = /(?:from\s+|import\s*\(?\s*)['"](\.[^'"]+)['"]/g;

/** Imports of a folder that lead into another top folder by a relative path. */
function crossings(folder: string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(^|\/)build$/.test(String(name)),
  });
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]
      .map(([, specifier = '']) => join(file, '..', specifier))
      .filter((target) => target.includes('/') && target.split('/')[0] !== folder)
      .map((target) => `${file} → ${target}`),
  );
}

// Which folder may know which is checked by dependency-cruiser, which sees where an import leads and not how it is written.
it.each(FOLDERS)('%s imports other top folders by # only', (folder) => {
  expect(crossings(folder)).toEqual([]);
});
