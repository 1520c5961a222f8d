import { sql } from 'kysely';
import type { Store } from '#mock/store/store.ts';

/** What had been written at a moment: the marks of a schema, or the number of the next transaction that writes. */
export interface Written {
  readonly marks?: string;
  readonly next: string;
}

/** What has been written by now. On a server, where others write too, the marks of this schema alone tell it. */
export async function writtenBy({ db }: Store): Promise<Written> {
  const { rows } = await sql<{ isServer: boolean; next: string }>`
    select to_regclass('"_changes"') is not null as "isServer",
      pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const { isServer = false, next = '' } = rows[0] ?? {};
  if (!isServer) return { next };
  const marks = await sql<{
    sum: string;
  }>`select coalesce(sum("number"), 0)::text as sum from "_changes"`.execute(db);
  return { next, marks: marks.rows[0]?.sum ?? '' };
}

/**
 * Whether anything was written and kept since then. Says more than a comparison of rows, and costs less: a transaction
 * that was undone counts as none.
 */
export async function hasWritten(store: Store, since: Written): Promise<boolean> {
  const now = await writtenBy(store);
  if (now.marks !== undefined) return now.marks !== since.marks;
  if (now.next === since.next) return false;
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from generate_series(${since.next}::bigint, ${now.next}::bigint - 1) as number
    where pg_xact_status(number::text::xid8) = 'committed'`.execute(store.db);
  return (rows[0]?.kept ?? 0) > 0;
}
