import type { GroupByClause } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../../../model/metadata/field-info.ts';
import type { Field } from '../../../../objects/definition/index.ts';
import { fieldOperand, functionOperand } from './expressions.ts';
import type { Operand } from './operand.ts';
import type { Scope } from './scope.ts';

/** By what records are put together. */
export interface Grouping {
  readonly groups: readonly Operand[];
  /** Which groups of groups are totalled too: those that share the first fields, or any of the fields. */
  readonly subtotals?: 'ROLLUP' | 'CUBE';
}

/** Fields of which subtotals are made. */
const MOST_SUBTOTALLED = 3;

/** Reads `group by`; throws 400 for a field by which records cannot be put together. */
export function groupingOf(clause: GroupByClause | GroupByClause[] | undefined, scope: Scope): Grouping {
  const { text } = scope.asking;
  const clauses = [clause ?? []].flat();
  const subtotalled = clauses.find((one) => subtotalsOf(one) !== undefined);
  const subtotals = subtotalled && subtotalsOf(subtotalled);
  if (!subtotals || !('fn' in subtotalled)) return { groups: clauses.map((one) => groupOf(one, scope)) };
  const { parameters = [] } = subtotalled.fn;
  if (clauses.length > 1) throw text.malformed(subtotals, `${subtotals} stands alone`);
  if (parameters.length > MOST_SUBTOTALLED)
    throw text.malformed(subtotals, `${subtotals} takes at most ${MOST_SUBTOTALLED} fields`);
  const groups = parameters.map((field) =>
    groupOf(typeof field === 'string' ? { field } : { fn: field }, scope),
  );
  return { groups, subtotals };
}

/** `group by` as SQL. */
export function groupBy({ groups, subtotals }: Grouping): RawBuilder<unknown> {
  if (groups.length === 0) return sql``;
  const columns = sql.join(groups.map(({ column }) => column));
  if (subtotals === undefined) return sql`group by ${columns}`;
  return subtotals === 'ROLLUP' ? sql`group by rollup(${columns})` : sql`group by cube(${columns})`;
}

function subtotalsOf(clause: GroupByClause): Grouping['subtotals'] {
  const called = 'fn' in clause ? clause.fn.functionName?.toUpperCase() : undefined;
  return called === 'ROLLUP' || called === 'CUBE' ? called : undefined;
}

function groupOf(clause: GroupByClause, scope: Scope): Operand {
  const { text } = scope.asking;
  const operand = 'fn' in clause ? functionOperand(clause.fn, scope) : fieldOperand(clause.field, scope);
  if (operand.isAggregate || !isComparable(operand.field as Field))
    throw text.refuse(
      'INVALID_FIELD',
      operand.name,
      `field '${operand.name}' can not be grouped in a query call`,
    );
  return operand;
}
