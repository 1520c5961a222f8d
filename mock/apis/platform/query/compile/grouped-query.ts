import type { FieldType, GroupByClause, Query } from '@jetstreamapp/soql-parser-js';
import type { RawBuilder } from 'kysely';
import { isComparable } from '../../../../model/metadata/field-info.ts';
import type { Field } from '../../../../objects/definition/index.ts';
import { type Bounds, bounds, refuseUnsupported } from './bounds.ts';
import { admitsOfRecords, conditions } from './conditions.ts';
import { fieldOperand, functionOperand, type Operand } from './expressions.ts';
import { orderTerms } from './order.ts';
import type { Scope } from './scope.ts';

/** A query of totals, ready to be put together as SQL. */
export interface GroupedQuery extends Bounds {
  readonly scope: Scope;
  /** Names of the answered members with what they hold. */
  readonly outputs: readonly { readonly name: string; readonly operand: Operand }[];
  readonly groups: readonly Operand[];
  readonly where: RawBuilder<unknown>;
  readonly having: RawBuilder<unknown>;
  readonly order: readonly RawBuilder<unknown>[];
  /** Whether it asks for the number of records only: `SELECT COUNT()`. */
  readonly isCount: boolean;
}

/** Whether a query asks for totals rather than for records. */
export function isGrouped({ groupBy, having, fields = [] }: Query): boolean {
  return groupBy !== undefined || having !== undefined || fields.some(isAggregate);
}

function isAggregate(field: FieldType): boolean {
  return field.type === 'FieldFunctionExpression' && field.isAggregateFn === true;
}

/** Reads a query of totals; throws 400 for a field that is neither grouped nor totalled (PF-SOQL-01). */
export function groupedQuery(query: Query, scope: Scope): GroupedQuery {
  const { text } = scope.asking;
  refuseUnsupported(query, text);
  const groups = [query.groupBy ?? []].flat().map((clause) => groupOf(clause, scope));
  const keys = new Set(groups.map(({ key }) => key));
  const admits = ({ name, key, isAggregate: isTotal }: Operand) => {
    if (!isTotal && !keys.has(key))
      throw text.malformed(name, `Field must be grouped or aggregated: ${name}`);
  };
  const { fields = [] } = query;
  const isCount = fields.length === 1 && isPlainCount(fields[0]);
  if (!isCount && fields.some(isPlainCount)) throw text.malformed('COUNT', 'COUNT() stands alone');
  if (!isCount && groups.length === 0 && query.limit !== undefined)
    throw text.malformed('LIMIT', 'a query of totals without groups takes no LIMIT');
  const outputs = outputsOf(fields, scope, admits);
  return {
    scope,
    outputs,
    groups,
    isCount: isCount && groups.length === 0,
    where: conditions(query.where, scope, admitsOfRecords(scope)),
    having: conditions(query.having, scope, admits),
    order: orderTerms(query.orderBy, scope, admits),
    ...bounds(query, text),
  };
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

function isPlainCount(field: FieldType | undefined): boolean {
  return field?.type === 'FieldFunctionExpression' && isAggregate(field) && field.parameters.length === 0;
}

function outputsOf(
  fields: readonly FieldType[],
  scope: Scope,
  admits: (operand: Operand) => void,
): GroupedQuery['outputs'] {
  const { text } = scope.asking;
  let unnamed = 0;
  const outputs = fields.map((field) => {
    if (field.type === 'FieldSubquery' || field.type === 'FieldTypeof')
      throw text.malformed('GROUP', 'a query of totals selects fields and totals only');
    const isFunction = field.type === 'FieldFunctionExpression';
    const operand = isFunction
      ? functionOperand(field, scope)
      : fieldOperand(('rawValue' in field && field.rawValue) || field.field, scope);
    admits(operand);
    const alias = 'alias' in field ? field.alias : undefined;
    const name = alias ?? (isFunction ? `expr${unnamed++}` : String(operand.key.split('.').at(-1)));
    return { name, operand };
  });
  const names = outputs.map(({ name }) => name.toLowerCase());
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  const repeated = outputs[twice];
  if (repeated) throw text.malformed(repeated.operand.name, `duplicate alias: ${repeated.name}`);
  return outputs;
}
