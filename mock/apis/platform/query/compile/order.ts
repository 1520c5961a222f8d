import type { OrderByClause } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../../../model/metadata/field-info.ts';
import type { Field } from '../../../../objects/definition/index.ts';
import type { Admits } from './conditions.ts';
import { fieldOperand, functionOperand } from './expressions.ts';
import type { Scope } from './scope.ts';

/** The terms of an `order by`, empty values first unless told (PF-SOQL-01). */
export function orderTerms(
  clause: OrderByClause | OrderByClause[] | undefined,
  scope: Scope,
  admits: Admits,
): RawBuilder<unknown>[] {
  return [clause ?? []].flat().map((term) => {
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
    const nulls = term.nulls === 'LAST' ? sql`nulls last` : sql`nulls first`;
    return sql`${operand.column} ${direction} ${nulls}`;
  });
}
