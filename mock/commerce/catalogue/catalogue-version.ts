import { sql } from 'kysely';
import type { Store } from '#mock/store/store.ts';

/** A text that changes whenever a product, a category or the assignment of one to the other does. */
export async function catalogueVersion(store: Store): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws('-',
      (select count(*) || '-' || extract(epoch from max("SystemModstamp")) from "Product2"),
      (select count(*) || '-' || extract(epoch from max("SystemModstamp")) from "ProductCategory"),
      (select count(*) || '-' || extract(epoch from max("SystemModstamp")) from "ProductCategoryProduct")
    ) as version`.execute(store.db);
  return rows[0]?.version ?? '';
}
