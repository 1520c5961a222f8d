import { sql } from 'kysely';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import type { Store } from '../../../../store/store.ts';

/** State of the records of one object. */
export interface ObjectVersion {
  readonly apiName: string;
  readonly count: number;
  /** Changes with every record, also when one was stamped before another and committed after it. */
  readonly stamps: string;
  /** The latest change; null where there is no record. */
  readonly latestChange: string | null;
}

/** Asks the database for the state of several objects at once, in their order. */
export async function objectVersions(
  { db }: Store,
  definitions: readonly ObjectDefinition[],
): Promise<ObjectVersion[]> {
  if (definitions.length === 0) return [];
  const states = definitions.map(
    ({ apiName }, position) => sql`
      select ${position}::integer as "position", ${apiName}::text as "apiName", count(*)::integer as "count",
        coalesce(sum(extract(epoch from "SystemModstamp")), 0)::text as "stamps",
        max("SystemModstamp") as "latestChange"
      from ${sql.table(apiName)}`,
  );
  const query = sql<ObjectVersion>`${sql.join(states, sql` union all `)} order by "position"`;
  return (await query.execute(db)).rows;
}

export function sameVersion(a: ObjectVersion, b: ObjectVersion): boolean {
  return a.count === b.count && a.stamps === b.stamps;
}
