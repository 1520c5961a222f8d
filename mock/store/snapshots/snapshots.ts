import { objectDefinitions } from '../../objects/index.ts';
import { emptyTables } from '../clear-records.ts';
import type { Connection, Database } from '../connection/connection.ts';
import { quoted } from '../schema/columns.ts';
import { fillTables } from './exchange-records.ts';
import { type Numbers, readNumbers, setNumbers } from './running-numbers.ts';

/** A copy of all records under a name. */
export interface Snapshot {
  readonly name: string;
  readonly description: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** How many records it holds. */
  readonly records: number;
}

interface StoredSnapshot extends Snapshot {
  readonly number: number;
  /** Objects of which it holds records. */
  readonly objects: readonly string[];
  readonly numbers: Numbers;
}

/** Name of the table that holds a snapshot's records of an object. */
function copyOf(number: number, apiName: string): string {
  return `_snapshot_${number}_${apiName}`;
}

/** All snapshots, latest first. */
export async function listSnapshots(connection: Connection): Promise<Snapshot[]> {
  const stored = await readAll(connection);
  return stored.map(({ name, description, createdAt, records }) => ({
    name,
    description,
    createdAt,
    records,
  }));
}

/** Copies all records beside themselves; undefined where the name is taken. */
export async function takeSnapshot(
  connection: Connection,
  { name, description, createdAt }: Omit<Snapshot, 'records'>,
): Promise<Snapshot | undefined> {
  const stored = await readAll(connection);
  if (stored.some((snapshot) => snapshot.name === name)) return undefined;
  const number = Math.max(0, ...stored.map((snapshot) => snapshot.number)) + 1;
  const objects: string[] = [];
  let records = 0;
  for (const { apiName } of objectDefinitions) {
    const count = await countOf(connection, apiName);
    if (count === 0) continue;
    const copy = quoted(copyOf(number, apiName));
    await connection.query(`drop table if exists ${copy}`);
    await connection.query(`create table ${copy} as table ${quoted(apiName)}`);
    objects.push(apiName);
    records += count;
  }
  const numbers = await readNumbers(connection);
  await connection.query(
    'insert into "_snapshots" (number, name, description, created, records, content) values ($1, $2, $3, $4, $5, $6)',
    [number, name, description, createdAt, records, JSON.stringify({ objects, numbers })],
  );
  return { name, description, createdAt, records };
}

/** Exchanges all records for those of a snapshot; answers how many, undefined where there is no such snapshot. */
export async function restoreSnapshot(
  database: Database,
  connection: Connection,
  name: string,
): Promise<number | undefined> {
  const stored = (await readAll(connection)).find((snapshot) => snapshot.name === name);
  if (!stored) return undefined;
  const sources = stored.objects.map((apiName) => ({ apiName, source: copyOf(stored.number, apiName) }));
  await emptyTables(database, connection);
  await fillTables(database, connection, sources);
  await setNumbers(database, connection, stored.numbers);
  return stored.records;
}

/** Forgets a snapshot; false where there is none of this name. */
export async function dropSnapshot(connection: Connection, name: string): Promise<boolean> {
  const stored = (await readAll(connection)).find((snapshot) => snapshot.name === name);
  if (!stored) return false;
  for (const apiName of stored.objects)
    await connection.query(`drop table if exists ${quoted(copyOf(stored.number, apiName))}`);
  await connection.query('delete from "_snapshots" where number = $1', [stored.number]);
  return true;
}

/** How many records there are of all objects. */
export async function countRecords(connection: Connection): Promise<number> {
  let records = 0;
  for (const { apiName } of objectDefinitions) records += await countOf(connection, apiName);
  return records;
}

async function countOf(connection: Connection, apiName: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from ${quoted(apiName)}`,
  );
  return Number(rows[0]?.count);
}

interface StoredRow {
  number: number;
  name: string;
  description: string | null;
  created: string;
  records: number;
  content: string;
}

async function readAll(connection: Connection): Promise<StoredSnapshot[]> {
  await connection.query(
    `create table if not exists "_snapshots" (
      number integer primary key, name text not null unique, description text,
      created text not null, records integer not null, content text not null)`,
  );
  const { rows } = await connection.query<StoredRow>('select * from "_snapshots" order by number desc');
  return rows.map(({ number, name, description, created, records, content }) => ({
    ...(JSON.parse(content) as Pick<StoredSnapshot, 'objects' | 'numbers'>),
    number,
    name,
    description,
    createdAt: created,
    records,
  }));
}
