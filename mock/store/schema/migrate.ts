import { createHash } from 'node:crypto';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import type { Connection, Database } from '../connection/connection.ts';
import { quoted } from './columns.ts';
import { type PhysicalSchema, physicalSchema } from './physical-schema.ts';

const EMPTY: PhysicalSchema = {
  tables: {},
  sequences: {},
  constraints: {},
  trail: {},
  search: {},
  indexes: {},
};

/** The stored tables cannot become what the definitions ask for without losing data. */
export class SchemaMismatchError extends Error {
  override name = 'SchemaMismatchError' as const;

  constructor(changes: readonly string[], reset: string) {
    const list = changes.map((change) => `  - ${change}`).join('\n');
    super(
      `The stored data was made by other object definitions and cannot be adapted without loss:\n${list}\n` +
        `To start afresh with seed data, ${reset}.`,
    );
  }
}

/**
 * Brings the tables in line with the definitions. New tables, columns and constraints are added; anything else is
 * refused with a SchemaMismatchError that names the changes and says how to `reset`. `onChange` runs in the same
 * transaction whenever the definitions are not those of last time.
 */
export async function migrate(
  database: Database,
  definitions: readonly ObjectDefinition[],
  reset: string,
  onChange: (connection: Connection) => Promise<void>,
): Promise<void> {
  const wanted = physicalSchema(definitions);
  const hash = definitionsHash(definitions);
  await database.exclusively(() =>
    database.transaction(async (connection) => {
      const stored = await storedSchema(connection);
      if (stored?.hash === hash) return;
      await run(connection, additions(stored?.schema ?? EMPTY, wanted, reset));
      await onChange(connection);
      await remember(connection, hash, wanted);
    }),
  );
}

/** Tells whether anything that tables or metadata records follow from has changed. */
export function definitionsHash(definitions: readonly ObjectDefinition[]): string {
  const all = JSON.stringify([definitions, physicalSchema(definitions)]);
  return createHash('sha256').update(all).digest('hex');
}

interface Stored {
  hash: string;
  schema: PhysicalSchema;
}

async function storedSchema(connection: Connection): Promise<Stored | undefined> {
  await connection.query('create table if not exists "_schema" (hash text not null, schema text not null)');
  const { rows } = await connection.query<{ hash: string; schema: string }>(
    'select hash, schema from "_schema"',
  );
  return rows[0] && { hash: rows[0].hash, schema: JSON.parse(rows[0].schema) as PhysicalSchema };
}

async function remember(connection: Connection, hash: string, schema: PhysicalSchema): Promise<void> {
  await connection.query('delete from "_schema"');
  await connection.query('insert into "_schema" values ($1, $2)', [hash, JSON.stringify(schema)]);
}

async function run(connection: Connection, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await connection.query(statement);
}

/** The statements that lead from the stored schema to the wanted one; throws where that takes more than adding. */
function additions(stored: PhysicalSchema, wanted: PhysicalSchema, reset: string): string[] {
  const changes = lossyChanges(stored, wanted);
  if (changes.length > 0) throw new SchemaMismatchError(changes, reset);
  return [
    ...missing(stored.sequences, wanted.sequences),
    ...Object.entries(wanted.tables).flatMap(([table, columns]) =>
      stored.tables[table] ? addColumns(table, stored.tables[table], columns) : [createTable(table, columns)],
    ),
    ...missing(stored.constraints, wanted.constraints),
    // Folders that were made before deletions were noted, or products searched in tables, have none of this.
    ...missing(stored.trail ?? {}, wanted.trail),
    ...missing(stored.search ?? {}, wanted.search),
    ...indexChanges(stored.indexes, wanted.indexes),
  ];
}

function indexChanges(
  stored: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): string[] {
  const outdated = Object.keys(stored).filter((name) => stored[name] !== wanted[name]);
  const fresh = Object.keys(wanted).filter((name) => stored[name] !== wanted[name]);
  return [
    ...outdated.map((name) => `drop index ${quoted(name)}`),
    ...fresh.map((name) => wanted[name] as string),
  ];
}

function createTable(table: string, columns: Readonly<Record<string, string>>): string {
  const list = Object.entries(columns).map(([name, sql]) => `${quoted(name)} ${sql}`);
  return `create table ${quoted(table)} (${list.join(', ')})`;
}

function addColumns(
  table: string,
  stored: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
) {
  return Object.entries(wanted)
    .filter(([name]) => !stored[name])
    .map(([name, sql]) => `alter table ${quoted(table)} add column ${quoted(name)} ${sql}`);
}

function missing(
  stored: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(wanted)
    .filter((name) => !stored[name])
    .map((name) => wanted[name] as string);
}

function lossyChanges(stored: PhysicalSchema, wanted: PhysicalSchema): string[] {
  const tables = Object.entries(stored.tables).flatMap(([table, columns]) => {
    const now = wanted.tables[table];
    return now ? columnChanges(table, columns, now) : [`object ${table} is gone`];
  });
  return [
    ...tables,
    ...differences(stored.sequences, wanted.sequences),
    ...differences(stored.constraints, wanted.constraints),
  ];
}

function columnChanges(
  table: string,
  stored: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): string[] {
  const added = Object.entries(wanted).filter(
    ([name, sql]) => !stored[name] && isRequiredWithoutDefault(sql),
  );
  return [
    ...differences(prefixed(table, stored), prefixed(table, wanted)),
    ...added.map(([name]) => `${table}.${name} is new and required, but has no default`),
  ];
}

function isRequiredWithoutDefault(sql: string): boolean {
  return sql.includes('not null') && !sql.includes('default ');
}

function prefixed(table: string, columns: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([name, sql]) => [`${table}.${name}`, sql]));
}

function differences(
  stored: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(stored).flatMap(([name, sql]) => {
    if (!wanted[name]) return [`${name} is gone`];
    return wanted[name] === sql ? [] : [`${name} was “${sql}” and is now “${wanted[name]}”`];
  });
}
