import { type RawBuilder, sql } from 'kysely';

/** A text column folded by the database as `fold` folds a text, so that both can be compared. */
export function foldedColumn(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`"_search_fold"(${column}::text)`;
}
