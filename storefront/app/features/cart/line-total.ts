import { cents, centsText, type Money } from '../product/money.ts';
import type { CartLine } from './cart-view.ts';

/** What a line will cost for a quantity that is still on its way to the platform, before promotions. */
export function totalOf({ total, quantity, product }: CartLine, wanted: number): Money {
  const unit = cents(product.price?.current.amount);
  if (wanted === quantity || unit === undefined || !Number.isInteger(wanted)) return total;
  return { amount: centsText(unit * BigInt(wanted)), currency: total.currency };
}
