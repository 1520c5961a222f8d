import { median } from '#scripts/bench/statistics.ts';
import { newPlace } from '../purchases/place.ts';

/** Starts that are timed where nothing else is asked. */
export const EMPTY_STARTS = 5;

/** Median time in milliseconds until a platform is ready whose tables are empty and were left in good order; NaN for 0 starts. */
export async function emptyStartMs(starts: number, databaseUrl: string | undefined): Promise<number> {
  if (starts === 0) return Number.NaN;
  const place = await newPlace(databaseUrl);
  const times: number[] = [];
  try {
    // The first start makes the tables, which is no part of what is timed.
    for (let start = 0; start <= starts; start += 1) {
      const platform = await place.start();
      if (start > 0) times.push(platform.readyMs);
      await platform.end('SIGTERM');
    }
  } finally {
    await place.remove();
  }
  return Math.round(median(times));
}
