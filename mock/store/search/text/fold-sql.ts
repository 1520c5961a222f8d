import { type RawBuilder, sql } from 'kysely';

/** A text column folded by the database as `fold` folds a text, so that both can be compared. */
export function foldedColumn(column: RawBuilder<unknown>): RawBuilder<unknown> {
  const plain = sql`replace(replace(replace(lower(${column}), 'ß', 'ss'), 'æ', 'a'), 'œ', 'o')`;
  const bare = sql`regexp_replace(normalize(${plain}, NFD), '[\u0300-\u036f]', '', 'g')`;
  return sql`regexp_replace(${bare}, '([aou])e', '\\1', 'g')`;
}
