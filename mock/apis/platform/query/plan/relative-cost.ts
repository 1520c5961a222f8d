const MILLION = 1_000_000;

/** Parts of the first million records and of all others up to which an index is worth its while, and no more than so many. */
const USUAL = { first: 0.3, others: 0.15, most: MILLION } as const;
const UNIQUE = { first: 0.1, others: 0.05, most: MILLION / 3 } as const;

/** Records that are read, as a part of those up to which an index is worth its while; above 1 it is not. */
export function relativeCost(read: number, all: number, isUnique: boolean): number {
  const { first, others, most } = isUnique ? UNIQUE : USUAL;
  const worthwhile = Math.min(most, first * Math.min(all, MILLION) + others * Math.max(0, all - MILLION));
  return worthwhile === 0 ? 0 : Math.round((read / worthwhile) * 1000) / 1000;
}
