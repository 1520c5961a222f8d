import { cents, centsText, type Money } from '../product/money.ts';

/** How far a cart is from free shipping. */
export interface FreeShipping {
  threshold: Money;
  /** What is missing; undefined once the threshold is reached. */
  missing: Money | undefined;
  /** Whole percent of the way, 0 to 100. */
  percent: number;
}

/** Progress towards the value of goods from which the delivery is free; undefined where it never is. */
export function freeShipping(
  products: Money,
  threshold: string | null | undefined,
): FreeShipping | undefined {
  const wanted = cents(threshold);
  const reached = cents(products.amount);
  if (wanted === undefined || wanted <= 0n || reached === undefined) return undefined;
  const { currency } = products;
  const isReached = reached >= wanted;
  return {
    threshold: { amount: centsText(wanted), currency },
    missing: isReached ? undefined : { amount: centsText(wanted - reached), currency },
    percent: isReached ? 100 : Number((reached * 100n) / wanted),
  };
}
