import { brandFacts } from './brands.ts';
import { type Category, categories } from './categories.ts';
import { chanceFrom } from './chance.ts';
import { importedLines } from './imports.ts';
import type { ProductLine, TablePack } from './product-line.ts';
import { productLines } from './product-lines.ts';
import { type CatalogueLine, makeLine } from './products.ts';
import { PznRegister } from './pzn-register.ts';
import { sellOut } from './sold-out.ts';

/** Everything the shop sells, before it becomes records. */
export interface SeedCatalogue {
  categories: Category[];
  /** What the tables hold. */
  lines: CatalogueLine[];
  /** How many packs there are beyond them. */
  importedPacks: number;
  /** Beyond them, what other importers bring: made while it is read, once, since there may be any number. */
  imported: Iterable<CatalogueLine>;
}

/** The seed number that prices, stock and PZN follow from. */
export const defaultSeed = 2026;

/**
 * The catalogue with a number of packs: fewer than the tables hold keep every line for as long as
 * possible, more add parallel imports of the same lines.
 */
export function createCatalogue({
  products,
  seed = defaultSeed,
}: {
  products?: number;
  seed?: number;
} = {}): SeedCatalogue {
  const chance = chanceFrom(seed);
  const written = productLines();
  const fixed = written.flatMap(({ packs }) => packs.map(({ pzn }) => pzn).filter(Boolean));
  const register = new PznRegister(fixed);
  const all = written.reduce((sum, { packs }) => sum + packs.length, 0);
  const wanted = products ?? all;
  const lines = choosePacks(written, wanted).map(([line, packs]) =>
    makeLine(line, brandFacts[line.brand].manufacturer, packs, { chance, register }),
  );
  sellOut(lines, chance);
  const importedPacks = Math.max(0, wanted - all);
  const imported = importedLines(written, importedPacks, { chance, register });
  return { categories: categories(), lines, importedPacks, imported };
}

/** Takes the first pack of every line, then the second of each, until there are enough. */
function choosePacks(lines: ProductLine[], wanted: number): [ProductLine, TablePack[]][] {
  const deepest = Math.max(...lines.map(({ packs }) => packs.length));
  const order = Array.from({ length: deepest }, (_, index) =>
    lines.flatMap((line) => {
      const pack = preferred(line.packs)[index];
      return pack ? [{ line, pack }] : [];
    }),
  ).flat();
  const chosen = new Set(order.slice(0, wanted).map(({ pack }) => pack));
  return lines
    .map((line): [ProductLine, TablePack[]] => [line, line.packs.filter((pack) => chosen.has(pack))])
    .filter(([, packs]) => packs.length > 0);
}

/** Packs with a fixed PZN come first: others rely on them. */
function preferred(packs: TablePack[]): TablePack[] {
  return packs.toSorted((a, b) => Number(b.pzn !== '') - Number(a.pzn !== ''));
}
