import { needsPrescription, type ProductView } from './product-view.ts';
import { saving } from './saving.ts';

/** Number of the footnote that explains each kind of comparison price. */
export const footnoteNumbers = { AVP: 1, UVP: 2 } as const;

/** The kinds of comparison price in the order of their footnotes. */
export const comparisonTypes = Object.keys(footnoteNumbers) as (keyof typeof footnoteNumbers)[];

/** Whether a comparison price stands beside the price: only where something is saved, and never on prescription medicines. */
export function showsComparison(product: Pick<ProductView, 'price' | 'regulatoryClass'>): boolean {
  const { price } = product;
  return (
    price !== undefined &&
    !needsPrescription(product) &&
    saving(price.current, price.comparison) !== undefined
  );
}
