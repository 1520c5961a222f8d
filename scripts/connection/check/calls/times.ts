import type { Finding } from '../report/finding.ts';
import { REMEDIES } from '../report/remedies.ts';

/** From when on a call is slow. */
export interface Patience {
  /** Nothing below so many milliseconds is slow. */
  readonly floorMs: number;
  /** So many times as long as the middle of all calls is slow. */
  readonly factor: number;
  /** A slow call is made so many times more, and its quickest answer counts: a machine may be busy for a moment. */
  readonly repeats: number;
}

export const PATIENCE: Patience = { floorMs: 1000, factor: 5, repeats: 2 };

/** How long calls took. */
export interface Times {
  readonly medianMs: number;
  readonly slowestMs: number;
  readonly boundMs: number;
}

export function timesOf(milliseconds: readonly number[], { floorMs, factor }: Patience): Times {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const medianMs = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  return {
    medianMs,
    slowestMs: Math.round(sorted.at(-1) ?? 0),
    boundMs: Math.max(floorMs, factor * medianMs),
  };
}

/** The finding about a call that is slow each time it is made; undefined where one of its answers was in time. */
export async function slowness(
  operationId: string,
  firstMs: number,
  times: Times,
  repeat: () => Promise<number>,
  { repeats }: Patience,
): Promise<Finding | undefined> {
  let quickest = firstMs;
  for (let count = 0; count < repeats && quickest > times.boundMs; count += 1)
    quickest = Math.min(quickest, await repeat());
  if (quickest <= times.boundMs) return undefined;
  const what = `takes ${Math.round(quickest)} ms, the middle of all calls ${times.medianMs} ms`;
  return { kind: 'slow', subject: operationId, what, step: REMEDIES.slow };
}
