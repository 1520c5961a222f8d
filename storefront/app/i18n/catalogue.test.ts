import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

type Texts = { [key: string]: string | Texts };

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

const textAt = (texts: Texts, path: string) =>
  path.split('.').reduce<string | Texts>((at, key) => (at as Texts)[key] ?? '', texts) as string;
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const keys = keysOf(de as unknown as Texts);

it('names the same values in both languages', () => {
  const differing = keys.filter(
    (key) =>
      placeholders(textAt(de as unknown as Texts, key)).join() !==
      placeholders(textAt(en as unknown as Texts, key)).join(),
  );
  expect(differing).toEqual([]);
});

it('has no text that nothing shows', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => /^i18n\/|messages\.(de|en)\.ts$/.test(String(name)),
  })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const unused = keys
    .map((key) => key.replace(/_(one|other)$/, ''))
    .filter((key) => {
      const levels = key.split('.').map((_, place, parts) => `\`${parts.slice(0, place).join('.')}.$`);
      return (
        !sources.includes(`'${key}'`) && !levels.some((level) => level !== '`.$' && sources.includes(level))
      );
    });
  expect(unused).toEqual([]);
});

it('speaks German without exclamation marks and with German quotation marks', () => {
  const shouting = keys.filter((key) => /[!"]/.test(textAt(de as unknown as Texts, key)));
  expect(shouting).toEqual([]);
});
