import type { Operation } from '../operation.ts';

const VERSION = /v(\d+\.\d+)$/;

/**
 * The base of a call in the version to ask for: that of the contract where the platform speaks it, else the newest
 * version before it, else the oldest that there is (RD-VERSION-51). Without versions, as the contract has it.
 */
export function baseIn(base: string, spoken: readonly string[] | undefined): string {
  const own = VERSION.exec(base)?.[1];
  if (own === undefined || !spoken || spoken.length === 0 || spoken.includes(own)) return base;
  const sorted = [...spoken].sort((a, b) => Number(a) - Number(b));
  const chosen = sorted.findLast((version) => Number(version) < Number(own)) ?? sorted[0];
  return base.replace(VERSION, `v${chosen}`);
}

/** The number of the version in a base, as `baseIn` chooses it, e.g. `64.0`. */
export const versionIn = (base: string, spoken: readonly string[] | undefined): string =>
  VERSION.exec(baseIn(base, spoken))?.[1] ?? '';

/** Whether a call is there in the version that it is asked in. */
export function isSpoken(
  { base, since }: Pick<Operation, 'base' | 'since'>,
  spoken: readonly string[] | undefined,
): boolean {
  const asked = baseIn(base, spoken);
  return asked === base || Number(since ?? 0) <= Number(VERSION.exec(asked)?.[1]);
}
