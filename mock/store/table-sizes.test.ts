import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './connection/connection.ts';
import { openPglite } from './connection/pglite.ts';
import { areTruncated, filledTables } from './table-sizes.ts';

let database: Database;
beforeAll(async () => {
  database = await openPglite({});
  await database.query('create table "Full" as select 1 as n');
  await database.query('create table "Empty" (n integer)');
});
afterAll(() => database.close());

test('lists the named tables that have rows with their sizes', async () => {
  expect(await filledTables(database, ['Full', 'Empty', 'Missing'])).toEqual([{ name: 'Full', bytes: 8192 }]);
});

test('truncates tables that are large together', () => {
  const table = { name: 'Full', bytes: 250_000 };
  expect(areTruncated([table])).toBe(false);
  expect(areTruncated([table, table])).toBe(true);
});

test('counts sizes of more than two gigabytes, which 32-bit integers do not', async () => {
  await database.query('create schema "large"');
  await database.query(
    `create function "large".pg_relation_size(oid) returns int8 language sql as 'select 3000000000'`,
  );
  await database.query('create table "large"."Huge" (n integer)');
  await database.query('set search_path = "large", pg_catalog');
  expect(await filledTables(database, ['Huge'])).toEqual([{ name: 'Huge', bytes: 3_000_000_000 }]);
});
