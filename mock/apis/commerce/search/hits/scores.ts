import { type RawBuilder, sql } from 'kysely';
import type { TermPart } from '../term/term-part.ts';
import type { Hits } from './hits.ts';

/** What weighs hits, as parts of a statement whose table `hit` has them. */
export interface Scores {
  readonly ctes: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
}

/** The relevance of each hit: the sum of what its best word counts for each part. Undefined where no word counts. */
export function scoresOf({ parts, mayBeVeryMany }: Hits): Scores | undefined {
  const words = scoredKeys(parts, ({ codes }) => codes());
  const anywhere = scoredKeys(parts, ({ categories }) => categories);
  const first = scoredKeys(parts, ({ firstCategories }) => firstCategories);
  if (![...words, ...anywhere].some(({ score }) => score > 0)) return undefined;
  // In a plan for these words, a list is looked up by a table made of it once; in one for any words, word by word.
  const telling = mayBeVeryMany ? sql`where w.key = any(${words.map(({ key }) => key)}::int[])` : sql``;
  const ctes = sql`,
    code as materialized (${rowsOf(words, sql`int`)}),
    place as materialized (${rowsOf(anywhere, sql`text`)}),
    beginning as materialized (${rowsOf(first, sql`text`)}),
    standing as materialized (
      select g."Number" as number, c.part, c.score from "_search_groups" g
        cross join lateral unnest(g."Categories") at(key) join place c using (key)
      union all
      select g."Number", c.part, c.score from "_search_groups" g join beginning c on c.key = g."Categories"[1]),
    gain as (
      select w."Id", c.part, c.score from (select p."Id", unnest(p."Words") as key from hit p) w join code c using (key)
      ${telling}
      union all
      select p."Id", s.part, s.score from hit p join standing s on s.number = p."Group"),
    best as (select "Id", part, max(score) as score from gain group by "Id", part),
    scored as (select "Id", sum(score order by part) as score from best group by "Id")`;
  return { ctes, join: sql`join scored s using ("Id")` };
}

interface ScoredKey {
  readonly part: number;
  readonly key: unknown;
  readonly score: number;
}

/** What each key counts for each part. */
function scoredKeys(
  parts: readonly TermPart[],
  of: (part: TermPart) => ReadonlyMap<unknown, number>,
): ScoredKey[] {
  return parts.flatMap((one, part) => Array.from(of(one), ([key, score]) => ({ part, key, score })));
}

/** The same as rows of the database; lists are read much faster than objects of JSON. */
function rowsOf(scored: readonly ScoredKey[], type: RawBuilder<unknown>): RawBuilder<unknown> {
  const [parts, keys] = [scored.map(({ part }) => part), scored.map(({ key }) => key)];
  const scores = scored.map(({ score }) => score);
  return sql`select * from unnest(${parts}::int[], ${keys}::${type}[], ${scores}::float8[]) c(part, key, score)`;
}
