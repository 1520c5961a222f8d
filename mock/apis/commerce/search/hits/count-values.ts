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
  /** Whether one product in so many was counted for the others; with the total alone. */
  readonly estimated: boolean | null;
}

/** Of about so many hits each is counted: of as many as can be looked through page by page. */
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
  const counted = await count(hits, refinements, ofFamilies);
  if (!counted.isEstimated || refinements.size === 0) return counted;
  const refined = { ...hits, within: allOf([hits.within, obeys(hits.shelf, refinements)]) };
  const left = await count(refined, new Map(), ofFamilies);
  return left.isEstimated ? counted : { ...left, facets: counted.facets };
}

/** Counts by all facets, in one statement. */
async function count(
  hits: Hits,
  refinements: Refinements,
  ofFamilies: boolean,
): Promise<Counted & { readonly isEstimated: boolean }> {
  const facets = facetNames();
  const all = obeys(hits.shelf, refinements);
  const parts = facets.map((facet) => linesOf(facet, obeys(hits.shelf, refinements, facet)));
  const { rows } = await sql<Line>`${plannedFor(hits)}
    with ${countedOf(hits)},
    hit as materialized (
      select g.*, c.products from counted c join "_search_groups" g on g."Number" = c.number where ${hits.within})
    select null::text as facet, null::text as value, null::text[] as assigned,
      coalesce(sum(g.products), 0)::int as count, ${ofFamilies ? countFamilies(hits, all) : sql`0`}::int as families,
      ${hits.mayBeVeryMany ? sql`(select are from many)` : sql`false`} as estimated
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
    isEstimated: total?.estimated ?? false,
    products: total?.count ?? 0,
    families: total?.families ?? 0,
    categories: inTree(tree, ofFacet(null)),
    facets: new Map(facets.map((facet) => [facet, countsOf(facet)])),
  };
}

/** How many hits each group has, as parts of a statement of which the last is called so. */
function countedOf({ term, within, mayBeVeryMany }: Hits): Condition {
  if (!term) return sql`counted as (${COUNTED})`;
  const condition = allOf([term, inGroups(within)]);
  return mayBeVeryMany ? sampledFirst(condition) : sql`counted as (${each(condition)} group by 1)`;
}

const each = (condition: Condition): Condition =>
  sql`select p."Group" as number, count(*)::int as products from "_search_products" p where ${condition}`;

/** Those that indexes of one product in so many have are counted, and where these tell of few, all. */
function sampledFirst(condition: Condition): Condition {
  return sql`sampled as materialized (
      select p."Group" as number, count(*)::int * ${sql.lit(SAMPLED)} as products from "_search_products" p
      where ${sql.raw(isSampled('p'))} and ${condition} group by 1),
    many as materialized (select coalesce(sum(products), 0) > ${COUNTED_HITS} as are from sampled),
    counted as (
      select * from sampled where (select are from many)
      union all
      ${each(condition)} and not (select are from many) group by 1)`;
}

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
