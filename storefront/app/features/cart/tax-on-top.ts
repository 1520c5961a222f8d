import { cents, type Money } from '../product/money.ts';
import type { CartTotals } from './cart-view.ts';

type Sums = Pick<CartTotals, 'products' | 'discount' | 'shipping' | 'tax' | 'total'>;

/**
 * Whether the tax was added to the other sums. Orders do not say what kind of prices they have, and the store may have
 * changed since, but their total says whether it has the tax on top.
 */
export function isTaxOnTop({ products, discount, shipping, tax, total }: Sums): boolean {
  const parts = [products, discount, shipping, tax].map(inCents);
  return inCents(tax) > 0n && parts.reduce((sum, part) => sum + part, 0n) === inCents(total);
}

const inCents = (money: Money | undefined): bigint => cents(money?.amount) ?? 0n;
