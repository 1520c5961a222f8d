import type { Connection } from '../connection/connection.ts';
import { quoted } from '../schema/columns.ts';

/** Does the work where the table of a version names another, or none: a data folder that is older than this program. */
export async function bringToVersion(
  connection: Connection,
  table: string,
  version: string,
  work: () => Promise<void>,
): Promise<void> {
  const name = quoted(table);
  await connection.query(`create table if not exists ${name} (version text not null)`);
  const { rows } = await connection.query<{ version: string }>(`select version from ${name}`);
  if (rows[0]?.version === version) return;
  await work();
  await connection.query(`delete from ${name}`);
  await connection.query(`insert into ${name} values ($1)`, [version]);
}
