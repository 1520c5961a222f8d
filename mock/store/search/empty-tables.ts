import type { Connection } from '../connection/connection.ts';
import { quoted } from '../schema/columns.ts';
import { areTruncated, filledTables } from '../table-sizes.ts';

/** Forgets what the tables hold, which nothing refers to. */
export async function emptySearchTables(connection: Connection, tables: readonly string[]): Promise<void> {
  const areLarge = areTruncated(await filledTables(connection, tables));
  for (const table of tables.map(quoted))
    await connection.query(areLarge ? `truncate ${table}` : `delete from ${table}`);
}
