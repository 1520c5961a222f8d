import { type RawBuilder, sql } from 'kysely';
import { allOf, type Hits, inGroups } from './hits.ts';
import { BY_RANK, orderOf } from './order.ts';
import { groupsOf, isOneOf, type PageChoice, plannedFor } from './page-choice.ts';
import { scoresOf } from './scores.ts';
import { worthWeighing } from './worth-weighing.ts';

/** A product that was found. */
export interface Hit {
  readonly id: string;
  /** Id of the product with all its packs: of the parent of variations, or its own. */
  readonly family: string;
}

/** Some of the products that were found. */
export async function readPage(hits: Hits, choice: PageChoice): Promise<Hit[]> {
  return (await orderedHits(hits, choice)).map(({ id, family }) => ({ id, family }));
}

/** So many packs are looked through for each product. */
const PACKS = 10;

/** The same, of all packs of a product the first one only. */
export async function readFamilies(hits: Hits, choice: PageChoice): Promise<Hit[]> {
  const { offset = 0, limit } = choice;
  // The first of each product stand in the same order as all packs do, so that the first packs nearly always tell.
  const most = PACKS * (offset + limit);
  const packs = await readPage(hits, { ...choice, offset: 0, limit: most });
  const firsts = [...Map.groupBy(packs, ({ family }) => family).values()].flatMap(([first]) => first ?? []);
  if (firsts.length < offset + limit && packs.length === most) return orderedHits(hits, choice, true);
  return firsts.slice(offset, offset + limit);
}

async function orderedHits(hits: Hits, choice: PageChoice, onePerFamily = false): Promise<Hit[]> {
  const { rule, facts = {}, offset = 0, limit } = choice;
  const scores = rule === 'relevance' ? scoresOf(hits) : undefined;
  const { joins, by } = orderOf(rule, facts, scores && sql`s.score`);
  const found = sql`from hit p ${scores?.join ?? sql``} ${joins}`;
  const rows = onePerFamily
    ? sql`select id, family from (
        select p."Id" as id, p."Family" as family, row_number() over (order by ${by}) as place,
          row_number() over (partition by p."Family" order by ${by}) as pack ${found}) ranked
      where pack = 1 order by place`
    : sql`select p."Id" as id, p."Family" as family ${found} order by ${by}`;
  const isShownInOrder = rule === 'relevance' && !hits.term && !onePerFamily;
  const chosen = isShownInOrder
    ? firstOfGroups(hits, choice)
    : hitsOf(hits, choice, scores && (await worthWeighing(hits, choice)));
  const query = sql<Hit>`${plannedFor(hits)}
    with hit as (${chosen})${scores?.ctes ?? sql``} ${rows} limit ${limit} offset ${offset}`;
  return (await query.execute(hits.shelf.store.db)).rows;
}

const ORDERED = sql`p."Id", p."Family", p."Name", p."Pack", p."Rank"`;
const COLUMNS = sql`${ORDERED}, p."Group", p."CreatedDate", p."Words"`;

function hitsOf(hits: Hits, choice: PageChoice, ids: readonly string[] | undefined): RawBuilder<unknown> {
  const condition = ids
    ? sql`p."Id" = any(${[...ids]}::text[])`
    : allOf([...(hits.term ? [hits.term] : []), inGroups(groupsOf(hits, choice))]);
  return sql`select ${COLUMNS} from "_search_products" p where ${condition}`;
}

/**
 * As many of each group as are looked for, beside all that a merchandiser moved: an index has each group in the order in
 * which products come without a term, so that no others are read however many there are.
 */
function firstOfGroups(hits: Hits, choice: PageChoice): RawBuilder<unknown> {
  const { facts, offset = 0, limit } = choice;
  const moved = isOneOf([...(facts?.levels?.keys() ?? [])]);
  const groups = groupsOf(hits, choice);
  return sql`select p.* from "_search_groups" g cross join lateral (
      select ${ORDERED} from "_search_products" p where p."Group" = g."Number" and not ${moved}
      order by ${BY_RANK} limit ${offset + limit}) p where ${groups}
    union all
    select ${ORDERED} from "_search_products" p where ${moved} and ${inGroups(groups)}`;
}
