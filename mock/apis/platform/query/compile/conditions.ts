import type { HavingClause, LiteralType, Operator, WhereClause } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../../../model/metadata/field-info.ts';
import type { Field } from '../../../../objects/definition/index.ts';
import { type Comparison, type ConditionTree, conditionTree } from '../soql/condition-tree.ts';
import { literal } from '../soql/literal.ts';
import { compare, includes, isAmong, isLike } from './compare.ts';
import { fieldOperand, functionOperand } from './expressions.ts';
import { labelOperand } from './functions/label-operand.ts';
import type { Operand } from './operand.ts';
import type { Scope } from './scope.ts';
import { semiJoin } from './semi-join.ts';

type Predicate = RawBuilder<unknown>;

/** Which operands a clause takes; throws 400 for any other. */
export type Admits = (operand: Operand) => void;

/** What conditions are read in. */
interface Reading {
  readonly scope: Scope;
  readonly admits: Admits;
  /** Whether the query is inside another one already. */
  readonly isInner: boolean;
  /** Whether the conditions stand below an OR or a NOT. */
  readonly isNested: boolean;
}

/** A `where` or `having` as SQL; true where there is none. */
export function conditions(
  clause: WhereClause | HavingClause | undefined,
  scope: Scope,
  admits: Admits,
  isInner = false,
): Predicate {
  if (!clause) return sql`true`;
  return predicate(conditionTree(clause, scope.asking.text), { scope, admits, isInner, isNested: false });
}

/** A condition that every record of a query fulfils. */
export interface Conjunct {
  readonly operands: readonly Operand[];
  readonly where: Predicate;
}

/** The conditions of a `where` that AND joins, each by itself. */
export function conjuncts(clause: WhereClause | undefined, scope: Scope): Conjunct[] {
  if (!clause) return [];
  const tree = conditionTree(clause, scope.asking.text);
  const admitted = admitsOfRecords(scope);
  return (tree.kind === 'and' ? tree.of : [tree]).map((one) => {
    const operands: Operand[] = [];
    const admits: Admits = (operand) => {
      admitted(operand);
      operands.push(operand);
    };
    return { operands, where: predicate(one, { scope, admits, isInner: false, isNested: false }) };
  });
}

function predicate(tree: ConditionTree, reading: Reading): Predicate {
  switch (tree.kind) {
    case 'comparison':
      return comparison(tree.of, reading);
    case 'not':
      // What cannot be compared because it is empty does not fulfil the condition, so it fulfils its opposite.
      return sql`not coalesce(${predicate(tree.of, { ...reading, isNested: true })}, false)`;
    default: {
      const isNested = reading.isNested || tree.kind === 'or';
      const parts = tree.of.map((one) => predicate(one, { ...reading, isNested }));
      return sql`(${sql.join(parts, tree.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
  }
}

/** Operators that compare with several values in parentheses. */
const LISTS: readonly Operator[] = ['IN', 'NOT IN', 'INCLUDES', 'EXCLUDES'];

type Told = {
  readonly operator: Operator;
  readonly value: string | string[];
  readonly literalType?: LiteralType | LiteralType[];
};

function comparison(condition: Comparison, reading: Reading): Predicate {
  const { scope, admits } = reading;
  const { asking } = scope;
  const operand = operandOf(condition, reading);
  admits(operand);
  if ('valueQuery' in condition) {
    if (reading.isNested)
      throw asking.text.malformed(
        operand.name,
        'a query inside a condition stands neither below OR nor below NOT',
      );
    return semiJoin(operand, condition, scope, reading.isInner ? undefined : innerConditions);
  }
  const { operator: written, value, literalType } = condition as Told;
  // The parser leaves LIKE in the case that it was written in.
  const operator = written.toUpperCase() as Operator;
  if (LISTS.includes(operator) !== Array.isArray(value))
    throw asking.text.malformed(
      operand.name,
      `${operator} takes ${Array.isArray(value) ? 'one value' : 'a list of values'}`,
    );
  const literals = [value].flat().map((raw, index) => literal(raw, typeOf(literalType, index), asking.text));
  const [first] = literals;
  if (!first) throw asking.text.malformed(operand.name, 'a list of values is empty');
  switch (operator) {
    case 'LIKE':
      return isLike(operand, first, asking);
    case 'INCLUDES':
      return includes(operand, literals, asking);
    case 'EXCLUDES':
      return sql`not ${includes(operand, literals, asking)}`;
    case 'IN':
      return isAmong(operand, literals, asking);
    case 'NOT IN':
      return sql`not coalesce(${isAmong(operand, literals, asking)}, false)`;
    case '<>' as Operator:
      return compare(operand, '!=', first, asking);
    default:
      return compare(operand, operator, first, asking);
  }
}

function operandOf(condition: Comparison, { scope }: Reading): Operand {
  if (!('fn' in condition)) return fieldOperand(condition.field, scope);
  const { fn } = condition;
  return fn.functionName?.toUpperCase() === 'TOLABEL' ? labelOperand(fn, scope) : functionOperand(fn, scope);
}

/** The conditions of a query inside a condition, which has none inside its own. */
function innerConditions(clause: WhereClause | undefined, scope: Scope): Predicate {
  return conditions(clause, scope, admitsOfRecords(scope), true);
}

function typeOf(types: LiteralType | LiteralType[] | undefined, index: number): LiteralType | undefined {
  return Array.isArray(types) ? types[index] : types;
}

/** Conditions on records: their fields and parts of their days, no totals, and no long texts. */
export function admitsOfRecords({ asking }: Scope): Admits {
  return ({ name, field, isAggregate }) => {
    if (isAggregate) throw asking.text.malformed(name, `${name} is no field to filter records by`);
    if (field.type === 'MultiPicklist' || isComparable(field as Field)) return;
    throw asking.text.refuseCondition(
      'INVALID_FIELD',
      name,
      `field '${name}' can not be filtered in a query call`,
    );
  };
}
