import { cents, centsText, type Money } from './money.ts';

/** What a price saves against its comparison price. */
export interface Saving extends Money {
  percent: number;
}

/** Saving against a comparison price; none if the comparison is not higher or is in another currency. */
export function saving(price: Money, comparison: Money | undefined): Saving | undefined {
  const paid = cents(price.amount);
  const compared = cents(comparison?.amount);
  if (paid === undefined || compared === undefined || comparison?.currency !== price.currency)
    return undefined;
  if (compared <= paid) return undefined;
  const percent = Number(((compared - paid) * 100n) / compared);
  return { amount: centsText(compared - paid), currency: price.currency, percent };
}
