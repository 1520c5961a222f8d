import type { FieldType, Query } from '@jetstreamapp/soql-parser-js';
import type { RawBuilder } from 'kysely';
import { type Bounds, bounds, refuseUnsupported } from './bounds.ts';
import { type Admits, admitsOfRecords, conditions } from './conditions.ts';
import { type Grouping, groupingOf } from './grouping.ts';
import type { Operand } from './operand.ts';
import { orderTerms } from './order.ts';
import { isAggregateField, isPlainCount, type Output, outputsOf } from './outputs.ts';
import { withinScope } from './query-scope.ts';
import type { Scope } from './scope.ts';

/** A query of totals, ready to be put together as SQL. */
export interface GroupedQuery extends Bounds {
  readonly scope: Scope;
  /** Names of the answered members with what they hold. */
  readonly outputs: readonly Output[];
  readonly grouping: Grouping;
  readonly where: readonly RawBuilder<unknown>[];
  readonly having: RawBuilder<unknown>;
  readonly order: readonly RawBuilder<unknown>[];
  /** Whether it asks for the number of records only: `SELECT COUNT()`. */
  readonly isCount: boolean;
}

/** Whether a query asks for totals rather than for records. */
export function isGrouped({ groupBy, having, fields = [] }: Query): boolean {
  return groupBy !== undefined || having !== undefined || fields.some(isAggregateField);
}

/** Reads a query of totals; throws 400 for a field that is neither grouped nor totalled (PF-SOQL-01). */
export function groupedQuery(query: Query, scope: Scope): GroupedQuery {
  const { text } = scope.asking;
  refuseUnsupported(query, text);
  const grouping = groupingOf(query.groupBy, scope);
  const { fields = [] } = query;
  const isCount = fields.length === 1 && isPlainCount(fields[0]);
  refuseUngrouped(query, fields, grouping, scope);
  const admits = admitsOf(grouping, scope);
  return {
    scope,
    outputs: outputsOf(fields, scope, admits),
    grouping,
    isCount,
    where: [withinScope(query, scope), conditions(query.where, scope, admitsOfRecords(scope))],
    having: conditions(query.having, scope, admits),
    order: orderTerms(query.orderBy, scope, admits, grouping.subtotals !== undefined),
    ...bounds(query, text),
  };
}

/** What only makes sense with groups, and what makes none with them. */
function refuseUngrouped(
  { having, limit, for: use }: Query,
  fields: readonly FieldType[],
  { groups }: Grouping,
  { asking: { text } }: Scope,
): void {
  const counts = fields.filter(isPlainCount);
  if (counts.length > 0 && (fields.length > 1 || groups.length > 0))
    throw text.malformed('COUNT', 'COUNT() stands alone');
  if (use) throw text.malformed('FOR', 'a query of totals takes no FOR');
  if (groups.length > 0) return;
  if (having) throw text.malformed('HAVING', 'HAVING needs GROUP BY');
  if (counts.length === 0 && limit !== undefined)
    throw text.malformed('LIMIT', 'a query of totals without groups takes no LIMIT');
}

/** Totals, and what is grouped; `GROUPING` of what is grouped with subtotals. */
function admitsOf({ groups, subtotals }: Grouping, { asking: { text } }: Scope): Admits {
  const keys = new Set(groups.map(({ key }) => key));
  return ({ name, key, isAggregate }: Operand) => {
    const [, told] = /^GROUPING\((.*)\)$/.exec(key) ?? [];
    if (told !== undefined && !(subtotals && keys.has(told)))
      throw text.malformed(name, `GROUPING needs ROLLUP or CUBE of the field: ${name}`);
    if (!isAggregate && !keys.has(key))
      throw text.malformed(name, `Field must be grouped or aggregated: ${name}`);
  };
}
