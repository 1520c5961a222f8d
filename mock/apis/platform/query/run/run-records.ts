import { type RawBuilder, sql } from 'kysely';
import type { AnyRow } from '../../../../store/row.ts';
import type { Store } from '../../../../store/store.ts';
import { ROOT } from '../../../record-data/querying/joins.ts';
import type { ApiRecord } from '../../records/select-list.ts';
import type { ChildQuery, ParentQuery } from '../compile/child-query.ts';
import type { RecordQuery } from '../compile/record-query.ts';
import { addTypeofs } from './run-typeofs.ts';

/** A record with its id, which its fields may not name. */
export interface Found {
  readonly id: string;
  readonly record: ApiRecord;
}

/** The first records of a query, at most so many. */
export async function readFirst(store: Store, query: ParentQuery, most: number): Promise<Found[]> {
  const { where, order, limit = most, offset } = query;
  const part = sql`order by ${order} limit ${Math.min(limit, most)} offset ${offset}`;
  return read(store, query, sql`${where} ${part}`);
}

/** Ids of all records of a query, in its order. */
export async function readAllIds({ db }: Store, query: RecordQuery): Promise<string[]> {
  const { scope, where, order, limit, offset } = query;
  const { rows } = await sql<{ Id: string }>`
    select ${sql.ref(`${ROOT}.Id`)} from ${scope.joins.from} where ${where}
    order by ${order} limit ${limit ?? null} offset ${offset}`.execute(db);
  return rows.map(({ Id }) => Id);
}

/** Records that a query has found before, in the order of the ids; those that are gone are left out. */
export async function readFound(store: Store, query: ParentQuery, ids: readonly string[]): Promise<Found[]> {
  const found = await read(store, query, sql`${sql.ref(`${ROOT}.Id`)} = any(${[...ids]})`);
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function read(store: Store, query: ParentQuery, rest: RawBuilder<unknown>): Promise<Found[]> {
  const { list, scope, children } = query;
  const { rows } = await sql<AnyRow>`
    select ${list.columns} from ${scope.joins.from} where ${rest}`.execute(store.db);
  const found = rows.map((row) => ({ id: String(row.c0), record: list.record(row) }));
  await addTypeofs(store, query, rows, found.map(recordOf));
  for (const child of children) await addChildren(store, child, found);
  return found;
}

/** Puts into each record those that refer to it, by one query for all of them. */
async function addChildren(store: Store, child: ChildQuery, found: readonly Found[]): Promise<void> {
  const { list, scope, parent, where, order, limit, offset, relationshipName } = child;
  const ids = found.map(({ id }) => id);
  const { rows } = await sql<AnyRow>`
    select * from (
      select ${list.columns}, ${parent} as "_parent",
        row_number() over (partition by ${parent} order by ${order}) as "_position"
      from ${scope.joins.from} where ${parent} = any(${ids}) and ${where}
    ) as "children"
    where "_position" > ${offset} and (${limit ?? null}::int is null or "_position" <= ${offset + (limit ?? 0)})
    order by "_position"`.execute(store.db);
  const records = rows.map((row) => list.record(row));
  await addTypeofs(store, child, rows, records);
  const byParent = Map.groupBy(records, (_, index) => rows[index]?._parent);
  for (const { id, record } of found) {
    const own = byParent.get(id) ?? [];
    record[relationshipName] = own.length === 0 ? null : { totalSize: own.length, done: true, records: own };
  }
}

function recordOf({ record }: Found): ApiRecord {
  return record;
}
