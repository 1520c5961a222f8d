import { type RawBuilder, sql } from 'kysely';
import { FIRST_WORD } from '../../../../store/search/index/matching-words.ts';
import type { Store } from '../../../../store/store.ts';
import type { Part } from '../words/find-word.ts';
import {
  type Condition,
  IS_SAMPLED,
  isMet,
  isOfObject,
  isSearchedPlace,
  markWeights,
  mayBeKnown,
  numbers,
  type Source,
} from '../words/source.ts';

/** Records with id, name and score, as a query. */
export type Matches = RawBuilder<unknown>;

/** None. */
export const NO_MATCHES: Matches = sql`
  select s."Id", s."Name", 0::float8 as score from "_search_records" s where false`;

/** The records of a source that meet a condition, all alike. */
export function everyMatch(source: Source, condition: Condition, score: number): Matches {
  return sql`select s."Id", s."Name", ${score}::float8 as score from "_search_records" s
    where ${condition} and ${mayBeKnown(source)}`;
}

const COLUMNS = sql`s."Id", s."Name", s."Words", s."Marks"`;

/** The records of a source that match all parts, each scored by the best word of each part. */
export function matchesOf(source: Source, parts: readonly Part[]): Matches {
  return scored(source, parts, sql`select ${COLUMNS} from "_search_records" s where ${meets(source, parts)}`);
}

/** Where more match than a sample tells that has so many, some of them are weighed: as many at most, and by name as many. */
const FEW_SAMPLED = 100;
const MOST_MATCHES = 200;

/** After every name that begins with another, in the order of names. */
const LAST = '\uffff';

/**
 * The same of no more than can be weighed at once: where very many match, some of them, and those whose names begin with
 * the term.
 */
export function someMatchesOf(source: Source, parts: readonly Part[], term: string): Matches {
  const begin = term.trim().toLowerCase();
  const matching = meets(source, parts);
  return scored(
    source,
    parts,
    sql`with named as materialized (select ${COLUMNS} from "_search_records" s
        where ${isOfObject(source)} and s."Name" >= ${begin} and s."Name" < ${begin + LAST}
          and (${matching}) is true),
      sampled as materialized (
        select ${COLUMNS} from "_search_records" s where ${IS_SAMPLED} and ${matching}),
      few as materialized (
        select count(*) < ${FEW_SAMPLED} as are from (select from sampled limit ${FEW_SAMPLED}) enough),
      whole as materialized (
        select ${COLUMNS} from "_search_records" s where (select are from few) and ${matching})
      (select * from whole)
      union all
      (select * from sampled where not (select are from few) limit ${MOST_MATCHES})
      union
      (select * from named where not (select are from few) limit ${MOST_MATCHES})`,
  );
}

function scored(source: Source, parts: readonly Part[], hits: RawBuilder<unknown>): Matches {
  const words = parts.flatMap((part, at) =>
    Array.from(part, ([number, quality]) => ({ part: at, number, quality })),
  );
  return sql`
    with hit as materialized (${hits}),
    meant as materialized (
      select * from json_to_recordset(${JSON.stringify(words)}::json) m(part int, number bigint, quality float8)),
    place as materialized (
      select * from json_to_recordset(${JSON.stringify(markWeights(source))}::json)
        p(mark smallint, weight float8, first boolean)),
    best as (
      select c."Id", meant.part,
        max(place.weight * meant.quality * case when place.first then ${FIRST_WORD}::float8 else 1 end) as score
      from (select hit."Id", unnest(hit."Words") as number, unnest(hit."Marks") as mark from hit) c
        join meant using (number) join place using (mark)
      group by 1, 2),
    scored as (select "Id", sum(score order by part) as score from best group by 1)
    select hit."Id", hit."Name", scored.score from hit join scored using ("Id")`;
}

/** Those of the sources in which a record matches all parts. */
export async function sourcesWithMatches(
  { db }: Store,
  meanings: ReadonlyMap<Source, { readonly parts: readonly Part[] }>,
): Promise<Set<Source>> {
  const asked = [...meanings];
  if (asked.length === 0) return new Set();
  const queries = asked.map(
    ([source, { parts }], at) => sql`select ${sql.lit(at)}::int as "at"
      where ${isMet(meets(source, parts))}`,
  );
  const { rows } = await sql<{ at: number }>`${sql.join(queries, sql` union all `)}`.execute(db);
  return new Set(rows.flatMap(({ at }) => asked[at]?.[0] ?? []));
}

function meets(source: Source, parts: readonly Part[]): Condition {
  const place = isSearchedPlace(source);
  const conditions = parts.map((part) => {
    const list = numbers(part.keys());
    const has = sql`s."Words" && ${list}`;
    return place
      ? sql`${has} and exists (select from unnest(s."Words", s."Marks") c(number, mark)
          where c.number = any(${list}) and ${place})`
      : has;
  });
  const all = conditions.length > 0 ? conditions : [isOfObject(source)];
  return sql.join([...all, mayBeKnown(source)], sql` and `);
}
