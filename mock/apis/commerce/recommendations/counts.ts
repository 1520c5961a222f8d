import { sql } from 'kysely';
import { recommendationsConstants } from '#generated/commerce/constants.gen.ts';
import type { Store } from '#mock/store/store.ts';

/** How often something happened to products, by product id. */
export type Counts = ReadonlyMap<string, number>;

interface Counted {
  readonly productId: string;
  readonly count: number;
}

const DAY_MS = 86_400_000;

/** In how many orders each product stands together with one of these; they themselves are left out. */
export async function orderedTogether(store: Store, productIds: readonly string[]): Promise<Counts> {
  if (productIds.length === 0) return new Map();
  const ids = sql.join([...productIds]);
  return counts(
    await sql<Counted>`
      select other."Product2Id" as "productId", count(distinct other."OrderSummaryId")::int as "count"
      from "OrderItemSummary" one
      join "OrderItemSummary" other on other."OrderSummaryId" = one."OrderSummaryId"
      where one."Product2Id" in (${ids}) and other."Product2Id" not in (${ids})
      group by 1`.execute(store.db),
  );
}

/** How many packs of each product were ordered in the last days before a moment. */
export async function packsOrdered(store: Store, now: Date): Promise<Counts> {
  const since = new Date(now.getTime() - recommendationsConstants.topSellingDays * DAY_MS).toISOString();
  return counts(
    await sql<Counted>`
      select "Product2Id" as "productId", sum("Quantity")::int as "count"
      from "OrderItemSummary"
      where "Product2Id" is not null and "CreatedDate" >= ${since}::timestamptz
      group by 1`.execute(store.db),
  );
}

/** How many people have each product among what they viewed last. */
export async function viewers(store: Store): Promise<Counts> {
  return counts(
    await sql<Counted>`
      select "RecordId" as "productId", count(*)::int as "count"
      from "RecentlyViewed"
      where "Type" = 'Product2'
      group by 1`.execute(store.db),
  );
}

function counts({ rows }: { readonly rows: readonly Counted[] }): Counts {
  return new Map(rows.map(({ productId, count }) => [productId, count]));
}
