import { type RawBuilder, sql } from 'kysely';
import type { Refinements } from '../refinements.ts';
import type { SortRuleId } from '../sort-rules.ts';
import type { TermPart } from '../term/term-part.ts';
import { allOf, type Hits, obeys } from './hits.ts';
import { orderOf, type SortFacts } from './order.ts';

/** A product that was found. */
export interface Hit {
  readonly id: string;
  /** Id of the product with all its packs: of the parent of variations, or its own. */
  readonly family: string;
}

/** Which of the hits, in which order. */
export interface PageChoice {
  readonly rule: SortRuleId;
  readonly facts?: SortFacts;
  readonly refinements?: Refinements;
  readonly offset?: number;
  readonly limit: number;
  /** Only the first of all packs of a product. */
  readonly onePerFamily?: boolean;
}

/** Some of the products that were found, in one statement. */
export async function readPage(hits: Hits, choice: PageChoice): Promise<Hit[]> {
  const { rule, facts = {}, refinements = new Map(), offset = 0, limit, onePerFamily } = choice;
  const isScored =
    rule === 'relevance' && hits.parts.some(({ codes, categories }) => hasScores(codes(), categories));
  const { joins, by } = orderOf(rule, facts, isScored ? sql`s.score` : undefined);
  const scores = isScored ? scoresOf(hits.parts) : { ctes: sql``, join: sql`` };
  const found = sql`from hit p ${scores.join} ${joins}`;
  const rows = onePerFamily
    ? sql`select id, family from (
        select p."Id" as id, p."Family" as family, row_number() over (order by ${by}) as place,
          row_number() over (partition by p."Family" order by ${by}) as pack ${found}) ranked
      where pack = 1 order by place`
    : sql`select p."Id" as id, p."Family" as family ${found} order by ${by}`;
  const query = sql<Hit>`
    with hit as (
      select p."Id", p."Family", p."Name", p."Pack", p."Rank", p."CreatedDate", p."Words", p."Categories"
      from "_search_products" p where ${allOf([hits.condition, obeys(hits.shelf, refinements)])}
    )${scores.ctes} ${rows} limit ${limit} offset ${offset}`;
  return (await query.execute(hits.shelf.store.db)).rows;
}

function hasScores(...maps: readonly ReadonlyMap<unknown, number>[]): boolean {
  return maps.some((map) => [...map.values()].some((score) => score > 0));
}

interface Scores {
  readonly ctes: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
}

/** The relevance of each hit: the sum of what its best word counts for each part. */
function scoresOf(parts: readonly TermPart[]): Scores {
  const words = scoredKeys(parts, ({ codes }) => codes(), sql`int`);
  const anywhere = scoredKeys(parts, ({ categories }) => categories, sql`text`);
  const first = scoredKeys(parts, ({ firstCategories }) => firstCategories, sql`text`);
  const ctes = sql`,
    code as materialized (${words}),
    place as materialized (${anywhere}),
    beginning as materialized (${first}),
    gain as (
      select p."Id", c.part, c.score from hit p cross join lateral unnest(p."Words") word(key) join code c using (key)
      union all
      select p."Id", c.part, c.score from hit p cross join lateral unnest(p."Categories") at(key) join place c using (key)
      union all
      select p."Id", c.part, c.score from hit p join beginning c on c.key = p."Categories"[1]),
    best as (select "Id", part, max(score) as score from gain group by "Id", part),
    scored as (select "Id", sum(score order by part) as score from best group by "Id")`;
  return { ctes, join: sql`join scored s using ("Id")` };
}

/** What each key counts for each part, as rows; lists are read much faster than objects of JSON. */
function scoredKeys(
  parts: readonly TermPart[],
  of: (part: TermPart) => ReadonlyMap<unknown, number>,
  type: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rows = parts.flatMap((part, at) => Array.from(of(part), ([key, score]) => ({ at, key, score })));
  const [at, keys, scores] = [
    rows.map((row) => row.at),
    rows.map(({ key }) => key),
    rows.map(({ score }) => score),
  ];
  return sql`select * from unnest(${at}::int[], ${keys}::${type}[], ${scores}::float8[]) c(part, key, score)`;
}
