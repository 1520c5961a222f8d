import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../../model/metadata/field-info.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { invalidField } from '../faults.ts';
import { listPath } from '../selection/requested-fields.ts';
import { type Joins, type Located, ROOT } from './joins.ts';

/** How a list is to be ordered. */
export interface Sorting {
  readonly definition: ObjectDefinition;
  /** As the request names it: fields, a leading minus meaning descending. */
  readonly sortBy: readonly string[] | undefined;
  /** The list's own order, in the same words; or records by id in the order of the ids, empty without any. */
  readonly preset: readonly string[] | { readonly ids: readonly string[] };
  /** What happens to a field that does not exist; related lists pass over it, and follow their own order where no other field is asked for. */
  readonly unknown: 'refused' | 'ignored';
}

/** One of the columns that a list is sorted by. */
export interface OrderTerm {
  readonly column: RawBuilder<unknown>;
  readonly isDescending: boolean;
  /** Whether there may be records without a value; they come last. */
  readonly isNullable: boolean;
}

/** The `order by` of a list: empty values last, and the id in the end, so that pages never overlap. */
export function orderBy(sorting: Sorting, joins: Joins): RawBuilder<unknown> {
  const asked = askedOrder(sorting);
  if ('ids' in asked) return sql`array_position(${[...asked.ids]}::text[], ${sql.ref(`${ROOT}.Id`)}::text)`;
  return orderSql(orderTerms(sorting, joins));
}

/** What a list is sorted by; nothing where it follows a list of ids. The id goes the way of the term before it. */
export function orderTerms(sorting: Sorting, joins: Joins): OrderTerm[] {
  const asked = askedOrder(sorting);
  if ('ids' in asked) return [];
  const known = knownTerms(asked, sorting, joins);
  const { preset } = sorting;
  const terms = known.length > 0 || 'ids' in preset ? known : knownTerms(preset, sorting, joins);
  const isDescending = terms.at(-1)?.isDescending ?? false;
  return [...terms, { column: sql.ref(`${ROOT}.Id`), isDescending, isNullable: false }];
}

function knownTerms(names: readonly string[], { definition, unknown }: Sorting, joins: Joins): OrderTerm[] {
  return names.flatMap((name): OrderTerm[] => {
    const path = listPath(definition, name.replace(/^-/, ''));
    const located = locate(path, name, definition, joins, unknown);
    if (!located) return [];
    const isNullable = path.length > 1 || !located.field.required;
    return [{ column: located.column, isDescending: name.startsWith('-'), isNullable }];
  });
}

/** The terms as SQL, or the other way round. Only where there may be empty values it says where they go. */
export function orderSql(terms: readonly OrderTerm[], backwards = false): RawBuilder<unknown> {
  const nulls = backwards ? sql`nulls first` : sql`nulls last`;
  return sql.join(
    terms.map(({ column, isDescending, isNullable }) => {
      const direction = isDescending === backwards ? sql`asc` : sql`desc`;
      return isNullable ? sql`${column} ${direction} ${nulls}` : sql`${column} ${direction}`;
    }),
  );
}

function askedOrder({ sortBy, preset }: Sorting): Sorting['preset'] {
  return sortBy?.length ? sortBy : preset;
}

function locate(
  path: readonly string[],
  name: string,
  definition: ObjectDefinition,
  joins: Joins,
  unknown: Sorting['unknown'],
): Located | undefined {
  try {
    const located = joins.locate(path);
    if (isComparable(located.field)) return located;
  } catch (error) {
    if (unknown === 'refused') throw error;
    return undefined;
  }
  if (unknown === 'refused') throw invalidField(name, definition);
  return undefined;
}
