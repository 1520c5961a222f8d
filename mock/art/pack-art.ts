import type { BrandKey } from './brands/brand-keys.ts';
import type { MotifName } from './motifs/index.ts';

/** What a product comes in, as it stands on the shelf. */
export const containers = [
  'box',
  'carton',
  'blister',
  'bottle',
  'dropper',
  'nasal',
  'spray',
  'pump',
  'flask',
  'tube',
  'gel',
  'jar',
  'tin',
  'fizz',
  'sachet',
  'stick',
] as const;

export type Container = (typeof containers)[number];

/** Everything the generator needs to draw one package; stored in the body of the picture's content record. */
export interface PackArt {
  brand: BrandKey;
  container: Container;
  /** The name as printed, without strength and pack size. */
  title: string;
  strength: string;
  ingredient: string;
  /** The dosage form as printed, for example "Filmtabletten". */
  form: string;
  /** The pack size as printed, for example "20 Filmtabletten" or "100 ml". */
  content: string;
  /** Standard pack class N1–N3, or empty. */
  norm: string;
  /** What it is for, in one short phrase. */
  claim: string;
  /** The legal kind as printed, for example "Nahrungsergänzungsmittel". */
  kind: string;
  motif: MotifName;
  /** A chemical or vitamin symbol some brands set large, or empty. */
  symbol: string;
  /** Which of the brand's colourways. */
  tone: number;
  pzn: string;
  /** How bulky the pack is within its range, 0 (smallest) to 1 (largest). */
  bulk: number;
}
