import { sql } from 'kysely';
import type { CategoryTree } from '../../catalogue/category-tree.ts';
import type { Shelf } from '../term/read-term.ts';
import type { Condition } from './hits.ts';

/** How many products have each value. */
export type Counts = ReadonlyMap<string, number>;

/** Products that were put into the same categories. */
export interface Assigned {
  readonly assigned: readonly string[] | null;
  readonly count: number;
}

/** How many products of some groups stand in each category or below it, by its id. */
export async function countCategories({ store, tree }: Shelf, condition: Condition): Promise<Counts> {
  const { rows } = await sql<Assigned>`
    with counted as (${COUNTED})
    select g."Categories" as assigned, sum(c.products)::int as count
    from counted c join "_search_groups" g on g."Number" = c.number
    where ${condition} group by g."Categories"`.execute(store.db);
  return inTree(tree, rows);
}

/** How many products each group has, of those that have any. */
export const COUNTED = sql`select c."Group" as number, sum(c."Products")::int as products
  from "_search_counts" c group by 1 having sum(c."Products") > 0`;

/** A product counts once in each category that it stands in or below. */
export function inTree(tree: CategoryTree, lines: readonly Assigned[]): Counts {
  const counts = new Map<string, number>();
  for (const { assigned, count } of lines) {
    const above = new Set(assigned?.flatMap((id) => tree.path(id).map(({ Id }) => Id)));
    for (const id of above) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}
