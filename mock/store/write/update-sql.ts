import { findObject } from '../../objects/index.ts';
import { Increment } from '../increment.ts';
import { columnOf } from '../query/columns.ts';
import { Parameters } from '../query/parameters.ts';
import { whereSql } from '../query/where-sql.ts';
import type { Value } from '../row.ts';
import { quoted } from '../schema/columns.ts';
import type { Writer } from './new-row.ts';

type Changes = Readonly<Record<string, Value | Increment | undefined>>;

/** The statement that changes one record; `guard` is a further condition on it. */
export function updateSql(
  apiName: string,
  id: string,
  changes: Changes,
  guard: object | undefined,
  { userId, now }: Writer,
): { sql: string; parameters: unknown[] } {
  const parameters = new Parameters();
  const moment = `${parameters.add(now.toISOString())}::timestamptz`;
  const assignments = Object.entries({ LastModifiedById: userId, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => assignment(columnOf(apiName, name), value as Value | Increment, parameters));
  const stamp = stampSql(apiName, moment);
  assignments.push(`"SystemModstamp" = ${stamp}`);
  if (changes.LastModifiedDate === undefined) assignments.push(`"LastModifiedDate" = ${stamp}`);
  const condition = `"Id" = ${parameters.add(id)} and ${whereSql(apiName, guard, parameters)}`;
  const sql = `update ${quoted(apiName)} set ${assignments.join(', ')} where ${condition} returning *`;
  return { sql, parameters: parameters.values };
}

/**
 * The moment that a changed record is stamped with; two changes within one tick of the clock differ by a microsecond at
 * least. Records that people edit have one version a second, the next change in the same second counting as one of the
 * next: by the whole seconds in which `If-Unmodified-Since` counts, whoever read the first of two versions could
 * otherwise overwrite the second (PF-WRITE-02).
 */
function stampSql(apiName: string, moment: string): string {
  const last = '"SystemModstamp"';
  if (findObject(apiName)?.managedByPlatform)
    return `greatest(${moment}, ${last} + interval '1 microsecond')`;
  const next = `date_trunc('second', ${last}) + interval '1 second'`;
  return `case when ${moment} < ${next} then ${next} else ${moment} end`;
}

function assignment(column: string, value: Value | Increment, parameters: Parameters): string {
  if (value instanceof Increment) return `${column} = ${column} + ${parameters.add(value.by)}`;
  return `${column} = ${parameters.add(value)}`;
}
