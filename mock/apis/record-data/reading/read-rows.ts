import { type RawBuilder, sql } from 'kysely';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';

/** Rows of an object by id, with the columns named, `Id` among them; of a part of its rows, if a `table` names it. */
export async function readRows(
  { db }: Store,
  { apiName }: ObjectDefinition,
  columns: readonly string[],
  ids: readonly string[],
  table: RawBuilder<unknown> = sql.table(apiName),
): Promise<Map<string, AnyRow>> {
  if (ids.length === 0) return new Map();
  const query = sql<AnyRow>`select ${list(columns)} from ${table} as "rows" where "Id" = any(${[...ids]})`;
  const { rows } = await query.execute(db);
  return new Map(rows.map((row) => [row.Id, row]));
}

/** A page of the rows of every parent. */
export interface ChildRows {
  /** The rows of the object that may be seen, as a table of a query. */
  readonly table: RawBuilder<unknown>;
  readonly columns: readonly string[];
  /** Field that refers to the parent. */
  readonly fieldName: string;
  readonly parentIds: readonly string[];
  /** Rows of each parent that the pages before have. */
  readonly offset: number;
  /** Rows of each parent. */
  readonly limit: number;
}

/** Rows that refer to one of the parents, the newest first, at most `limit` of each after the first `offset`. */
export async function readChildRows({ db }: Store, request: ChildRows): Promise<AnyRow[]> {
  const { table, columns, fieldName, parentIds, offset, limit } = request;
  const parent = sql.ref(fieldName);
  const query = sql<AnyRow>`
    select ${list(columns)} from (
      select *, row_number() over (partition by ${parent} order by "CreatedDate" desc, "Id" desc) as "_position"
      from ${table} as "rows" where ${parent} = any(${[...parentIds]})
    ) as "children" where "_position" > ${offset} and "_position" <= ${offset + limit} order by "_position"`;
  return (await query.execute(db)).rows;
}

/** How many rows of a table of a query refer to a parent, counted no further than `limit`. */
export async function countChildRows(
  { db }: Store,
  table: RawBuilder<unknown>,
  fieldName: string,
  parentId: string,
  limit: number,
): Promise<number> {
  const query = sql<{ count: number }>`
    select count(*) as "count" from (
      select 1 from ${table} as "rows" where ${sql.ref(fieldName)} = ${parentId} limit ${limit}
    ) as "counted"`;
  return Number((await query.execute(db)).rows[0]?.count);
}

/** One page of a list. */
export interface ListRows {
  /** Alias of the listed object's table in `from`. */
  readonly root: string;
  readonly columns: readonly string[];
  /** Further columns to answer, each by its keyName. */
  readonly keys: readonly RawBuilder<unknown>[];
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

/** The name in a row of the key at a position. */
export function keyName(position: number): string {
  return `_key${position}`;
}

/** The rows of one page of a list. */
export async function readListRows({ db }: Store, request: ListRows): Promise<AnyRow[]> {
  const { root, columns, keys, from, where, order, limit, offset } = request;
  const selected = sql.join([
    ...columns.map((name) => sql.ref(`${root}.${name}`)),
    ...keys.map((key, position) => sql`${key} as ${sql.ref(keyName(position))}`),
  ]);
  const query = sql<AnyRow>`
    select ${selected} from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}`;
  return (await query.execute(db)).rows;
}

/** Ids of the rows that fulfil a condition, in an order: all of them, or the first `limit`. */
export async function readIds(
  { db }: Store,
  {
    root,
    from,
    where,
    order,
    limit,
  }: Pick<ListRows, 'root' | 'from' | 'where' | 'order'> & Partial<Pick<ListRows, 'limit'>>,
): Promise<string[]> {
  const query = sql<{ Id: string }>`
    select ${sql.ref(`${root}.Id`)} from ${from} where ${where} order by ${order} limit ${limit ?? null}`;
  return (await query.execute(db)).rows.map(({ Id }) => Id);
}

function list(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((name) => sql.ref(name)));
}
