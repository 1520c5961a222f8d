import { readdirSync, readFileSync } from 'node:fs';
import type { Chance } from '../chance.ts';
import type { ProductLine, TablePack } from '../product-line.ts';
import { describe, type ProductTexts } from './describe.ts';

const texts = readFileSync(new URL('./english.txt', import.meta.url), 'utf8');
const tables = new URL('../tables-en/', import.meta.url);

/** English words and sentences by the German ones that many products share. */
const shared = new Map(
  texts.split('\n').flatMap((row): [string, string][] => {
    const [german, english] = row.split(' = ');
    return german && english ? [[german, english]] : [];
  }),
);

/** What a line says of itself in English, by its title. */
const own = new Map(
  readdirSync(tables).flatMap((name) =>
    readFileSync(new URL(name, tables), 'utf8')
      .trim()
      .split(/\n\s*\n/)
      .map(readBlock),
  ),
);

/**
 * The running texts of a product line in English.
 *
 * @throws Error for a text that is not translated, by the text
 */
export function describeInEnglish(line: ProductLine, chance: Chance): ProductTexts {
  return describe({ ...line, ...inEnglish(own, line.title) }, chance, (german) => inEnglish(shared, german));
}

/** The pack size of a pack in English: "20 film-coated tablets", "2 × 20 ml". */
export function sizeInEnglish(pack: TablePack, german: string): string {
  if (pack.unit !== 'St') return decimalPoint(german);
  const piece = german.replace(/^[\d.,× ]+/, '');
  return decimalPoint(german.slice(0, german.length - piece.length)) + inEnglish(shared, piece);
}

/** What tells a pack from its siblings in English, from its size. */
export function variantInEnglish({ strength }: TablePack, size: string): string {
  if (strength === '') return size;
  return `${shared.get(strength) ?? decimalPoint(strength)}, ${size}`;
}

function inEnglish<Text>(known: ReadonlyMap<string, Text>, german: string): Text {
  const english = known.get(german);
  if (english === undefined) throw new Error(`“${german}” is not translated into English.`);
  return english;
}

const decimalPoint = (text: string): string => text.replace(/(\d),(\d)/g, '$1.$2');

function readBlock(block: string): [string, Pick<ProductLine, 'about' | 'dose'>] {
  const [, title = '', about = '', dose = ''] = /^\[(.+)\]\nabout (.+)\ndose (.+)$/.exec(block) ?? [];
  if (dose === '')
    throw new SyntaxError(`“${block}” should have a title, the row "about" and the row "dose"`);
  return [title, { about, dose }];
}
