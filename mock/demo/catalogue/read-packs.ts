import type { NormSize, TablePack } from './product-line.ts';

const pattern =
  /^(?:(?<strength>[^:]+): )?(?:(?<count>\d+)x)?(?<amount>\d+(?:,\d+)?)(?: (?<unit>g|ml))?(?: (?<norm>N[123]))? (?<price>\d+,\d{2})(?: pzn=(?<pzn>\d{8}))?$/;

/**
 * Reads the packs of a line: `20 N2 6,45 | 2x20 ml 8,75 | 240 mg: 40 35,95`, that is an optional
 * strength, the amount (pieces without a unit), the standard size and the list price in euro.
 */
export function readPacks(text: string): TablePack[] {
  return text.split('|').map((part) => {
    const groups = pattern.exec(part.trim())?.groups;
    if (!groups) throw new SyntaxError(`"${part.trim()}" is no pack; write for example "20 N2 6,45"`);
    return {
      strength: groups.strength ?? '',
      count: Number(groups.count ?? 1),
      amount: Number(groups.amount?.replace(',', '.')),
      unit: (groups.unit ?? 'St') as TablePack['unit'],
      norm: (groups.norm ?? '') as NormSize | '',
      listPrice: Number(groups.price?.replace(',', '')),
      pzn: groups.pzn ?? '',
    };
  });
}
