import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassName } from './class-names.ts';

it('names a class by its name and its file', () => {
  const names = [
    shortClassName('body', 'a/tile.module.css'),
    shortClassName('head', 'a/tile.module.css'),
    shortClassName('body', 'a/other.module.css'),
  ];
  for (const name of names) expect(name).toMatch(/^[A-Za-z][\w-]{3}$/);
  expect(new Set(names).size).toBe(3);
  expect(shortClassName('body', 'a/tile.module.css?used')).toBe(names[0]);
});

it('refuses two classes of one name', () => {
  const names = Array.from({ length: 30_000 }, (_, number) => `b/${number}.module.css`);
  expect(() => names.map((file) => shortClassName('body', file))).toThrow('would both be');
});

it('tells all classes of the shop apart', () => {
  const sheets = globSync('app/**/*.module.css', { cwd: import.meta.dirname });
  expect(sheets.length).toBeGreaterThan(50);
  const classes = sheets.flatMap((file) => {
    const path = join(import.meta.dirname, file);
    const names = readFileSync(path, 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g);
    return [...new Set([...names].map(([, name = '']) => name))].map((name) => shortClassName(name, path));
  });
  expect(new Set(classes).size).toBe(classes.length);
});
