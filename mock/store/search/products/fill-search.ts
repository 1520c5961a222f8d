import type { Connection } from '../../connection/connection.ts';
import { SEARCH_VERSION } from './search-schema.ts';

const PRODUCTS_PER_STATEMENT = 5000;
const SMALL_TABLES_BYTES = 500_000;

/** Forgets all that products are searched in. */
export async function emptySearch(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ bytes: number }>(
    `select (pg_relation_size('"_search_products"') + pg_relation_size('"_search_words"'))::int8 as bytes`,
  );
  const isSmall = Number(rows[0]?.bytes) < SMALL_TABLES_BYTES;
  // For few rows far quicker than truncating.
  for (const table of ['"_search_products"', '"_search_words"'])
    await connection.query(isSmall ? `delete from ${table}` : `truncate ${table}`);
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
