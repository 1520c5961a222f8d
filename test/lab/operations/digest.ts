import { sql } from 'kysely';
import { objectDefinitions } from '#mock/objects/index.ts';
import type { Store } from '#mock/store/store.ts';

/**
 * What distinguishes the content of the store before a write from that after it: of every table the number of rows and
 * the latest transaction that wrote one of them, which says more than time stamps do.
 */
export async function digestOf({ db }: Store): Promise<string> {
  const tables = objectDefinitions.map(
    ({ apiName }) =>
      sql`select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) as state from ${sql.table(apiName)}`,
  );
  const { rows } = await sql<{ state: string }>`${sql.join(tables, sql` union all `)}`.execute(db);
  return objectDefinitions.map(({ apiName }, index) => `${apiName} ${rows[index]?.state}`).join(', ');
}
