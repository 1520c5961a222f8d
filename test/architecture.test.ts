import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Top folder → the top folders it may import. `test` and `scripts` may import everything. */
const MAY_IMPORT: Record<string, string[]> = {
  generated: [],
  client: ['generated'],
  mock: ['generated', 'http'],
  http: [],
  storefront: ['client', 'generated', 'http'],
  console: ['client', 'generated', 'http'],
};

interface Import {
  file: string;
  specifier: string;
}

function importsBelow(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(^|\/)build$/.test(String(name)),
  });
  return files.flatMap((file) =>
    specifiersIn(readFileSync(join(root, file), 'utf8')).map((specifier) => ({ file, specifier })),
  );
}

function specifiersIn(source: string): string[] {
  const written = /(?:from\s+|import\s*\(?\s*)['"]([^'"]+)['"]/g;
  return [...source.matchAll(written)].map((match) => match[1] as string);
}

/** The top folder an import leads to, or undefined for a package or a file of the same top folder. */
function targetOf({ file, specifier }: Import): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0];
  if (!specifier.startsWith('.')) return undefined;
  return join(file, '..', specifier).split('/')[0];
}

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  const imports = importsBelow(folder);

  it('has code to guard', () => {
    expect(imports.length).toBeGreaterThan(0);
  });

  it(`imports only ${['itself', ...allowed].join(', ')}`, () => {
    const wrong = imports.filter((one) => {
      const target = targetOf(one);
      return target !== undefined && target !== folder && !allowed.includes(target);
    });
    expect(wrong).toEqual([]);
  });
});

it('crosses top folders only by # imports', () => {
  const wrong = Object.keys(MAY_IMPORT)
    .flatMap(importsBelow)
    .filter((one) => one.specifier.startsWith('.') && targetOf(one) !== one.file.split('/')[0]);
  expect(wrong).toEqual([]);
});

it('keeps React out of the client, but for client/react', () => {
  const wrong = importsBelow('client').filter(
    ({ file, specifier }) => /^react(-dom)?($|\/)/.test(specifier) && !file.startsWith('client/react/'),
  );
  expect(wrong).toEqual([]);
});

it('keeps Node plumbing out of what the browser loads', () => {
  const wrong = ['client', 'storefront/app', 'console/app']
    .flatMap(importsBelow)
    .filter(({ file }) => !/\.(server|test)\./.test(file))
    .filter(({ specifier }) => /^(#http|node:)/.test(specifier));
  expect(wrong).toEqual([]);
});

it('finds imports in every form they are written in', () => {
  for (const [source, specifier] of [
    ["import { expect } from 'a';", 'a'],
    ["import b from 'b';", 'b'],
    ["import * as c from 'c';", 'c'],
    ["import type { D } from 'd';", 'd'],
    ["import {\n  type E,\n  e,\n} from 'e';", 'e'],
    ["import 'f.css';", 'f.css'],
    ["export { g } from 'g';", 'g'],
    ["export * from 'h';", 'h'],
    ["const i = await import('i');", 'i'],
    ["lazy(() => import(\n  'j'\n));", 'j'],
    ["type K = import('k').K;", 'k'],
    ['import { l } from "l";', 'l'],
  ] as const)
    expect(specifiersIn(source), source).toEqual([specifier]);
  expect(importsBelow('test').map(({ specifier }) => specifier)).toContain('vitest');
});
