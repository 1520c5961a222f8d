import type { BrandKey } from '../../art/brands/brand-keys.ts';
import type { MotifName } from '../../art/motifs/index.ts';
import type { Container } from '../../art/pack-art.ts';
import type { pharmacyPicklists } from '../../objects/product-picklists.ts';

export type RegulatoryClass = keyof typeof pharmacyPicklists.regulatoryClassification;
export type DosageForm = keyof typeof pharmacyPicklists.dosageForm;
export type NormSize = keyof typeof pharmacyPicklists.packClass;

/** One pack of a line as the table states it. */
export interface TablePack {
  /** What sets it apart beside the amount: strength, size, colour; empty when packs differ by amount only. */
  strength: string;
  /** Containers in one pack, such as the 3 of "3x60 ml". */
  count: number;
  /** Amount in one container. */
  amount: number;
  unit: 'St' | 'g' | 'ml';
  norm: NormSize | '';
  /** AVP or UVP in cents. */
  listPrice: number;
  /** A PZN the table fixes; otherwise it follows from the seed. */
  pzn: string;
}

/** A product line: one preparation with all its packs, as written by hand in the tables. */
export interface ProductLine {
  title: string;
  brand: BrandKey;
  container: Container;
  motif: MotifName;
  tone: number;
  symbol: string;
  regulatoryClass: RegulatoryClass;
  form: DosageForm;
  /** The form as printed on the pack. */
  printed: string;
  ingredient: string;
  strength: string;
  /** Category keys; the first is the main one. */
  categories: [string, ...string[]];
  packs: TablePack[];
  /** What is counted when packs hold pieces, such as "Beutel". */
  piece: string;
  claim: string;
  about: string;
  dose: string;
  /** Most packs per order, or undefined. */
  maximumPerOrder: number | undefined;
}
