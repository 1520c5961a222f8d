import type { AnyRow, Value } from '#mock/store/row.ts';
import { typeOf } from '../generate/operands.ts';
import { type Typed, typeAt } from '../schema.ts';
import type { GroupedStatement, Operand } from '../statement.ts';
import { holds } from './conditions.ts';
import { compareSorted } from './order.ts';
import { answered } from './shown.ts';
import { type Group, groupsOf, groupValue } from './totals.ts';
import type { World } from './world.ts';

/** The records that a query of totals answers, in its order. */
export function totalRecords(
  statement: GroupedStatement,
  rows: readonly AnyRow[],
  { records, today }: World,
): unknown[] {
  const { object, having } = statement;
  const told = (group: Group) => (operand: Operand) => groupValue(object, group, operand, records);
  const isKept = (group: Group) =>
    !having ||
    holds(having, {
      valueOf: told(group),
      typeOf: (operand) => typeOf(object, operand),
      found: never,
      today,
    });
  const found = groupsOf(statement, rows, records).filter(isKept);
  const sorted = found.toSorted((a, b) => compareGroups(statement, told(a), told(b)));
  return sorted.map((group) => answerOf(statement, told(group)));
}

function never(): boolean {
  throw new Error('HAVING has no query inside');
}

type ValueOf = (operand: Operand) => Value;

/** By the order that is asked for, then by the groups, each before the totals of several. */
function compareGroups(
  { object, order, groups, subtotals }: GroupedStatement,
  left: ValueOf,
  right: ValueOf,
): number {
  const tellings = subtotals
    ? groups.map((group): Operand => ({ kind: 'grouping', path: group.path ?? [] }))
    : [];
  for (const { operand, ...term } of [
    ...order,
    ...[...groups, ...tellings].map((one) => ({ operand: one })),
  ]) {
    const compared = compareSorted(typedOf(object, operand), left(operand), right(operand), term);
    if (compared !== 0) return compared;
  }
  return 0;
}

/** Of the least and the greatest the type is that of the field. */
function typedOf(object: string, operand: Operand): Typed {
  const isOfField = operand.kind === 'field' || (operand.kind === 'total' && /^M/.test(operand.called));
  return isOfField && operand.path ? typeAt(object, operand.path) : { type: typeOf(object, operand) };
}

/** Functions without a name of their own are counted. */
function answerOf({ object, outputs }: GroupedStatement, told: ValueOf): unknown {
  let unnamed = 0;
  const members = outputs.map(({ operand, alias }) => {
    const own = operand.kind === 'field' ? operand.path.at(-1) : `expr${unnamed}`;
    if (alias === undefined && operand.kind !== 'field') unnamed += 1;
    return [alias ?? own, answered({ type: typeOf(object, operand) }, told(operand))];
  });
  return Object.fromEntries(members);
}
