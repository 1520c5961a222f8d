import type { Connection, Database } from '../connection/connection.ts';

/** Stands for all objects at once. */
export const EVERY_OBJECT = '*';

/**
 * Makes the table that tells every process over one database what any of them has written: a number by object, raised
 * in the same transaction as the records are written.
 */
export async function makeMarks(database: Database): Promise<void> {
  await database.exclusively(() =>
    database.query(
      'create table if not exists "_changes" ("object" text primary key, "number" bigint not null)',
    ),
  );
}

/**
 * Raises the numbers of these objects. Each row is locked until the transaction ends, so that this is the last thing it
 * does; in one order, so that no two transactions wait for each other.
 */
export async function raiseMarks(connection: Connection, objects: Iterable<string>): Promise<void> {
  const sorted = [...new Set(objects)].sort();
  if (sorted.length === 0) return;
  await connection.query(
    `insert into "_changes" select "object", 1 from unnest($1::text[]) as "objects" ("object") order by "object"
     on conflict ("object") do update set "number" = "_changes"."number" + 1`,
    [sorted],
  );
}

/** The numbers of several objects, in their order, as texts that differ whenever records may. */
export async function readMarks(connection: Connection, objects: readonly string[]): Promise<string[]> {
  const { rows } = await connection.query<{ object: string; number: string }>(
    'select "object", "number"::text from "_changes" where "object" = any($1::text[])',
    [[...objects, EVERY_OBJECT]],
  );
  const numbers = new Map(rows.map(({ object, number }) => [object, number]));
  const ofAll = numbers.get(EVERY_OBJECT) ?? '0';
  return objects.map((object) => `${numbers.get(object) ?? '0'}-${ofAll}`);
}
