import { sql } from 'kysely';
import type { Store } from '../store.ts';
import { TRAIL } from './trail-schema.ts';

/** A record that was deleted. */
export interface Deletion {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Records of an object that were deleted after `start` and not after `end`, and are not there again; the earliest first. */
export async function deletionsOf(
  { db }: Store,
  apiName: string,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<Deletion[]> {
  const [from, until] = [start.toISOString(), end.toISOString()];
  const { rows } = await sql<{ Id: string; At: string }>`
    select "Id", to_char("At" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "At" from ${sql.raw(TRAIL)} as "gone"
    where "Object" = ${apiName} and "At" > ${from}::timestamptz and "At" <= ${until}::timestamptz
      and not exists (select 1 from ${sql.table(apiName)} as "there" where "there"."Id" = "gone"."Id")
    order by "At", "Id"`.execute(db);
  return rows.map(({ Id, At }) => ({ id: Id, at: At }));
}
