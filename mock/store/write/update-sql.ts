import { Increment } from '../increment.ts';
import { columnOf } from '../query/columns.ts';
import { Parameters } from '../query/parameters.ts';
import { whereSql } from '../query/where-sql.ts';
import type { Value } from '../row.ts';
import { quoted } from '../schema/columns.ts';
import type { Writer } from './new-row.ts';

/**
 * The statement that changes one record. The stamp moves on by a microsecond at least, so that two changes within one
 * tick of the clock differ.
 */
export function updateSql(
  apiName: string,
  id: string,
  changes: Readonly<Record<string, Value | Increment | undefined>>,
  guard: object | undefined,
  { userId, now }: Writer,
): { sql: string; parameters: unknown[] } {
  const parameters = new Parameters();
  const stamp = { LastModifiedDate: now.toISOString(), LastModifiedById: userId };
  const assignments = Object.entries({ ...stamp, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => assignment(columnOf(apiName, name), value as Value | Increment, parameters));
  const moment = parameters.add(now.toISOString());
  assignments.push(
    `"SystemModstamp" = greatest(${moment}::timestamptz, "SystemModstamp" + interval '1 microsecond')`,
  );
  const condition = `"Id" = ${parameters.add(id)} and ${whereSql(apiName, guard, parameters)}`;
  const sql = `update ${quoted(apiName)} set ${assignments.join(', ')} where ${condition} returning *`;
  return { sql, parameters: parameters.values };
}

function assignment(column: string, value: Value | Increment, parameters: Parameters): string {
  if (value instanceof Increment) return `${column} = ${column} + ${parameters.add(value.by)}`;
  return `${column} = ${parameters.add(value)}`;
}
