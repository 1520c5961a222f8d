import { sql } from 'kysely';
import { CATEGORY_FACET, type FacetField, facetNames } from '../facet-values.ts';
import type { Refinements } from '../refinements.ts';
import { type Assigned, COUNTED, type Counts, inTree } from './count-categories.ts';
import { allOf, type Condition, type Hits, inGroups, obeys } from './hits.ts';

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
}

/** Counts hits by all facets, in one statement. */
export async function countValues(
  hits: Hits,
  refinements: Refinements,
  ofFamilies: boolean,
): Promise<Counted> {
  const facets = facetNames();
  const all = obeys(hits.shelf, refinements);
  const parts = facets.map((facet) => linesOf(facet, obeys(hits.shelf, refinements, facet)));
  const { rows } = await sql<Line>`
    with counted as (${hits.term ? matching(hits.term, hits.within) : COUNTED}),
    hit as materialized (
      select g.*, c.products from counted c join "_search_groups" g on g."Number" = c.number where ${hits.within})
    select null::text as facet, null::text as value, null::text[] as assigned,
      coalesce(sum(g.products), 0)::int as count, ${ofFamilies ? countFamilies(hits, all) : sql`0`}::int as families
      from hit g where ${all}
    union all
    select null, '', "Categories", sum(g.products)::int, null from hit g where ${all} group by "Categories"
    union all ${sql.join(parts, sql` union all `)}`.execute(hits.shelf.store.db);
  const [total] = rows;
  const ofFacet = (name: string | null) =>
    rows.filter(({ facet, value }) => facet === name && value !== null);
  const { tree } = hits.shelf;
  const countsOf = (facet: string) =>
    facet === CATEGORY_FACET ? inTree(tree, ofFacet(facet)) : plain(ofFacet(facet));
  return {
    products: total?.count ?? 0,
    families: total?.families ?? 0,
    categories: inTree(tree, ofFacet(null)),
    facets: new Map(facets.map((facet) => [facet, countsOf(facet)])),
  };
}

/** How many products of each group match a term. */
const matching = (term: Condition, within: Condition): Condition =>
  sql`select p."Group" as number, count(*)::int as products from "_search_products" p
    where ${term} and ${inGroups(within)} group by 1`;

const countFamilies = ({ term, within }: Hits, refined: Condition): Condition =>
  sql`(select count(distinct p."Family") from "_search_products" p
    where ${allOf([...(term ? [term] : []), inGroups(allOf([within, refined]))])})`;

function linesOf(facet: string, condition: Condition): Condition {
  if (facet === CATEGORY_FACET)
    return sql`select ${sql.lit(facet)}, '', "Categories", sum(g.products)::int, null
      from hit g where ${condition} group by "Categories"`;
  const column = sql.ref(facet as FacetField);
  return sql`select ${sql.lit(facet)}, ${column}, null, sum(g.products)::int, null
    from hit g where ${condition} and ${column} is not null group by ${column}`;
}

function plain(lines: readonly Line[]): Counts {
  return new Map(lines.map(({ value, count }) => [value ?? '', count]));
}
