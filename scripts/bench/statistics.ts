/** The middle one of the values, the upper one of two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which a share of them lies, 0.99 for ninety-nine of a hundred. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
