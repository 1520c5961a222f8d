import type { PackContent } from './base-price.ts';
import type { Money } from './money.ts';

/** Regulatory classes of a product; the class decides what a page must and must not show. */
export const regulatoryClasses = [
  'freiverkäuflich',
  'apothekenpflichtig',
  'verschreibungspflichtig',
  'Medizinprodukt',
  'Nahrungsergänzung',
  'Kosmetik',
] as const;

export type RegulatoryClass = (typeof regulatoryClasses)[number];

/** A picture of a product. */
export interface ProductImage {
  url: string;
  alt: string;
}

/** What a product costs; the comparison price is an AVP or an UVP, never one called the other. */
export interface ProductPrice {
  current: Money;
  comparison?: (Money & { type: 'AVP' | 'UVP' }) | undefined;
  lowestOf30Days?: Money | undefined;
}

/** A product as tiles, lists and pages show it (SF-TILE-01). */
export interface ProductView {
  id: string;
  sku: string;
  name: string;
  /** What tells this pack from others of the product, such as "20 Filmtabletten". */
  variant?: string | undefined;
  pzn?: string | undefined;
  regulatoryClass?: RegulatoryClass | undefined;
  image?: ProductImage | undefined;
  brand?: string | undefined;
  manufacturer?: string | undefined;
  activeIngredient?: string | undefined;
  dosageForm?: string | undefined;
  packSize?: string | undefined;
  packClass?: string | undefined;
  content?: PackContent | undefined;
  /** Absent while or when there is no price for this account. */
  price?: ProductPrice | undefined;
  /** Packs that can be ordered now; absent where no field tells, and the platform says in the cart what it lacks. */
  stock?: number | undefined;
  /** Most packs one order may hold. */
  maximum?: number | undefined;
  /** The risk sentence must stand near the product (DE-MEDICINE-01). */
  needsMandatoryText: boolean;
  /** A parent is no pack: a variation has to be chosen. */
  isVariationParent: boolean;
}

/** Whether the product is sold on prescription only: no price comparison, no order, no advertising. */
export function needsPrescription(product: Pick<ProductView, 'regulatoryClass'>): boolean {
  return product.regulatoryClass === 'verschreibungspflichtig';
}

/** Whether the product is a medicine. */
export function isMedicine({ regulatoryClass }: Pick<ProductView, 'regulatoryClass'>): boolean {
  return (
    regulatoryClass === 'freiverkäuflich' ||
    regulatoryClass === 'apothekenpflichtig' ||
    regulatoryClass === 'verschreibungspflichtig'
  );
}

/** Why a product can or cannot be put into the cart. */
export type Orderability = 'orderable' | 'prescription' | 'choose-variant' | 'no-price' | 'unavailable';

/** Whether the product can be put into the cart, and if not, why. */
export function orderability(product: ProductView): Orderability {
  if (needsPrescription(product)) return 'prescription';
  if (product.isVariationParent) return 'choose-variant';
  if (!product.price) return 'no-price';
  return product.stock === undefined || product.stock > 0 ? 'orderable' : 'unavailable';
}

/** Most packs that can be added: the product's own limit or what is left, as far as either is known. */
export function quantityMaximum({
  maximum,
  stock,
}: Pick<ProductView, 'maximum' | 'stock'>): number | undefined {
  if (maximum === undefined || stock === undefined) return maximum ?? stock;
  return Math.min(maximum, stock);
}
