import type { Connection } from './connection/connection.ts';

/** For tables that are smaller together, deleting rows is far quicker than truncating. */
const TRUNCATED_FROM_BYTES = 500_000;

export interface TableSize {
  name: string;
  /** A double: the rows of a large catalogue take more bytes than a 32-bit integer counts. */
  bytes: number;
}

/** Those of the named tables that have rows, or had some since they were last truncated. */
export async function filledTables(connection: Connection, names: readonly string[]): Promise<TableSize[]> {
  const { rows } = await connection.query<TableSize>(
    `select relname as name, pg_relation_size(oid)::float8 as bytes from pg_class
     where relkind = 'r' and relname = any($1) and relnamespace = current_schema()::regnamespace
       and pg_relation_size(oid) > 0`,
    [names],
  );
  return rows;
}

/** Whether tables are emptied by truncating rather than by deleting their rows. */
export function areTruncated(tables: readonly TableSize[]): boolean {
  return tables.reduce((sum, { bytes }) => sum + bytes, 0) >= TRUNCATED_FROM_BYTES;
}
