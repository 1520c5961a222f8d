import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../../../store/store.ts';
import type { Scope } from '../compile/scope.ts';

/** How many records of the object the user may see that fulfil all of the conditions. */
export async function countRecords(
  { db }: Store,
  { joins }: Scope,
  where: readonly RawBuilder<unknown>[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from ${joins.from} where ${sql.join([sql`true`, ...where], sql` and `)}`.execute(
    db,
  );
  return Number(rows[0]?.count);
}
