import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { openStore } from './open-store.ts';
import { describeRecordStore } from './record-store.suite.ts';
import { testClock } from './testing.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
const schema = `test_${randomUUID().replaceAll('-', '')}`;
const skipped = databaseUrl === '' ? ' (skipped: DATABASE_URL names no server)' : '';

describe.skipIf(skipped)(`the record store on PostgreSQL${skipped}`, () => {
  let created: Promise<unknown> | undefined;

  async function run(sql: string): Promise<void> {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  const open = async (clock: Clock = testClock()) => {
    created ??= run(`create schema "${schema}"`);
    await created;
    return openStore({ databaseUrl, schema, clock });
  };

  afterAll(() => run(`drop schema if exists "${schema}" cascade`));

  describeRecordStore(open);

  it('can be opened by several processes at once, first start included', async () => {
    await run(`drop schema "${schema}" cascade`);
    await run(`create schema "${schema}"`);
    const stores = await Promise.all([open(), open(), open()]);
    const ids = await Promise.all(stores.map((store) => store.insert('Account', { Name: 'Weber' })));
    expect(new Set(ids.map(({ Id }) => Id)).size).toBe(3);
    expect(await stores[0]?.count('Account')).toBe(3);
    await Promise.all(stores.map((store) => store.close()));
  });
});
