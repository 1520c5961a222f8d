import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { germanBundles } from './bundles/german.ts';

const APP = join(import.meta.dirname, '..');
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)'/gms;
const KEY = /['"]([a-zA-Z]+\.[a-zA-Z_]+)['"]/g;
const MADE_KEY = /`([a-zA-Z]+\.[a-zA-Z_]*)\$\{/g;

test('no text is loaded later that a module up to the first list says', () => {
  const later = Object.entries(germanBundles).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group}.${key}`),
  );
  const modules = modulesUpToTheFirstList().map((file) => ({ file, code: readFileSync(file, 'utf8') }));
  expect(modules.map(({ file }) => file)).toContain(join(APP, 'features/list/ListRecords.tsx'));
  const missing = modules.flatMap(({ code }) => {
    const said = new Set([...code.matchAll(KEY)].map(([, key]) => key));
    const begun = [...code.matchAll(MADE_KEY)].map(([, start = '']) => start);
    const isSaid = (key: string) => said.has(key) || said.has(key.replace(/_(one|other)$/, ''));
    const isMade = (key: string) => begun.some((start) => key.startsWith(start));
    return later.filter((key) => isSaid(key) || isMade(key));
  });
  expect(missing).toEqual([]);
});

/** Everything that the first script, the frame and the page of lists import, and what that imports, without what is loaded later. */
function modulesUpToTheFirstList(): string[] {
  const found = new Set<string>();
  const open = ['main.ts', 'console.tsx', 'features/list/ListPage.tsx'].map((file) => join(APP, file));
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || file.startsWith(join(APP, 'i18n'))) continue;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = resolve(dirname(file), path);
      if (existsSync(target)) open.push(target);
    }
  }
  return [...found];
}
