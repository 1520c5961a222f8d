import { sql } from 'kysely';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Shopper } from '../buyers/shopper.ts';
import { allOf, type Condition } from '../search/hits/hits.ts';
import { BY_NAME } from '../search/hits/order.ts';
import type { Hit } from '../search/hits/read-page.ts';
import type { Shelf } from '../search/term/read-term.ts';
import type { Counts } from './counts.ts';

/** What a recommender is asked. */
export interface Asked {
  readonly context: RequestContext;
  readonly shopper: Shopper;
  readonly currency: Row<'WebStore'>['DefaultCurrency'];
  readonly shelf: Shelf;
  /** Ids to begin from. */
  readonly anchors: readonly string[];
  /** All packs of the products among those. */
  readonly packs: readonly Hit[];
}

/** Whether a group may be shown: what needs a prescription must not be advertised to the public. */
export const isAdvertised: Condition = sql`g."L2C_CM_RegulatoryClassification__c"
  is distinct from 'verschreibungspflichtig'`;

/** The products `p` that fit, in their groups `g`, by name. */
export async function productsBy({ store }: Shelf, condition: Condition): Promise<Hit[]> {
  const query = sql<Hit>`select p."Id" as id, p."Family" as family
    from "_search_products" p join "_search_groups" g on g."Number" = p."Group"
    where ${condition} order by ${BY_NAME}`;
  return (await query.execute(store.db)).rows;
}

/** All packs of these products. */
export async function packsOf(shelf: Shelf, productIds: readonly string[]): Promise<Hit[]> {
  if (productIds.length === 0) return [];
  const ids = sql`any(${[...productIds]}::text[])`;
  return productsBy(
    shelf,
    sql`p."Family" in (select f."Family" from "_search_products" f where f."Id" = ${ids} or f."Family" = ${ids})`,
  );
}

/** Those of the products that fit which were counted, the most often first. */
export async function byCount(shelf: Shelf, counts: Counts, condition?: Condition): Promise<readonly Hit[]> {
  const counted = sql`p."Id" = any(${[...counts.keys()]}::text[])`;
  const products = await productsBy(shelf, allOf([counted, isAdvertised, ...(condition ? [condition] : [])]));
  const count = ({ id }: Hit) => counts.get(id) ?? 0;
  return products.filter((product) => count(product) > 0).sort((a, b) => count(b) - count(a));
}
