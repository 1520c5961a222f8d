import type { Chance } from './chance.ts';
import type { ProductLine } from './product-line.ts';
import { type CatalogueLine, makeLine } from './products.ts';
import type { PznRegister } from './pzn-register.ts';

const houses = [
  'Hafen',
  'Alster',
  'Isar',
  'Taunus',
  'Eifel',
  'Lausitz',
  'Rhön',
  'Allgäu',
  'Emsland',
  'Uckermark',
];
const kinds = ['Import', 'Re-Import', 'Parallelimport', 'Medimport'];

/**
 * Further packs as parallel importers offer them: the same lines under a company of their own, with
 * their own PZN, price and stock. There is no end to them, so any catalogue size can be filled.
 */
export function* importedLines(
  lines: ProductLine[],
  wanted: number,
  { chance, register }: { chance: Chance; register: PznRegister },
): Generator<CatalogueLine> {
  for (let round = 0, missing = wanted; missing > 0; round++) {
    const importer = importerName(round);
    for (const line of lines) {
      if (missing === 0) return;
      const packs = line.packs.slice(0, missing);
      missing -= packs.length;
      yield makeLine(line, `${importer} Arzneimittel GmbH`, packs, { chance, register, suffix: importer });
    }
  }
}

function importerName(round: number): string {
  const house = houses[round % houses.length] ?? '';
  const kind = kinds[Math.floor(round / houses.length) % kinds.length] ?? '';
  const series = Math.floor(round / (houses.length * kinds.length));
  return [`${house}-${kind}`, series > 0 ? String(series + 1) : ''].filter(Boolean).join(' ');
}
