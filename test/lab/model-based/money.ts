/** The arithmetic of the model, in whole cents and apart from the platform's own. */

/** Reads decimal text such as `12.9` as cents. */
export function centsOf(text: string): number {
  const [, sign = '', units = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (units === '') throw new Error(`"${text}" is no amount of money`);
  return Number(`${sign}${units}${decimals.padEnd(2, '0')}`);
}

/** `dividend / divisor`, rounded half up; both are zero or more. */
export function rounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** The tax that a gross amount contains. */
export function taxWithin(gross: number, ratePercent: number): number {
  return rounded(gross * ratePercent, 100 + ratePercent);
}

/** Shares an amount by weights; what rounding leaves goes cent by cent to the largest remainders, first ones first. */
export function shared(amount: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / total));
  const remainders = weights.map((weight, at) => ({ at, rest: (amount * weight) % total }));
  remainders.sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of remainders.slice(0, amount - sum(shares))) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
