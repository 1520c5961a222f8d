import { type BrandKey, brandKeys } from '../../art/brands/brand-keys.ts';
import { type MotifName, motifNames } from '../../art/motifs/index.ts';
import { type Container, containers } from '../../art/pack-art.ts';
import { pharmacyPicklists } from '../../objects/product-picklists.ts';
import type { DosageForm, ProductLine, RegulatoryClass } from './product-line.ts';
import { readPacks } from './read-packs.ts';

const classes: Record<string, RegulatoryClass> = {
  A: 'apothekenpflichtig',
  F: 'freiverkäuflich',
  V: 'verschreibungspflichtig',
  M: 'Medizinprodukt',
  N: 'Nahrungsergänzung',
  K: 'Kosmetik',
};

/**
 * Reads a table of product lines. A line is a block that starts with its title in brackets; each
 * further row is a word and its value. Blocks are divided by empty rows.
 *
 * @throws SyntaxError that names the block and what is wrong with it
 */
export function readTable(text: string): ProductLine[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = '', ...rows] = block.trim().split('\n');
      const title = /^\[(.+)\]$/.exec(head)?.[1];
      if (!title) throw new SyntaxError(`"${head}" should be a title in brackets`);
      try {
        return readLine(title, new Map(rows.map(splitRow)));
      } catch (cause) {
        throw new SyntaxError(`[${title}]: ${(cause as Error).message}`, { cause });
      }
    });
}

function splitRow(row: string): [string, string] {
  const space = row.indexOf(' ');
  return space < 0 ? [row, ''] : [row.slice(0, space), row.slice(space + 1).trim()];
}

function readLine(title: string, rows: Map<string, string>): ProductLine {
  const need = (word: string): string => {
    const value = rows.get(word);
    if (!value) throw new SyntaxError(`the row "${word}" is missing`);
    return value;
  };
  const [brand = '', container = '', motif = '', tone = '', ...symbol] = need('look').split(' ');
  const form = oneOf(Object.keys(pharmacyPicklists.dosageForm) as DosageForm[], need('form'), 'form');
  const printed = rows.get('printed') ?? form;
  const max = rows.get('max');
  return {
    title,
    brand: oneOf<BrandKey>(brandKeys, brand, 'brand'),
    container: oneOf<Container>(containers, container, 'container'),
    motif: oneOf<MotifName>(motifNames, motif, 'motif'),
    tone: Number(tone),
    symbol: symbol.join(' '),
    regulatoryClass: classes[need('class')] ?? oneOf([], need('class'), 'class'),
    form,
    printed,
    ingredient: rows.get('with') ?? '',
    strength: rows.get('strength') ?? '',
    categories: need('in').split(' ') as [string, ...string[]],
    packs: readPacks(need('packs')),
    piece: rows.get('unit') ?? printed.split(' ').at(-1) ?? printed,
    claim: need('claim'),
    about: need('about'),
    dose: need('dose'),
    maximumPerOrder: max === undefined ? undefined : Number(max),
  };
}

function oneOf<T extends string>(known: readonly T[], value: string, what: string): T {
  const found = known.find((candidate) => candidate === value);
  if (!found) throw new SyntaxError(`"${value}" is no known ${what}`);
  return found;
}
