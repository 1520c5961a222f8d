import { sql } from 'kysely';
import { searchConstants } from '#generated/commerce/constants.gen.ts';
import { isSampled, SAMPLED } from '#mock/store/search/products/searched-product.ts';
import { CATEGORY_FACET, type FacetField, facetNames } from '../facet-values.ts';
import type { Refinements } from '../refinements.ts';
import { type Assigned, COUNTED, type Counts, inTree } from './count-categories.ts';
import { allOf, type Condition, type Hits, inGroups, obeys } from './hits.ts';
import { plannedFor } from './page-choice.ts';

/** What was counted. */
export interface Counted {
  /** Hits that obey all refinements. */
  readonly products: number;
  /** The same with all packs of a product as one; 0 where they are not counted. */
  readonly families: number;
  /** Products that obey all refinements in each category and below it, by id. */
  readonly categories: Counts;
  /** Counts by facet; those of a facet ignore its own refinements. */
  readonly facets: ReadonlyMap<string, Counts>;
}

interface Line extends Assigned {
  /** A facet, or null for those that obey all refinements. */
  readonly facet: string | null;
  readonly value: string | null;
  readonly families: number | null;
  /** How many there are without refinements; with the total alone. */
  readonly all: number | null;
}

/** Of so many hits each is counted: as many as can be looked through page by page. */
const COUNTED_HITS = searchConstants.mostReachedHits;

/**
 * Counts hits by all facets. Where a term matches more than anybody looks through, one product in so many is counted and
 * stands for the others; what is left of them by refinements is counted itself.
 */
export async function countValues(
  hits: Hits,
  refinements: Refinements,
  ofFamilies: boolean,
): Promise<Counted> {
  const { shelf, term, within } = hits;
  if (!term) return count(hits, COUNTED, refinements, ofFamilies);
  const counted = await count(hits, few(term, within), refinements, ofFamilies);
  if (counted.all <= COUNTED_HITS) return counted;
  const estimated = await count(hits, sample(term, within), refinements, ofFamilies);
  if (refinements.size === 0) return estimated;
  const refined = { ...hits, within: allOf([within, obeys(shelf, refinements)]) };
  const left = await count(refined, few(term, refined.within), new Map(), ofFamilies);
  return left.all <= COUNTED_HITS ? { ...left, facets: estimated.facets } : estimated;
}

/**
 * Counts by all facets, in one statement.
 *
 * @param products a query for how many products each group has
 */
async function count(
  hits: Hits,
  products: Condition,
  refinements: Refinements,
  ofFamilies: boolean,
): Promise<Counted & { readonly all: number }> {
  const facets = facetNames();
  const all = obeys(hits.shelf, refinements);
  const parts = facets.map((facet) => linesOf(facet, obeys(hits.shelf, refinements, facet)));
  const { rows } = await sql<Line>`${plannedFor(hits)}
    with counted as (${products}),
    hit as materialized (
      select g.*, c.products from counted c join "_search_groups" g on g."Number" = c.number where ${hits.within})
    select null::text as facet, null::text as value, null::text[] as assigned,
      coalesce(sum(g.products), 0)::int as count, ${ofFamilies ? countFamilies(hits, all) : sql`0`}::int as families,
      (select coalesce(sum(products), 0)::int from hit) as all
      from hit g where ${all}
    union all
    select null, '', "Categories", sum(g.products)::int, null, null from hit g where ${all} group by "Categories"
    union all ${sql.join(parts, sql` union all `)}`.execute(hits.shelf.store.db);
  const [total] = rows;
  const ofFacet = (name: string | null) =>
    rows.filter(({ facet, value }) => facet === name && value !== null);
  const { tree } = hits.shelf;
  const countsOf = (facet: string) =>
    facet === CATEGORY_FACET ? inTree(tree, ofFacet(facet)) : plain(ofFacet(facet));
  return {
    all: total?.all ?? 0,
    products: total?.count ?? 0,
    families: total?.families ?? 0,
    categories: inTree(tree, ofFacet(null)),
    facets: new Map(facets.map((facet) => [facet, countsOf(facet)])),
  };
}

/** How many products of each group match a term, until there are too many. */
const few = (term: Condition, within: Condition): Condition =>
  sql`with matching as materialized (
      select p."Group" as number from "_search_products" p where ${allOf([term, inGroups(within)])})
    select number, count(*)::int as products from (
      select number from matching limit ${COUNTED_HITS + 1}) few group by 1`;

/** The same for all of them, from those that an index of one product in so many has. */
const sample = (term: Condition, within: Condition): Condition =>
  sql`select p."Group" as number, count(*)::int * ${sql.lit(SAMPLED)} as products from "_search_products" p
    where ${allOf([sql.raw(isSampled('p')), term, inGroups(within)])} group by 1`;

const countFamilies = ({ term, within }: Hits, refined: Condition): Condition =>
  sql`(select count(distinct p."Family") from "_search_products" p
    where ${allOf([...(term ? [term] : []), inGroups(allOf([within, refined]))])})`;

function linesOf(facet: string, condition: Condition): Condition {
  if (facet === CATEGORY_FACET)
    return sql`select ${sql.lit(facet)}, '', "Categories", sum(g.products)::int, null, null
      from hit g where ${condition} group by "Categories"`;
  const column = sql.ref(facet as FacetField);
  return sql`select ${sql.lit(facet)}, ${column}, null, sum(g.products)::int, null, null
    from hit g where ${condition} and ${column} is not null group by ${column}`;
}

function plain(lines: readonly Line[]): Counts {
  return new Map(lines.map(({ value, count }) => [value ?? '', count]));
}
