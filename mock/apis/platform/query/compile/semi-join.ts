import type { Operator, Query, WhereClause } from '@jetstreamapp/soql-parser-js';
import { type RawBuilder, sql } from 'kysely';
import { fieldOperand } from './expressions.ts';
import type { Operand } from './operand.ts';
import { readObject, Scope } from './scope.ts';

/** Clauses that a query inside a condition does not take. */
const OTHERS = ['groupBy', 'having', 'orderBy', 'limit', 'offset', 'for', 'update', 'usingScope'] as const;

/**
 * A reference that is, or is not, among those that another query finds, which obeys the same permissions. `filter` makes
 * its conditions; it is absent inside such a query, as that one has none inside its own.
 */
export function semiJoin(
  operand: Operand,
  { operator, valueQuery }: { readonly operator: Operator; readonly valueQuery: Query },
  scope: Scope,
  filter: ((clause: WhereClause | undefined, scope: Scope) => RawBuilder<unknown>) | undefined,
): RawBuilder<unknown> {
  const { asking } = scope;
  const { text } = asking;
  scope.countSemiJoin(operand.name);
  const { sObject = '', sObjectAlias, fields = [], where } = valueQuery;
  const [first, ...more] = fields;
  const other = OTHERS.find((name) => valueQuery[name] !== undefined);
  if (!filter) throw text.malformed(sObject, 'a query inside a condition has none inside its own conditions');
  if (other) throw text.malformed(sObject, `a query inside a condition takes no ${other}`);
  const isField = first && 'field' in first && !('conditions' in first);
  if (!isField || more.length > 0)
    throw text.malformed(sObject, 'a query inside a condition selects one field');
  const within = new Scope(readObject(sObject, asking), sObjectAlias, asking);
  const inner = fieldOperand(('rawValue' in first && first.rawValue) || first.field, within);
  if (![operand, inner].every(({ field }) => field.type === 'Id' || field.type === 'Reference'))
    throw text.malformed(operand.name, 'a query inside a condition is compared with an id');
  const condition = filter(where, within);
  const found = sql`select ${inner.column} from ${within.joins.from} where ${condition} and ${inner.column} is not null`;
  const isAmong = sql`${operand.column} in (${found})`;
  return operator === 'NOT IN' ? sql`not coalesce(${isAmong}, false)` : isAmong;
}
