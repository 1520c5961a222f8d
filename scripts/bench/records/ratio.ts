import { median } from '../statistics.ts';

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
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [one, other] = [(await asked()).milliseconds, (await beside()).milliseconds];
    if (round < 0) continue;
    times[0].push(one);
    times[1].push(other);
  }
  return median(times[0]) / median(times[1]);
}
