import { sql } from 'kysely';
import { objectDefinitions } from '#mock/objects/index.ts';
import type { Store } from '#mock/store/store.ts';

/** Of each store, what it held last, and the first transaction that had not written by then. */
const known = new WeakMap<Store['db'], { readonly horizon: string; readonly digest: string }>();

/**
 * What distinguishes the content of the store before a write from that after it: of every table the number of rows and
 * the latest transaction that wrote one of them, which says more than time stamps do. The tables are counted only where
 * some transaction has written since they were counted last, since that takes longer than most calls.
 */
export async function digestOf({ db }: Store): Promise<string> {
  const horizon = await horizonOf(db);
  const last = known.get(db);
  if (last?.horizon === horizon) return last.digest;
  const digest = await count(db);
  known.set(db, { horizon, digest });
  return digest;
}

async function horizonOf(db: Store['db']): Promise<string> {
  const horizon = sql<{ horizon: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as horizon`;
  const { rows } = await horizon.execute(db);
  return String(rows[0]?.horizon);
}

async function count(db: Store['db']): Promise<string> {
  const tables = objectDefinitions.map(
    ({ apiName }) =>
      sql`select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) as state from ${sql.table(apiName)}`,
  );
  const { rows } = await sql<{ state: string }>`${sql.join(tables, sql` union all `)}`.execute(db);
  return objectDefinitions.map(({ apiName }, index) => `${apiName} ${rows[index]?.state}`).join(', ');
}
