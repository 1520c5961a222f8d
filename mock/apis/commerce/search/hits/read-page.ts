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
  const scores = rule === 'relevance' ? scoresOf(hits.parts) : undefined;
  const { joins, by } = orderOf(rule, facts, scores && sql`s.score`);
  const found = sql`from hit p ${scores?.join ?? sql``} ${joins}`;
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
    )${scores?.ctes ?? sql``} ${rows} limit ${limit} offset ${offset}`;
  return (await query.execute(hits.shelf.store.db)).rows;
}

interface Scores {
  readonly ctes: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
}

/** The relevance of each hit: the sum of what its best word counts for each part. Undefined where no word counts. */
function scoresOf(parts: readonly TermPart[]): Scores | undefined {
  const words = scoredKeys(parts, ({ codes }) => codes());
  const anywhere = scoredKeys(parts, ({ categories }) => categories);
  const first = scoredKeys(parts, ({ firstCategories }) => firstCategories);
  if (![...words, ...anywhere].some(({ score }) => score > 0)) return undefined;
  const ctes = sql`,
    code as materialized (${rowsOf(words, sql`int`)}),
    place as materialized (${rowsOf(anywhere, sql`text`)}),
    beginning as materialized (${rowsOf(first, sql`text`)}),
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
