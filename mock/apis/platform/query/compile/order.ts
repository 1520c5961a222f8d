import type { OrderByClause } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../../../model/metadata/field-info.ts';
import type { Field } from '../../../../objects/definition/index.ts';
import type { Admits } from './conditions.ts';
import { fieldOperand, functionOperand } from './expressions.ts';
import type { Operand } from './operand.ts';
import type { Scope } from './scope.ts';
import { isText, textColumn } from './text-column.ts';

/** The terms of an `order by`, empty values first unless told; subtotals have none for what they take together (PF-SOQL-01). */
export function orderTerms(
  clause: OrderByClause | OrderByClause[] | undefined,
  scope: Scope,
  admits: Admits,
  hasSubtotals = false,
): RawBuilder<unknown>[] {
  return [clause ?? []].flat().flatMap((term) => {
    const operand = 'fn' in term ? functionOperand(term.fn, scope) : fieldOperand(term.field, scope);
    admits(operand);
    const { text } = scope.asking;
    if (!operand.isAggregate && !isComparable(operand.field as Field))
      throw text.refuse(
        'INVALID_FIELD',
        operand.name,
        `field '${operand.name}' can not be sorted in a query call`,
      );
    const direction = term.order === 'DESC' ? sql`desc` : sql`asc`;
    const nulls = placeOfNulls({ isNeverEmpty: operand.isNeverEmpty && !hasSubtotals }, term.nulls);
    return sortColumns(operand, hasSubtotals).map((column) => sql`${column} ${direction} ${nulls}`);
  });
}

/** Where empty values stand; unsaid where there are none, as an index in its usual order then serves. */
function placeOfNulls(
  { isNeverEmpty }: { readonly isNeverEmpty: boolean | undefined },
  asked: OrderByClause['nulls'],
): RawBuilder<unknown> {
  if (isNeverEmpty) return sql``;
  return asked === 'LAST' ? sql`nulls last` : sql`nulls first`;
}

/** By what an operand is sorted, with subtotals beside what they take together if there are some. */
export function sortColumns(operand: Operand, hasSubtotals: boolean): RawBuilder<unknown>[] {
  const columns = columnsOf(operand);
  if (!hasSubtotals || operand.isAggregate) return columns;
  // PostgreSQL 15 takes a column that a condition holds to one value for the same in the subtotals, too.
  return columns.map((column) => sql`case when grouping(${operand.column}) = 0 then ${column} end`);
}

/** A picklist is sorted by the order of its values, any other text as people sort. */
function columnsOf(operand: Operand): RawBuilder<unknown>[] {
  const { column, field } = operand;
  if (!isText(field)) return [column];
  if (!field.picklist) return [textColumn(operand)];
  const values = field.picklist.values.map(({ value }) => value);
  const unknown = sql`case when ${column} is not null then ${sql.lit(values.length + 1)} end`;
  return [sql`coalesce(array_position(${values}::text[], ${column}::text), ${unknown})`, textColumn(operand)];
}
