import { type RawBuilder, sql } from 'kysely';
import { isComparable } from '../../metadata/field-info.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
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
  /** What happens to a field that does not exist; related lists pass over it (record-data.md §5). */
  readonly unknown: 'refused' | 'ignored';
}

/** The `order by` of a list: empty values last, and the id in the end, so that pages never overlap. */
export function orderBy({ definition, sortBy, preset, unknown }: Sorting, joins: Joins): RawBuilder<unknown> {
  const id = sql.ref(`${ROOT}.Id`);
  const asked = sortBy?.length ? sortBy : preset;
  if ('ids' in asked) return sql`array_position(${[...asked.ids]}::text[], ${id}::text)`;
  const terms = asked.flatMap((name) => {
    const path = listPath(definition, name.replace(/^-/, ''));
    const located = locate(path, name, definition, joins, unknown);
    return located ? [sql`${located.column} ${name.startsWith('-') ? sql`desc` : sql`asc`} nulls last`] : [];
  });
  return sql.join([...terms, sql`${id} asc`]);
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
