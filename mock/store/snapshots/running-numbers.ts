import { objectDefinitions } from '../../objects/index.ts';
import type { Connection, Database } from '../connection/connection.ts';
import { FIRST_ASSIGNED_NUMBER } from '../ids.ts';
import { idSequence, numberSequence } from '../schema/columns.ts';

/** The next number of each sequence, by its quoted name. */
export type Numbers = Readonly<Record<string, number>>;

/** Sequences of ids, from which processes take blocks, and those of running numbers in fields. */
function sequences(): { ids: string[]; numbers: string[] } {
  return {
    ids: objectDefinitions.map(({ apiName }) => idSequence(apiName)),
    numbers: objectDefinitions.flatMap(({ apiName, fields }) =>
      Object.keys(fields)
        .filter((name) => fields[name]?.autoNumber)
        .map((name) => numberSequence(apiName, name)),
    ),
  };
}

/** Where all numbers stand before anything was written. */
export function firstNumbers(): Numbers {
  const { ids, numbers } = sequences();
  return Object.fromEntries([
    ...ids.map((name) => [name, FIRST_ASSIGNED_NUMBER]),
    ...numbers.map((name) => [name, 1]),
  ]);
}

/** Where all numbers stand now. */
export async function readNumbers(connection: Connection): Promise<Numbers> {
  const { ids, numbers } = sequences();
  const all = [...ids, ...numbers];
  const selects = all.map(
    (name, index) =>
      `select ${index} as position, last_value + case when is_called then s.increment else 0 end as next
       from ${name}, (select seqincrement as increment from pg_sequence where seqrelid = '${name}'::regclass) s`,
  );
  const { rows } = await connection.query<{ position: number; next: number }>(selects.join(' union all '));
  return Object.fromEntries(rows.map(({ position, next }) => [all[position] as string, Number(next)]));
}

/**
 * Sets the numbers back, as part of the transaction. Ids only where one process writes: another one may hold blocks of
 * them still, so with a server they go on from where they are.
 */
export async function setNumbers(database: Database, connection: Connection, next: Numbers): Promise<void> {
  const { ids, numbers } = sequences();
  for (const name of database.kind === 'pglite' ? [...ids, ...numbers] : numbers) {
    // A sequence that came later than the numbers stays where it is. Unlike setval, this is undone with the transaction.
    const number = next[name];
    if (number !== undefined) await connection.query(`alter sequence ${name} restart with ${number}`);
  }
}
