import type { Store } from '../../store/store.ts';
import type { Chance } from '../catalogue/chance.ts';

/** What every step of the seed is given. */
export interface SeedContext {
  store: Store;
  chance: Chance;
  /** The moment the seed is written; orders lie in the two years before it. */
  now: Date;
}

const dayMs = 86_400_000;

/** A moment so many days before now, at an hour of the day (UTC). */
export function daysBefore(now: Date, days: number, hour = 9, minute = 0): string {
  const moment = new Date(now.getTime() - days * dayMs);
  moment.setUTCHours(hour, minute, 0, 0);
  return (moment < now ? moment : now).toISOString();
}
