import { type Cents, sumCents } from './cents.ts';

/**
 * Shares an amount in proportion to weights that are not negative. The shares add up to the amount exactly; the cents
 * that rounding leaves go to the largest remainders, the first ones among equals.
 *
 * @param amount zero or more
 */
export function shareInProportion(amount: Cents, weights: readonly Cents[]): Cents[] {
  const total = sumCents(weights);
  if (total <= 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / total);
  const rest = Number(amount - sumCents(shares));
  const remainder = (at: number) => (amount * (weights[at] ?? 0n)) % total;
  const ranked = [...weights.keys()].sort((a, b) => {
    const difference = remainder(b) - remainder(a);
    return difference === 0n ? a - b : difference > 0n ? 1 : -1;
  });
  const lucky = new Set(ranked.slice(0, rest));
  return shares.map((share, at) => share + (lucky.has(at) ? 1n : 0n));
}
