import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { objectDefinition, objectDefinitions } from '../../objects/index.ts';
import type { Connection } from '../connection/connection.ts';
import { quoted } from '../schema/columns.ts';
import type { Writer } from '../write/new-row.ts';
import { TRAIL } from './trail-schema.ts';

interface Gone {
  readonly Id: string;
  readonly Object: string;
  /** Moment of the deletion, as the database writes it. */
  readonly At: string;
}

/**
 * Stores deleted records again as they were, and with them, one level after the other, what went because it belonged to
 * them. What was cleared by the deletion stays cleared. Answers the ids by object; ids that are not known as deleted are
 * left out.
 */
export async function restoreDeleted(
  connection: Connection,
  ids: readonly string[],
  writer: Writer,
): Promise<Map<string, string[]>> {
  const restored = new Map<string, string[]>();
  let next = await goneOf(connection, ids);
  while (next.length > 0) {
    for (const [apiName, gone] of Map.groupBy(next, (one) => one.Object)) {
      const known = gone.map(({ Id }) => Id);
      await restore(connection, objectDefinition(apiName), known, writer);
      restored.set(apiName, [...(restored.get(apiName) ?? []), ...known]);
    }
    next = await goneWith(connection, next);
  }
  return restored;
}

async function goneOf(connection: Connection, ids: readonly string[]): Promise<Gone[]> {
  const sql = `select "Id", "Object", "At"::text as "At" from ${TRAIL}
    where "Id" = any($1) and "Record" is not null`;
  return (await connection.query<Gone>(sql, [[...ids]])).rows;
}

async function restore(
  connection: Connection,
  { apiName, fields }: ObjectDefinition,
  ids: readonly string[],
  { userId, now }: Writer,
): Promise<void> {
  const table = quoted(apiName);
  const columns = Object.keys(fields)
    .filter((name) => !fields[name]?.formula)
    .map(quoted)
    .join(', ');
  const changed = {
    SystemModstamp: now.toISOString(),
    LastModifiedDate: now.toISOString(),
    LastModifiedById: userId,
  };
  await connection.query(
    `with "back" as (delete from ${TRAIL} where "Id" = any($1) returning "Record" || $2::jsonb as "Record")
    insert into ${table} (${columns})
    select ${columns} from "back", jsonb_populate_record(null::${table}, "Record")`,
    [[...ids], JSON.stringify(changed)],
  );
}

/** What went with the records in the same moment, by references that let it go with them. */
async function goneWith(connection: Connection, parents: readonly Gone[]): Promise<Gone[]> {
  const found: Gone[] = [];
  for (const [parent, gone] of Map.groupBy(parents, (one) => one.Object)) {
    for (const [child, field] of cascadesOf(parent)) {
      const sql = `select distinct "c"."Id", "c"."Object", "c"."At"::text as "At" from ${TRAIL} as "c"
        join unnest($1::text[], $2::text[]) as "p" ("Id", "At") on "c"."At" = "p"."At"::timestamptz
        where "c"."Object" = $3 and "c"."Record" ->> $4 = "p"."Id"`;
      const keys = [gone.map(({ Id }) => Id), gone.map(({ At }) => At), child, field];
      found.push(...(await connection.query<Gone>(sql, keys)).rows);
    }
  }
  return [...new Map(found.map((one) => [one.Id, one])).values()];
}

const cascadesOf = (parent: string): [string, string][] =>
  objectDefinitions.flatMap(({ apiName, fields }) =>
    Object.entries(fields)
      .filter(([, { reference }]) => reference?.onDelete === 'cascade' && reference.to.includes(parent))
      .map(([field]): [string, string] => [apiName, field]),
  );
