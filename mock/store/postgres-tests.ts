import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';

/** A PostgreSQL server, and the schema that belongs to one test file. */
export interface TestDatabase {
  readonly databaseUrl: string;
  readonly schema: string;
}

let current: TestDatabase | undefined;

/** Where test stores are opened now; undefined: in memory. */
export function testDatabase(): TestDatabase | undefined {
  return current;
}

/**
 * Runs the tests of other files a second time, with their test stores on the PostgreSQL server that DATABASE_URL names,
 * in a schema that only the calling file uses and that is dropped in the end. Without a server they are one skipped test
 * that says so.
 *
 * @param files what imports each file, by a name that says what it tests
 */
export function describeOnPostgres(title: string, files: Readonly<Record<string, () => Promise<unknown>>>) {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) return it.skip(`${title} on PostgreSQL (skipped: DATABASE_URL names no server)`);
  const schema = freshSchema();
  describe(`${title} on PostgreSQL`, () => {
    beforeAll(() => {
      current = { databaseUrl, schema };
    });
    afterAll(async () => {
      current = undefined;
      await runSql(databaseUrl, `drop schema if exists "${schema}" cascade`);
    });
    for (const [name, load] of Object.entries(files)) describe(name, async () => void (await load()));
  });
}

/** A name that no other schema has. */
export function freshSchema(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
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
