import type { ProductLine, TablePack } from './product-line.ts';

const plurals: Record<string, string> = { Test: 'Tests', Set: 'Sets', Binde: 'Binden', Rolle: 'Rollen' };
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** The pack size as written on the pack: "20 Filmtabletten", "100 ml", "2 × 20 ml". */
export function packText(line: ProductLine, pack: TablePack): string {
  const piece = pack.amount === 1 ? line.piece : (plurals[line.piece] ?? line.piece);
  const content = `${number.format(pack.amount)} ${pack.unit === 'St' ? piece : pack.unit}`;
  return pack.count === 1 ? content : `${pack.count} × ${content}`;
}

/** What tells a pack from its siblings: the size, and the strength where they differ by it. */
export function variantText(line: ProductLine, pack: TablePack): string {
  const size = packText(line, pack);
  return pack.strength === '' ? size : `${pack.strength}, ${size}`;
}
