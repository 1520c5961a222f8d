import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../../model/metadata/field-info.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { invalidField } from '../faults.ts';
import { listPath } from '../selection/requested-fields.ts';
import { type Joins, ROOT } from './joins.ts';

/** How a list is to be ordered. */
export interface Sorting {
  readonly definition: ObjectDefinition;
  /** As the request names it: fields, a leading minus meaning descending. */
  readonly sortBy: readonly string[] | undefined;
  /** The list's own order, in the same words; or records by id in the order of the ids, empty without any. */
  readonly preset: readonly string[] | { readonly ids: readonly string[] };
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
  const terms = asked.map((name) => orderTerm(name, sorting, joins));
  const isDescending = terms.at(-1)?.isDescending ?? false;
  return [...terms, { column: sql.ref(`${ROOT}.Id`), isDescending, isNullable: false }];
}

/** @throws 400 INVALID_FIELD for a field that does not exist or cannot be compared */
function orderTerm(name: string, { definition }: Pick<Sorting, 'definition'>, joins: Joins): OrderTerm {
  const path = listPath(definition, name.replace(/^-/, ''));
  const { field, column } = joins.locate(path);
  if (!isComparable(field)) throw invalidField(name, definition);
  return { column, isDescending: name.startsWith('-'), isNullable: path.length > 1 || !field.required };
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
