import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedImage } from '../testing.ts';
import type { Database } from './connection.ts';
import { openPglite, SMALL_BUFFERS } from './pglite.ts';

let database: Database;

beforeAll(async () => {
  database = await openPglite({ image: await preparedImage() });
});
afterAll(() => database.close());

it('takes little memory for pages where it begins with an image', async () => {
  const { rows } = await database.query('show shared_buffers');
  expect(rows).toEqual([{ shared_buffers: `${SMALL_BUFFERS}MB` }]);
});

describe('a statement run again, by then prepared', () => {
  it.each([
    ['text', 'text', `O'Neil \\ "x"; drop table "Account" --`],
    ['a dollar sign and line breaks', 'text', '$1 $$ \n\r\t'],
    ['no value', 'text', null],
    ['a number', 'integer', -42],
    ['a fraction', 'double precision', 0.1],
    ['exact money', 'numeric(18,2)', '1234567890123456.78'],
    ['yes', 'boolean', true],
    ['a day', 'date', '2024-02-29'],
    ['a moment', 'timestamptz', '2026-06-01T12:00:00.123Z'],
    ['a moment with microseconds', 'timestamptz', '2026-06-01T12:00:00.000020Z'],
    ['a list of awkward texts', 'text[]', ['a,b', '{}', `"'\\`, 'null', '']],
  ])('answers %s as before', async (_, type, value) => {
    const ask = async () => (await database.query(`select $1::${type} as value`, [value])).rows;
    const answers = [await ask(), await ask(), await ask()];
    expect(answers).toEqual(Array(3).fill([{ value }]));
    const { rows } = await database.query('select 1 from pg_prepared_statements where statement like $1', [
      `%select $1::${type} as value`,
    ]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('says how many rows it wrote', async () => {
    await database.query('create table counted (number integer)');
    const write = () => database.query('insert into counted select generate_series(1, $1)', [3]);
    expect([(await write()).affected, (await write()).affected]).toEqual([3, 3]);
    expect((await database.query('delete from counted')).affected).toBe(6);
  });

  it('is prepared however many came once before it', async () => {
    for (let number = 0; number < 600; number += 1) await database.query(`select ${number} as once`);
    for (let run = 0; run < 2; run += 1) await database.query('select $1::text as late', ['x']);
    const prepared = 'select statement from pg_prepared_statements where statement like $1';
    expect((await database.query(prepared, ['%as late'])).rows).toHaveLength(1);
    expect((await database.query(prepared, ['%as once'])).rows).toEqual([]);
  });

  it('is planned anew once its table has grown', async () => {
    await database.query('create table growing (id integer primary key)');
    const grow = (from: number, to: number) =>
      database.query('insert into growing select generate_series($1::integer, $2::integer)', [from, to]);
    await grow(1, 20);
    await database.query('analyze growing');
    const find = () => database.query('select id as found from growing where id = any($1)', [[7, 9]]);
    for (let run = 0; run < 10; run += 1) await find();
    const { rows } = await database.query<{ name: string }>(
      `select name from pg_prepared_statements where statement like '%as found%'`,
    );
    const plan = async () =>
      JSON.stringify((await database.query(`explain execute ${rows[0]?.name}('{7,9}')`)).rows);
    expect(await plan()).toContain('Seq Scan');
    for (let from = 21; from < 6_000; from += 500) await grow(from, from + 499);
    expect(await plan()).toMatch(/Index|Bitmap/);
    expect((await find()).rows).toEqual([{ found: 7 }, { found: 9 }]);
  });

  it('works on after one that failed', async () => {
    const divide = (by: number) => database.query<{ value: number }>('select 6 / $1::integer as value', [by]);
    expect((await divide(2)).rows).toEqual([{ value: 3 }]);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(3)).rows).toEqual([{ value: 2 }]);
  });
});

describe('transactions', () => {
  it('make others wait and see nothing of what is undone', async () => {
    await database.query('create table seats (taken integer)');
    const undone = database.transaction(async (inside) => {
      await inside.query('insert into seats values (1)');
      throw new Error('never mind');
    });
    const seen = database.query('select taken from seats');
    await expect(undone).rejects.toThrow('never mind');
    expect((await seen).rows).toEqual([]);
  });
});
