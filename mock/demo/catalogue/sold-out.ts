import type { Chance } from './chance.ts';
import type { CatalogueLine } from './products.ts';

const soldOut = 2;

/** Empties the shelf of two packs with siblings, none of them fixed by the table, so that the shop has something to apologise for. */
export function sellOut(lines: CatalogueLine[], chance: Chance): void {
  lines
    .filter(({ line, packs }) => packs.length > 1 && line.regulatoryClass !== 'verschreibungspflichtig')
    .flatMap(({ packs }) => packs.slice(1))
    .filter(({ pack }) => pack.pzn === '')
    .toSorted((a, b) => chance(`sold out ${a.name} ${a.variant}`) - chance(`sold out ${b.name} ${b.variant}`))
    .slice(0, soldOut)
    .forEach((pack) => {
      pack.stock = 0;
    });
}
