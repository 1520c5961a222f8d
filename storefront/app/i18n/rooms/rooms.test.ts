import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { counter } from '../de/counter.ts';

const app = join(import.meta.dirname, '..', '..');
const room = 'i18n/rooms/counter.ts';
const usesCounter = new RegExp(`text\\(\\s*['\`](?:${Object.keys(counter).join('|')})\\.`);

/** Files of the app that a module sends along: what it imports for values, at once and not only for its loader. */
function sentWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.endsWith('.server.ts')) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )(?:[^;]*? from )?'(\.[^']+)';/gms);
  for (const [, path = ''] of imports) {
    const imported = join(dirname(file), path);
    if (/\.tsx?$/.test(imported) && existsSync(imported)) sentWith(imported, seen);
  }
  return seen;
}

const files = (pattern: string) => globSync(pattern, { cwd: app }).map((file) => join(app, file));

it.each(files('routes/*.tsx').map((file) => [relative(app, file), file]))(
  '%s brings the texts that it shows',
  (_, file) => {
    const sent = [...sentWith(file)];
    const speaking = sent.filter((one) => usesCounter.test(readFileSync(one, 'utf8')));
    const brings = sent.includes(join(app, room));
    expect(brings || speaking.length === 0, speaking.map((one) => relative(app, one)).join()).toBe(true);
  },
);

it('spares the pages on which people look around the texts of the counter', () => {
  const spared = ['home', 'product', 'category', 'search'].map((name) => join(app, `routes/${name}.tsx`));
  expect(spared.filter((file) => sentWith(file).has(join(app, room)))).toEqual([]);
});
