import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { delivery } from '../features/delivery-day/messages.de.ts';
import { core } from './de/core.ts';
import { de } from './de/index.ts';

const app = join(import.meta.dirname, '..');
const files = (pattern: string) => globSync(pattern, { cwd: app }).map((file) => join(app, file));

/** The modules that bring texts of their own, whatever their folder. */
const bringing = files('{features/*/messages.de,i18n/de/*}.ts').filter((file) =>
  /^bringGermanTexts\(/m.test(readFileSync(file, 'utf8')),
);
const bundles = await Promise.all(
  bringing.map(async (file) => {
    const keys = Object.values<object>(await import(file)).flatMap((texts) => Object.keys(texts));
    return { file, keys, uses: new RegExp(`text\\(\\s*['\`](?:${keys.join('|')})\\.`) };
  }),
);

/** Said by the server alone, which sends the finished sentence. */
const unsent = Object.keys(delivery);

it('sends each German text with every page or with the pages that bring it, or says it on the server', () => {
  const sent = [...Object.keys(core), ...bundles.flatMap(({ keys }) => keys), ...unsent];
  expect(sent.toSorted()).toEqual(Object.keys(de).toSorted());
});

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

it.each(files('routes/*.tsx').map((file) => [relative(app, file), file]))(
  '%s brings the texts that it shows',
  (_, file) => {
    const sent = [...sentWith(file)];
    const silent = bundles.flatMap(({ file: bundle, uses }) =>
      sent.includes(bundle) ? [] : sent.filter((one) => uses.test(readFileSync(one, 'utf8'))),
    );
    expect(silent.map((one) => relative(app, one))).toEqual([]);
  },
);

it('sends no module that says what the server alone can', () => {
  const says = new RegExp(`['\`](?:${unsent.join('|')})\\.`);
  const saying = files('routes/*.tsx').flatMap((file) =>
    [...sentWith(file)].filter((one) => says.test(readFileSync(one, 'utf8'))),
  );
  expect(saying).toEqual([]);
});

it('keeps the messages of other pages out of browsing pages', () => {
  const spared = ['home', 'product', 'category', 'search'].map((name) => join(app, `routes/${name}.tsx`));
  expect(spared.filter((file) => bundles.some((bundle) => sentWith(file).has(bundle.file)))).toEqual([]);
});
