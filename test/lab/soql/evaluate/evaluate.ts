import type { AnyRow, Value } from '#mock/store/row.ts';
import { typeOf } from '../generate/operands.ts';
import { typeAt } from '../schema.ts';
import type { Condition, RecordStatement, Statement } from '../statement.ts';
import { holds, innerValues, judgingRow } from './conditions.ts';
import { operandValue } from './operands.ts';
import { compareSorted } from './order.ts';
import { recordOf } from './record.ts';
import { totalRecords } from './total-records.ts';
import type { World } from './world.ts';

/** What a statement finds: how many records, and the records as far as they are answered. */
export interface Answer {
  readonly totalSize: number;
  readonly records: readonly unknown[];
}

/** Works out a statement over the records in memory, by the rules of the language and nothing of the platform's code for it. */
export function evaluate(statement: Statement, world: World): Answer {
  if (statement.kind === 'totals')
    return whole(bounded(totalRecords(statement, rowsOf(statement, world), world), statement));
  const rows = rowsOf(statement, world);
  if (statement.kind === 'count') return { totalSize: bounded(rows, statement).length, records: [] };
  const own = statement.mine ? rows.filter(({ OwnerId }) => OwnerId === world.userId) : rows;
  return whole(
    bounded(sorted(statement, own, world), statement).map((row) => withChildren(statement, row, world)),
  );
}

const whole = (records: readonly unknown[]): Answer => ({ totalSize: records.length, records });

function bounded<T>(all: readonly T[], { limit, offset = 0 }: Pick<Statement, 'limit' | 'offset'>): T[] {
  return all.slice(offset, limit === undefined ? undefined : offset + limit);
}

function rowsOf(
  { object, where }: Pick<Statement, 'object' | 'where'>,
  { records, today }: World,
): readonly AnyRow[] {
  const rows = records[object] ?? [];
  if (!where) return rows;
  const found = new Map<Condition, ReadonlySet<Value>>();
  return rows.filter((row) =>
    holds(
      where,
      judgingRow(
        object,
        row,
        (operand) => typeOf(object, operand),
        records,
        today,
        (semi) => {
          const among = found.get(semi) ?? innerValues(semi, typeOf, records, today);
          found.set(semi, among);
          const value = operandValue(object, row, { kind: 'field', path: semi.path }, records);
          return (value !== null && among.has(value)) !== semi.not;
        },
      ),
    ),
  );
}

function sorted({ object, order }: RecordStatement, rows: readonly AnyRow[], { records }: World): AnyRow[] {
  return rows.toSorted((a, b) => {
    for (const { operand, ...term } of order) {
      const typed =
        operand.kind === 'field' ? typeAt(object, operand.path) : { type: typeOf(object, operand) };
      const [left, right] = [a, b].map((row) => operandValue(object, row, operand, records));
      const compared = compareSorted(typed, left ?? null, right ?? null, term);
      if (compared !== 0) return compared;
    }
    return String(a.Id) < String(b.Id) ? -1 : 1;
  });
}

function withChildren(statement: RecordStatement, row: AnyRow, world: World): unknown {
  const record = recordOf(statement, row, world.records);
  for (const { relationship, by, statement: child } of statement.children) {
    const rows = rowsOf(child, world).filter((one) => one[by] === row.Id);
    const found = bounded(sorted(child, rows, world), child).map((one) =>
      recordOf(child, one, world.records),
    );
    record[relationship] =
      found.length === 0 ? null : { totalSize: found.length, done: true, records: found };
  }
  return record;
}
