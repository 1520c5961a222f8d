import { quantile } from '../statistics.ts';

const WARM_UP = 10;
/** Requests of which the median counts. */
export const ROUNDS = 41;

/** Asks once; answers how long that took. */
export type Ask = () => Promise<{ milliseconds: number }>;

/**
 * How many times as long one request takes as another. Both are asked in turn, so that whatever else the machine does
 * meets both; the medians count.
 */
export async function ratio(asked: Ask, beside: Ask): Promise<number> {
  return (await ratios(asked, beside)).median;
}

/** The same, and how many times as long the slowest twentieth takes. */
export async function ratios(asked: Ask, beside: Ask): Promise<{ median: number; slowest: number }> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [one, other] = [(await asked()).milliseconds, (await beside()).milliseconds];
    if (round < 0) continue;
    times[0].push(one);
    times[1].push(other);
  }
  const share = (of: number) => quantile(times[0], of) / quantile(times[1], of);
  return { median: share(0.5), slowest: share(0.95) };
}
