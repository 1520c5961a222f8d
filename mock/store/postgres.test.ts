import { afterAll, describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { openPostgres } from './connection/postgres.ts';
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

  it('PF-REST-27 ends a statement that runs for too long, and works on', async () => {
    const database = await openPostgres({ url: databaseUrl, schema, statementMs: 100 });
    await expect(database.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    // What waits its turn to change the tables is not ended.
    const turns: number[] = [];
    const turn = (number: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      turns.push(number);
    };
    await Promise.all([database.exclusively(turn(1)), database.exclusively(turn(2))]);
    expect(turns).toHaveLength(2);
    await database.close();
  });

  it('can be opened by several processes at once, first start included', async () => {
    await drop();
    const stores = await Promise.all([open(), open(), open()]);
    const ids = await Promise.all(stores.map((store) => store.insert('Account', { Name: 'Weber' })));
    expect(new Set(ids.map(({ Id }) => Id)).size).toBe(3);
    expect(await stores[0]?.count('Account')).toBe(3);
    await Promise.all(stores.map((store) => store.close()));
  });
});
