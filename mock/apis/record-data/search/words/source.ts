import { type RawBuilder, sql } from 'kysely';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import { objectDefinition } from '../../../../objects/index.ts';
import { isSampled } from '../../../../store/search/products/searched-product.ts';
import { RECORDS_SAMPLED } from '../../../../store/search/records/record-search-schema.ts';
import type { Weights } from '../../../../store/search/records/searched-fields.ts';
import { placeMark, placesOf } from '../../../../store/search/records/searched-object.ts';

/** A condition on a row `s` of what records are searched in. */
export type Condition = RawBuilder<unknown>;

/** The records of an object that a term is looked for in. */
export interface Source {
  /** The object as whoever searches sees it. */
  readonly definition: ObjectDefinition;
  /** How much a hit counts by the place it is in; places without a weight are not searched. */
  readonly weights: Weights;
  /** Which records may be known of; absent where all may. What stands in others alone is as if it stood nowhere. */
  readonly visible?: Condition | undefined;
}

/** What a hit counts by the mark of its place. */
export interface MarkWeight {
  readonly mark: number;
  readonly weight: number;
  /** Whether the place begins with the word. */
  readonly first: boolean;
}

/** The marks of the places that are searched. */
export function markWeights({ definition: { apiName }, weights }: Source): MarkWeight[] {
  return placesOf(objectDefinition(apiName)).flatMap((name, place) =>
    [false, true]
      .map((first) => ({ mark: placeMark(place, first), weight: weights[name] ?? 0, first }))
      .filter(({ weight }) => weight > 0),
  );
}

/** Whether a word of a record, `c` with number and mark, stands where it is searched; absent where all places are. */
export function isSearchedPlace(source: Source): Condition | undefined {
  const marks = markWeights(source).map(({ mark }) => mark);
  const all = 2 * placesOf(objectDefinition(source.definition.apiName)).length;
  return marks.length === all ? undefined : sql`c.mark = any(${numbers(marks)})`;
}

/** The condition that a record is of the object. Words need none: their numbers are those of one object. */
export function isOfObject({ definition }: Source): Condition {
  return sql`s."Object" = ${definition.apiName}`;
}

/** The condition that a record may be known of. */
export function mayBeKnown({ visible }: Source): Condition {
  return visible ?? sql`true`;
}

/** A list of numbers of any size, as the database reads it. */
export function numbers(list: Iterable<number | string>): RawBuilder<unknown> {
  return sql`${`{${[...list].join(',')}}`}::text::bigint[]`;
}

/** One record in so many, which an index of their own finds. */
export const IS_SAMPLED = sql.raw(isSampled('s', RECORDS_SAMPLED));

/**
 * Whether a record meets a condition, as a condition of its own; planned as if all that do were read, since for one of
 * them the database would read through the table. Of words that very many records have, one in so many has them too.
 */
export function isMet(condition: Condition): Condition {
  const met = (part: Condition) => sql`exists (
    with matching as materialized (select from "_search_records" s where ${part}) select from matching)`;
  return sql`(${met(sql`${IS_SAMPLED} and ${condition}`)} or ${met(condition)})`;
}
