import { objectDefinitions } from '../../../objects/index.ts';
import type { Connection } from '../../connection/connection.ts';
import { quoted } from '../../schema/columns.ts';
import { emptySearchTables } from '../empty-tables.ts';
import { bringToVersion } from '../stored-version.ts';
import { recordSearchVersion } from './record-search-schema.ts';
import { isFound, textsSql } from './searched-object.ts';

const RECORDS_PER_STATEMENT = 5000;

/** Forgets all that records are searched in. */
export function emptyRecordSearch(connection: Connection): Promise<void> {
  return emptySearchTables(connection, ['_search_records', '_search_record_words']);
}

/** Reads all records anew into what they are searched in, which is empty. */
export async function fillRecordSearch(
  connection: Connection,
  progress: (done: number) => void = () => undefined,
): Promise<void> {
  let done = 0;
  for (const definition of objectDefinitions.filter(isFound)) {
    const texts = textsSql(definition);
    let ids: string[] = [];
    do {
      const { rows } = await connection.query<{ Id: string }>(
        `select "Id" from ${quoted(definition.apiName)} where "Id" > $1
         order by "Id" limit ${RECORDS_PER_STATEMENT}`,
        [ids.at(-1) ?? ''],
      );
      ids = rows.map(({ Id }) => Id);
      if (ids.length === 0) break;
      await connection.query('select "_search_store"($1, $2, $3::text[])', [definition.apiName, texts, ids]);
      done += ids.length;
      if (ids.length === RECORDS_PER_STATEMENT) progress(done);
    } while (ids.length === RECORDS_PER_STATEMENT);
  }
}

/** Fills what records are searched in where it was made by another version of this program, or by none. */
export function upgradeRecordSearch(connection: Connection, progress: (done: number) => void): Promise<void> {
  const version = recordSearchVersion(objectDefinitions);
  return bringToVersion(connection, '_search_record_version', version, async () => {
    await emptyRecordSearch(connection);
    await fillRecordSearch(connection, progress);
  });
}
