import { objectDefinitions } from '../objects/index.ts';
import type { Connection, Database } from './connection/connection.ts';
import { TRAIL } from './deletions/trail-schema.ts';
import { FIRST_ASSIGNED_NUMBER } from './ids.ts';
import { idSequence, numberSequence, quoted } from './schema/columns.ts';
import { emptySearch } from './search/products/fill-search.ts';
import { emptyRecordSearch } from './search/records/fill-records.ts';
import { areTruncated, filledTables, type TableSize } from './table-sizes.ts';

const OBJECT_TABLES = objectDefinitions.map(({ apiName }) => apiName);

/** Empties every table and sets the running numbers back; the numbers stay so when the transaction is undone. */
export async function clearRecords(database: Database, connection: Connection): Promise<void> {
  await emptyTables(database, connection);
  await connection.query(`select ${resets().join(', ')}`);
}

/** Empties every table. */
export async function emptyTables(database: Database, connection: Connection): Promise<void> {
  await connection.query(`delete from ${TRAIL}`);
  await emptySearch(connection);
  await emptyRecordSearch(connection);
  const filled = await filledTables(connection, OBJECT_TABLES);
  if (areTruncated(filled)) await truncateAll(connection);
  else if (database.kind === 'pglite') await deleteFrom(connection, filled);
  else await deleteAtOnce(connection, filled);
}

/** The references need no looking after, since everything goes. */
async function deleteFrom(connection: Connection, tables: readonly TableSize[]): Promise<void> {
  await connection.query('set local session_replication_role = replica');
  for (const { name } of tables) await connection.query(`delete from ${quoted(name)}`);
  await connection.query('set local session_replication_role = origin');
}

/** The same where references cannot be switched off: they are looked after at the end of a statement, so it is one. */
async function deleteAtOnce(connection: Connection, tables: readonly TableSize[]): Promise<void> {
  if (tables.length === 0) return;
  const deletions = tables.map(({ name }, index) => `d${index} as (delete from ${quoted(name)})`);
  await connection.query(`with ${deletions.join(', ')} select 1`);
}

async function truncateAll(connection: Connection): Promise<void> {
  await connection.query(`truncate ${OBJECT_TABLES.map(quoted).join(', ')}`);
}

function resets(): string[] {
  return objectDefinitions.flatMap(({ apiName, fields }) => [
    `setval('${idSequence(apiName)}', ${FIRST_ASSIGNED_NUMBER}, false)`,
    ...Object.keys(fields)
      .filter((name) => fields[name]?.autoNumber)
      .map((name) => `setval('${numberSequence(apiName, name)}', 1, false)`),
  ]);
}
