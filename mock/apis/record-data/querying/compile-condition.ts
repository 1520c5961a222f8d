import { type RawBuilder, sql } from 'kysely';
import { type Alternative, gatherAlternatives } from './alternatives.ts';
import { compare, isIn, isLike } from './compare.ts';
import type { Joins } from './joins.ts';

type Predicate = RawBuilder<unknown>;

/** A condition as SQL; the paths it names are added to the joins. */
export function compileCondition(condition: Alternative, joins: Joins): Predicate {
  switch (condition.kind) {
    case 'and':
      return combine(condition.conditions, sql` and `, sql`true`, joins);
    case 'or':
      return combine(gatherAlternatives(condition.conditions), sql` or `, sql`false`, joins);
    case 'not':
      // What cannot be compared because it is empty does not fulfil the condition, so it fulfils its opposite.
      return sql`not coalesce(${compileCondition(condition.condition, joins)}, false)`;
    case 'comparison':
      return compare(joins.locate(condition.path), condition, joins.timeZone);
    case 'membership':
      return isIn(joins.locate(condition.path), condition, joins.timeZone);
    case 'patterns':
      return isLike(joins.locate(condition.path), condition.patterns, condition.path);
  }
}

function combine(
  conditions: readonly Alternative[],
  separator: RawBuilder<unknown>,
  none: Predicate,
  joins: Joins,
): Predicate {
  if (conditions.length === 0) return none;
  return sql`(${sql.join(
    conditions.map((one) => compileCondition(one, joins)),
    separator,
  )})`;
}
