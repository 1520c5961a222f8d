import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortClassName } from './class-names.ts';

it('names a class by its name and its file', () => {
  const [tile, other] = ['a/tile.module.css', 'a/other.module.css'].map((file) =>
    shortClassName('body', file),
  );
  expect(tile).toMatch(/^body_[a-z0-9]{3}$/);
  expect(other).not.toBe(tile);
  expect(shortClassName('body', 'a/tile.module.css?used')).toBe(tile);
});

it('refuses two files with one name', () => {
  const names = Array.from({ length: 2000 }, (_, number) => `b/${number}.module.css`);
  expect(() => names.map((file) => shortClassName('body', file))).toThrow('both name a class body_');
});

it('tells all style sheets of the shop apart', () => {
  const sheets = globSync('app/**/*.module.css', { cwd: import.meta.dirname });
  expect(sheets.length).toBeGreaterThan(50);
  const ends = sheets.map((file) => shortClassName('x', `${import.meta.dirname}/${file}`));
  expect(new Set(ends).size).toBe(sheets.length);
});
