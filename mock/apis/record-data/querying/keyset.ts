import { type RawBuilder, sql } from 'kysely';
import type { OrderTerm } from './sorting.ts';

/** What a record is sorted by, as the database answers it. */
export type KeyValue = string | number | boolean | null;

type Predicate = RawBuilder<unknown>;

/**
 * The records that come after the one with these values in an order in which empty values are last; `backwards`, those
 * that come before it.
 */
export function beyond(
  terms: readonly OrderTerm[],
  values: readonly KeyValue[],
  backwards: boolean,
): Predicate {
  const alternatives = terms.map((term, index) => {
    const equal = terms.slice(0, index).map((earlier, at) => equals(earlier, values[at] ?? null));
    return sql`(${sql.join([...equal, further(term, values[index] ?? null, backwards)], sql` and `)})`;
  });
  return sql`${startOf(terms[0], values[0] ?? null, backwards)} and (${sql.join(alternatives, sql` or `)})`;
}

function equals({ column }: OrderTerm, value: KeyValue): Predicate {
  return value === null ? sql`${column} is null` : sql`${column} = ${value}`;
}

function further(
  { column, isDescending, isNullable }: OrderTerm,
  value: KeyValue,
  backwards: boolean,
): Predicate {
  if (value === null) return backwards ? sql`${column} is not null` : sql`false`;
  const sign = isDescending === backwards ? sql`>` : sql`<`;
  const later = sql`${column} ${sign} ${value}`;
  return isNullable && !backwards ? sql`(${later} or ${column} is null)` : later;
}

/** Says once more, in a form that an index can begin at, that the first value is no earlier. */
function startOf(term: OrderTerm | undefined, value: KeyValue, backwards: boolean): Predicate {
  if (!term || value === null || (term.isNullable && !backwards)) return sql`true`;
  return sql`${term.column} ${term.isDescending === backwards ? sql`>=` : sql`<=`} ${value}`;
}
