import { sql } from 'kysely';
import type { Store } from '#mock/store/store.ts';

/** In a shop of more products, what very many have in common is estimated. */
const LARGE = 5_000;
const KEPT_MS = 60_000;

interface Size {
  readonly readAt: number;
  readonly isLarge: Promise<boolean>;
}

const known = new WeakMap<object, Size>();

/** Whether a shop has very many products, asked once in a minute: it decides how a search is made, not what it finds. */
export function isLargeShop(store: Store): Promise<boolean> {
  const last = known.get(store.origin);
  if (last && performance.now() - last.readAt < KEPT_MS) return last.isLarge;
  const isLarge = readIsLarge(store);
  known.set(store.origin, { readAt: performance.now(), isLarge });
  isLarge.catch(() => known.delete(store.origin));
  return isLarge;
}

async function readIsLarge({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{ products: number }>`
    select coalesce(sum("Products"), 0)::int as "products" from "_search_counts"`.execute(db);
  return (rows[0]?.products ?? 0) > LARGE;
}
