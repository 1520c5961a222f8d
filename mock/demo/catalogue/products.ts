import type { PackArt } from '../../art/pack-art.ts';
import type { Chance } from './chance.ts';
import { packText, variantText } from './pack-texts.ts';
import { type PackPrices, packPrices } from './prices.ts';
import type { ProductLine, TablePack } from './product-line.ts';
import type { PznRegister } from './pzn-register.ts';
import { describe, type ProductTexts } from './texts/describe.ts';
import { describeInEnglish, sizeInEnglish, variantInEnglish } from './texts/in-english.ts';
import { printedKinds } from './texts/legal.ts';

/** One pack that can be bought. */
export interface CataloguePack {
  pzn: string;
  name: string;
  /** What tells it from the other packs of its line. */
  variant: string;
  /** The pack size as written, such as "20 Filmtabletten" or "2 × 20 ml". */
  sizeText: string;
  /** Both in English. */
  english: { variant: string; sizeText: string };
  /** The content of the whole pack, for the base price. */
  amount: number;
  pack: TablePack;
  prices: PackPrices;
  stock: number;
  art: PackArt;
}

/** A line with its packs, ready to be written as records. */
export interface CatalogueLine {
  line: ProductLine;
  manufacturer: string;
  texts: ProductTexts;
  /** Undefined for what other importers bring, of which there may be any number. */
  englishTexts: ProductTexts | undefined;
  packs: [CataloguePack, ...CataloguePack[]];
}

/** Makes the packs of a line; `suffix` sets the same line of another importer apart. */
export function makeLine(
  line: ProductLine,
  manufacturer: string,
  packs: TablePack[],
  { chance, register, suffix = '' }: { chance: Chance; register: PznRegister; suffix?: string },
): CatalogueLine {
  const made = packs.map((pack, index): CataloguePack => {
    const identity = [
      line.title,
      line.strength,
      pack.strength,
      pack.count,
      pack.amount,
      pack.unit,
      suffix,
    ].join(' ');
    const sizeText = packText(line, pack);
    const englishSize = sizeInEnglish(pack, sizeText);
    const pzn = pack.pzn && suffix === '' ? pack.pzn : register.issue(chance(`pzn ${identity}`));
    return {
      pzn,
      name: productName(line) + (suffix && ` (${suffix})`),
      variant: variantText(line, pack),
      sizeText,
      english: { variant: variantInEnglish(pack, englishSize), sizeText: englishSize },
      amount: pack.count * pack.amount,
      pack,
      prices: packPrices(pack.listPrice, line.regulatoryClass, identity, chance),
      stock: stockOf(identity, chance),
      art: packArt(line, pack, pzn, packs.length > 1 ? index / (packs.length - 1) : 0.35),
    };
  });
  return {
    line,
    manufacturer,
    texts: describe(line, chance),
    englishTexts: suffix === '' ? describeInEnglish(line, chance) : undefined,
    packs: made as [CataloguePack, ...CataloguePack[]],
  };
}

/** "Ibuprofen Nordhaus akut 400 mg": medicines carry their strength, unless their packs differ by it. */
export function productName(line: ProductLine): string {
  const medicine = ['apothekenpflichtig', 'freiverkäuflich', 'verschreibungspflichtig'].includes(
    line.regulatoryClass,
  );
  return [line.title, medicine ? line.strength : ''].filter(Boolean).join(' ');
}

function stockOf(identity: string, chance: Chance): number {
  const share = chance(`stock ${identity}`);
  if (share < 0.07) return 1 + Math.floor(share * 60);
  return 12 + Math.floor(share * 380);
}

function packArt(line: ProductLine, pack: TablePack, pzn: string, bulk: number): PackArt {
  return {
    brand: line.brand,
    container: line.container,
    title: line.title,
    strength: pack.strength || line.strength,
    ingredient: line.regulatoryClass === 'Kosmetik' ? '' : line.ingredient,
    form: line.printed,
    content: packText(line, pack),
    norm: pack.norm,
    claim: line.claim,
    kind: printedKinds[line.regulatoryClass],
    motif: line.motif,
    symbol: line.symbol,
    tone: line.tone,
    pzn,
    bulk,
  };
}
