import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  defineObject,
  flag,
  int,
  type ObjectDefinition,
  reference,
  text,
} from '../../objects/definition/index.ts';
import type { Database } from '../connection/connection.ts';
import { openPglite } from '../connection/pglite.ts';
import { preparedImage } from '../testing.ts';
import { migrate, SchemaMismatchError } from './migrate.ts';

const label = { de: 'Feld', en: 'Field' };
const frame = {
  keyPrefix: 'a00',
  label,
  labelPlural: label,
  theme: { color: '000000', icon: 'x' },
  nameFields: ['Name'] as const,
  layout: [],
  compactLayout: [],
};
const fields = { Name: text(label, 20, { required: true }), Colour: text(label, 10) };
const first = defineObject({ ...frame, apiName: 'Shelf', fields });

let database: Database;
let changes: number;

beforeAll(async () => {
  database = await openPglite({ image: await preparedImage() });
});
beforeEach(async () => {
  await database.query('drop schema public cascade');
  await database.query('create schema public');
  changes = 0;
  await bring(first);
  await database.query(`insert into "Shelf" ("Id", "Name", "CreatedDate", "CreatedById", "LastModifiedDate",
    "LastModifiedById", "SystemModstamp") values ('a00', 'oben', now(), '005', now(), '005', now())`);
});
afterAll(() => database.close());

function bring(...definitions: ObjectDefinition[]): Promise<void> {
  return migrate(database, definitions, 'delete the folder', async () => {
    changes += 1;
  });
}

describe('migrate', () => {
  it('does nothing when nothing has changed', async () => {
    await bring(first);
    expect(changes).toBe(1);
  });

  it('adds columns and tables, keeping what is stored', async () => {
    const more = {
      ...fields,
      IsFull: flag(label),
      Depth: int(label),
      Width: int(label, { required: true, default: 40 }),
    };
    const books = {
      Name: text(label, 20, { required: true, unique: true }),
      ShelfId: reference(label, 'Shelf', 'Shelf', { required: true, onDelete: 'cascade' }),
    };
    await bring(
      defineObject({ ...frame, apiName: 'Shelf', fields: more }),
      defineObject({ ...frame, apiName: 'Book', keyPrefix: 'a01', fields: books }),
    );
    const { rows } = await database.query('select "Name", "IsFull", "Depth", "Width" from "Shelf"');
    expect(rows).toEqual([{ Name: 'oben', IsFull: false, Depth: null, Width: 40 }]);
    expect((await database.query('select * from "Book"')).rows).toEqual([]);
    expect(changes).toBe(2);
  });

  it('swaps indexes for list orders freely', async () => {
    const orderBy = { field: 'Colour', ascending: true } as const;
    const listViews = [{ apiName: 'All', label, columns: ['Name'] as const, orderBy }];
    const indexes = async () => {
      const { rows } = await database.query("select indexname from pg_indexes where tablename = 'Shelf'");
      return rows.map(({ indexname }) => indexname);
    };
    const before = await indexes();
    await bring(defineObject({ ...frame, apiName: 'Shelf', fields, listViews }));
    expect(await indexes()).toContain('Shelf_Colour_order');
    await bring(first);
    expect((await indexes()).toSorted()).toEqual(before.toSorted());
    expect(changes).toBe(3);
  });

  it.each([
    ['a column gone', { Name: fields.Name }, 'Shelf.Colour is gone'],
    ['another type', { ...fields, Colour: int(label) }, 'Shelf.Colour was “varchar(10)'],
    [
      'a new required column without default',
      { ...fields, Code: text(label, 5, { required: true }) },
      'Shelf.Code is new and required',
    ],
  ])('refuses %s and says how to start afresh', async (_, changed, message) => {
    const refused = bring(defineObject({ ...frame, apiName: 'Shelf', fields: changed as typeof fields }));
    await expect(refused).rejects.toBeInstanceOf(SchemaMismatchError);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toThrow('To start afresh with seed data, delete the folder.');
    const { rows } = await database.query('select "Name", "Colour" from "Shelf"');
    expect(rows).toEqual([{ Name: 'oben', Colour: null }]);
  });

  it('refuses an object that is gone', async () => {
    await expect(bring()).rejects.toThrow('object Shelf is gone');
  });
});
