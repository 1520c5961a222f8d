import { type RawBuilder, sql } from 'kysely';
import type { Refinements } from '../refinements.ts';
import type { SortRuleId } from '../sort-rules.ts';
import type { TermPart } from '../term/term-part.ts';
import { allOf, type Hits, inGroups, obeys } from './hits.ts';
import { BY_RANK, orderOf, type SortFacts } from './order.ts';

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
  const { rule, facts = {}, offset = 0, limit, onePerFamily } = choice;
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
    with hit as (${hitsOf(hits, choice)})${scores?.ctes ?? sql``} ${rows} limit ${limit} offset ${offset}`;
  return (await query.execute(hits.shelf.store.db)).rows;
}

const COLUMNS = sql`p."Id", p."Family", p."Group", p."Name", p."Pack", p."Rank", p."CreatedDate", p."Words"`;

/** The hits to choose from. */
function hitsOf({ shelf, term, within }: Hits, choice: PageChoice): RawBuilder<unknown> {
  const { refinements = new Map(), offset = 0, limit } = choice;
  const groups = allOf([within, obeys(shelf, refinements)]);
  if (term || !isShownInOrder(choice))
    return sql`select ${COLUMNS} from "_search_products" p
      where ${allOf([...(term ? [term] : []), inGroups(groups)])}`;
  // An index has each group in this order, so that its first products are read however many there are.
  return sql`select p.* from "_search_groups" g cross join lateral (
    select ${COLUMNS} from "_search_products" p where p."Group" = g."Number"
    order by ${BY_RANK} limit ${offset + limit}) p where ${groups}`;
}

/** Whether products come as they do without a term, and nothing but their order decides which. */
function isShownInOrder({ rule, facts, onePerFamily }: PageChoice): boolean {
  return rule === 'relevance' && !onePerFamily && (facts?.levels?.size ?? 0) === 0;
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
    standing as materialized (
      select g."Number" as number, c.part, c.score from "_search_groups" g
        cross join lateral unnest(g."Categories") at(key) join place c using (key)
      union all
      select g."Number", c.part, c.score from "_search_groups" g join beginning c on c.key = g."Categories"[1]),
    gain as (
      select p."Id", c.part, c.score from hit p cross join lateral unnest(p."Words") word(key) join code c using (key)
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
