import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../store.ts';
import { TRAIL } from './trail-schema.ts';

/** A record that was deleted. */
export interface Deletion {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What was deleted of an object after `start` and not after `end`. */
interface Asked {
  readonly apiName: string;
  readonly start: Date;
  readonly end: Date;
  /** Rows with `IsDeleted` of which those that are gone are told. */
  readonly seen: RawBuilder<unknown>;
}

/** Records that were deleted and are not there again; the earliest first. */
export async function deletionsOf({ db }: Store, { apiName, start, end, seen }: Asked): Promise<Deletion[]> {
  const [from, until] = [start.toISOString(), end.toISOString()];
  const { rows } = await sql<{ Id: string; At: string }>`
    select "gone"."Id", to_char("At" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "At"
    from ${sql.raw(TRAIL)} as "gone" join ${seen} as "seen" on "seen"."Id" = "gone"."Id" and "seen"."IsDeleted"
    where "Object" = ${apiName} and "At" > ${from}::timestamptz and "At" <= ${until}::timestamptz
    order by "At", "gone"."Id"`.execute(db);
  return rows.map(({ Id, At }) => ({ id: Id, at: At }));
}
