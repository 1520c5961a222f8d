import type { ProductView } from './product-view.ts';
import { saving } from './saving.ts';

/** Number of the footnote that explains each kind of comparison price. */
export const footnoteNumbers = { AVP: 1, UVP: 2 } as const;

/** The kinds of comparison price in the order of their footnotes. */
export const comparisonTypes = Object.keys(footnoteNumbers) as (keyof typeof footnoteNumbers)[];

/** Whether a comparison price stands beside the price: only where something is saved. */
export function showsComparison({ price }: Pick<ProductView, 'price'>): boolean {
  return price !== undefined && saving(price.current, price.comparison) !== undefined;
}
