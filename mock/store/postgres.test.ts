import { afterAll, describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { openStore } from './open-store.ts';
import { freshSchema, runSql } from './postgres-tests.ts';
import { describeRecordStore } from './record-store.suite.ts';
import { testClock } from './testing.ts';

const databaseUrl = process.env.DATABASE_URL ?? '';
const schema = freshSchema();
const skipped = databaseUrl === '' ? ' (skipped: DATABASE_URL names no server)' : '';

describe.skipIf(skipped)(`the record store on PostgreSQL${skipped}`, () => {
  const open = (clock: Clock = testClock()) => openStore({ databaseUrl, schema, clock });
  const drop = () => runSql(databaseUrl, `drop schema if exists "${schema}" cascade`);

  afterAll(drop);

  describeRecordStore(open);

  it('can be opened by several processes at once, first start included', async () => {
    await drop();
    const stores = await Promise.all([open(), open(), open()]);
    const ids = await Promise.all(stores.map((store) => store.insert('Account', { Name: 'Weber' })));
    expect(new Set(ids.map(({ Id }) => Id)).size).toBe(3);
    expect(await stores[0]?.count('Account')).toBe(3);
    await Promise.all(stores.map((store) => store.close()));
  });
});
