import type { Connection } from '../../connection/connection.ts';
import { quoted } from '../../schema/columns.ts';
import { areTruncated, filledTables } from '../../table-sizes.ts';
import { SEARCH_VERSION } from './search-schema.ts';

const PRODUCTS_PER_STATEMENT = 5000;
const SEARCH_TABLES = ['_search_products', '_search_words'];

/** Forgets all that products are searched in. */
export async function emptySearch(connection: Connection): Promise<void> {
  const areLarge = areTruncated(await filledTables(connection, SEARCH_TABLES));
  for (const table of SEARCH_TABLES.map(quoted))
    await connection.query(areLarge ? `truncate ${table}` : `delete from ${table}`);
}

/** Reads all products anew into what they are searched in, which is empty. */
export async function fillSearch(
  connection: Connection,
  progress: (done: number) => void = () => undefined,
): Promise<void> {
  let [last, done] = ['', 0];
  for (;;) {
    const { rows } = await connection.query<{ Id: string }>(
      `select "Id" from "Product2" where "Id" > $1 order by "Id" limit ${PRODUCTS_PER_STATEMENT}`,
      [last],
    );
    if (rows.length === 0) break;
    const ids = rows.map(({ Id }) => Id);
    await connection.query('select "_search_refresh"($1::text[])', [ids]);
    last = ids.at(-1) ?? '';
    done += ids.length;
    progress(done);
  }
}

/**
 * Fills what products are searched in where it was made by another version of this program, or by none: a data folder
 * that is older than it.
 */
export async function upgradeSearch(connection: Connection, progress: (done: number) => void): Promise<void> {
  await connection.query('create table if not exists "_search_version" (version text not null)');
  const { rows } = await connection.query<{ version: string }>('select version from "_search_version"');
  if (rows[0]?.version === SEARCH_VERSION) return;
  await emptySearch(connection);
  await fillSearch(connection, progress);
  await connection.query('delete from "_search_version"');
  await connection.query('insert into "_search_version" values ($1)', [SEARCH_VERSION]);
}
