import { objectDefinition, objectDefinitions } from '../../objects/index.ts';
import type { Connection, Database } from '../connection/connection.ts';
import { quoted } from '../schema/columns.ts';
import { fillSearch } from '../search/products/fill-search.ts';
import { fillRecordSearch } from '../search/records/fill-records.ts';

/** A table with records of an object. */
interface Source {
  readonly apiName: string;
  readonly source: string;
}

/**
 * Fills empty tables from others. References may lead anywhere, so they must not be looked after before all records
 * are there: the embedded database can leave them out, a server looks after them at the end of the one statement.
 */
export async function fillTables(
  database: Database,
  connection: Connection,
  sources: readonly Source[],
): Promise<void> {
  if (sources.length === 0) return;
  const insertions = [];
  for (const source of sources) insertions.push(await insertionFrom(connection, source));
  if (database.kind === 'postgres') {
    const parts = insertions.map((insertion, index) => `i${index} as (${insertion})`);
    await connection.query(`with ${parts.join(', ')} select 1`);
    return;
  }
  await connection.query('set local session_replication_role = replica');
  for (const insertion of insertions) await connection.query(insertion);
  await connection.query('set local session_replication_role = origin');
  // Nothing that follows from records was called for them.
  await fillSearch(connection);
  await fillRecordSearch(connection);
}

/** Columns that came later than the source get their defaults; what the database reckons itself is left to it. */
async function insertionFrom(connection: Connection, { apiName, source }: Source): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [quoted(source)],
  );
  const { fields } = objectDefinition(apiName);
  const columns = rows
    .filter(({ name }) => fields[name] && !fields[name].formula)
    .map(({ name }) => quoted(name))
    .join(', ');
  return `insert into ${quoted(apiName)} (${columns}) select ${columns} from ${quoted(source)}`;
}

const DEADLOCK = '40P01';
const MOST_TRIES = 5;

/**
 * Runs an exchange of all records in one transaction, which no other process over the same records disturbs: two of
 * them would mix, and what another process is writing would outlive it. A deadlock with such writes is tried again.
 */
export function exchangeRecords<T>(
  database: Database,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const tables = objectDefinitions.map(({ apiName }) => quoted(apiName)).join(', ');
  const attempt = async (tries: number): Promise<T> => {
    try {
      return await database.transaction(async (connection) => {
        if (database.kind === 'postgres') await connection.query(`lock table ${tables} in exclusive mode`);
        return work(connection);
      });
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries >= MOST_TRIES) throw error;
      return attempt(tries + 1);
    }
  };
  return database.exclusively(() => attempt(1));
}
