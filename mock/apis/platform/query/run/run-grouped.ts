import { type RawBuilder, sql } from 'kysely';
import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { AnyRow } from '../../../../store/row.ts';
import type { Store } from '../../../../store/store.ts';
import { apiValue } from '../../records/api-value.ts';
import type { ApiRecord } from '../../records/select-list.ts';
import type { GroupedQuery } from '../compile/grouped-query.ts';
import { groupBy } from '../compile/grouping.ts';
import { sortColumns } from '../compile/order.ts';

/** Groups that one answer has; there are no pages of them. */
const MOST_GROUPS = 2000;

/** How many records a query of their number finds. */
export async function readCount({ db }: Store, query: GroupedQuery): Promise<number> {
  const { scope, where, limit, offset } = query;
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (
      select 1 from ${scope.joins.from} where ${sql.join(where, sql` and `)}
      limit ${limit ?? null} offset ${offset}
    ) as "found"`.execute(db);
  return Number(rows[0]?.count);
}

/** The totals of a query, a record for each group; throws 400 where there are more than one answer has. */
export async function readGroups({ db }: Store, query: GroupedQuery): Promise<ApiRecord[]> {
  const { scope, outputs, grouping, where, having, limit, offset } = query;
  const columns = outputs.map(({ operand }, index) => sql`${operand.column} as ${sql.ref(`c${index}`)}`);
  const order = orderOf(query);
  const ordered = order.length > 0 ? sql`order by ${sql.join(order)}` : sql``;
  const most = Math.min(limit ?? MOST_GROUPS + 1, MOST_GROUPS + 1);
  const { rows } = await sql<AnyRow>`
    select ${sql.join(columns)} from ${scope.joins.from} where ${sql.join(where, sql` and `)} ${groupBy(grouping)}
    having ${having} ${ordered} limit ${most} offset ${offset}`.execute(db);
  if (rows.length > MOST_GROUPS) throw tooManyGroups();
  return rows.map((row) => recordOf(query, row));
}

/** The order that is asked for; the groups decide between what is equal in it, each before the totals of several. */
function orderOf({ order, grouping: { groups, subtotals } }: GroupedQuery): RawBuilder<unknown>[] {
  const own = groups
    .flatMap((group) => sortColumns(group, subtotals !== undefined))
    .map((column) => sql`${column} asc nulls first`);
  const tellings = subtotals ? groups.map(({ column }) => sql`grouping(${column})`) : [];
  return [...order, ...own, ...tellings];
}

function recordOf({ outputs }: GroupedQuery, row: AnyRow): ApiRecord {
  const members = outputs.map(({ name, operand, show }, index) => {
    const value = row[`c${index}`] ?? null;
    return [name, show ? show(value, null) : apiValue(operand.field, value)];
  });
  return { attributes: { type: 'AggregateResult' }, ...Object.fromEntries(members) };
}

function tooManyGroups(): PlatformFault {
  const message = `A query of totals answers at most ${MOST_GROUPS} groups; narrow it or add a LIMIT.`;
  return new PlatformFault(400, 'EXCEEDED_ID_LIMIT', message);
}
