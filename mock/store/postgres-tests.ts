import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A PostgreSQL schema that one test store has to itself for a while. */
export interface SchemaLease {
  readonly databaseUrl: string;
  readonly schema: string;
  /** Gives it back to the next test store of this worker. */
  release(): void;
}

/** Numbers of the schemas that are in use in this worker. */
const leased = new Set<number>();

/**
 * Where a test store is opened now: a schema of this worker where the tests run on PostgreSQL, undefined where they run
 * in memory. A worker makes a schema for each store that it has open at once, and uses it again for the next file.
 */
export function leaseSchema(): SchemaLease | undefined {
  const { DATABASE_URL: databaseUrl, TEST_SCHEMAS: prefix, VITEST_POOL_ID: worker = '0' } = process.env;
  if (!databaseUrl || !testsRunOnPostgres()) return undefined;
  let number = 1;
  while (leased.has(number)) number += 1;
  leased.add(number);
  return {
    databaseUrl,
    schema: `${prefix}_${worker}_${number}`,
    release: () => void leased.delete(number),
  };
}

/** Whether test stores are opened on the server of DATABASE_URL. */
export function testsRunOnPostgres(): boolean {
  return Boolean(process.env.DATABASE_URL && process.env.TEST_SCHEMAS);
}

/** A name that no other schema has. */
export function freshSchema(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}

/** Drops every schema whose name begins so. */
export async function dropSchemas(databaseUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where starts_with(nspname, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`drop schema "${name}" cascade`);
  } finally {
    await client.end();
  }
}

/** Runs one statement on a connection of its own. */
export async function runSql(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
