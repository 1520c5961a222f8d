import type { AnyRow, Value } from '#mock/store/row.ts';
import { keyOf } from '../generate/operands.ts';
import type { Records } from '../records.ts';
import { typeAt } from '../schema.ts';
import type { GroupedStatement, Operand } from '../statement.ts';
import { operandValue } from './operands.ts';
import { compareValues } from './order.ts';
import { valueAt } from './values.ts';

/** Records that are totalled together. */
export interface Group {
  readonly rows: readonly AnyRow[];
  /** Values of what is grouped, by the key of the operand; a subtotal has none for some. */
  readonly values: ReadonlyMap<string, Value>;
}

/** Puts records together, and subtotals of them where the statement asks. */
export function groupsOf(
  { object, groups, subtotals }: GroupedStatement,
  rows: readonly AnyRow[],
  records: Records,
): Group[] {
  if (groups.length === 0) return [{ rows, values: new Map() }];
  return setsOf(groups, subtotals).flatMap((by) => {
    if (by.length === 0) return [{ rows, values: new Map() }];
    const together = Map.groupBy(rows, (row) =>
      JSON.stringify(by.map((one) => operandValue(object, row, one, records))),
    );
    return [...together.values()].map((members) => ({
      rows: members,
      values: new Map(
        by.map((one) => [keyOf(one), operandValue(object, members[0] as AnyRow, one, records)]),
      ),
    }));
  });
}

function setsOf(
  groups: readonly Operand[],
  subtotals: GroupedStatement['subtotals'],
): (readonly Operand[])[] {
  if (subtotals === 'ROLLUP')
    return groups.map((_, index) => groups.slice(0, groups.length - index)).concat([[]]);
  if (subtotals === undefined) return [groups];
  const masks = Array.from({ length: 2 ** groups.length }, (_, mask) => mask);
  return masks.map((mask) => groups.filter((_, index) => (mask & (1 << index)) !== 0));
}

/** The value of an operand for a group. */
export function groupValue(object: string, group: Group, operand: Operand, records: Records): Value {
  if (operand.kind === 'grouping')
    return group.values.has(keyOf({ kind: 'field', path: operand.path })) ? 0 : 1;
  if (operand.kind !== 'total') return group.values.get(keyOf(operand)) ?? null;
  const { path, called } = operand;
  if (!path) return group.rows.length;
  const values = group.rows
    .map((row) => valueAt(object, row, path, records))
    .filter((value) => value !== null);
  if (called === 'COUNT') return values.length;
  if (called === 'COUNT_DISTINCT') return new Set(values).size;
  if (values.length === 0) return null;
  const sum = values.reduce<number>((total, value) => total + Number(value), 0);
  if (called === 'SUM') return sum;
  if (called === 'AVG') return sum / values.length;
  const sorted = values.toSorted((a, b) => compareValues(typeAt(object, path).type, a, b));
  return (called === 'MIN' ? sorted[0] : sorted.at(-1)) ?? null;
}
