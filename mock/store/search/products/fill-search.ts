import type { Connection } from '../../connection/connection.ts';
import { emptySearchTables } from '../empty-tables.ts';
import { bringToVersion } from '../stored-version.ts';
import { SEARCH_VERSION } from './search-schema.ts';

const PRODUCTS_PER_STATEMENT = 5000;

/** Forgets all that products are searched in. */
export function emptySearch(connection: Connection): Promise<void> {
  return emptySearchTables(connection, [
    '_search_products',
    '_search_words',
    '_search_groups',
    '_search_counts',
  ]);
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
export function upgradeSearch(connection: Connection, progress: (done: number) => void): Promise<void> {
  return bringToVersion(connection, '_search_version', SEARCH_VERSION, async () => {
    await emptySearch(connection);
    await fillSearch(connection, progress);
  });
}
