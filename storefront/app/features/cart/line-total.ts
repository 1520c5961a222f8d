import { cents, centsText, type Money } from '../product/money.ts';
import type { CartLine } from './cart-view.ts';

/**
 * What a line will cost for a quantity, before promotions: as the platform says or, where that is still on its way or it
 * says nothing, by the price of a pack. Undefined where neither is known.
 */
export function totalOf({ total, quantity, product }: CartLine, wanted: number): Money | undefined {
  const price = product.price?.current;
  const unit = cents(price?.amount);
  const isKnown = total !== undefined && wanted === quantity;
  if (isKnown || !price || unit === undefined || !Number.isInteger(wanted)) return total;
  return { amount: centsText(unit * BigInt(wanted)), currency: price.currency };
}
