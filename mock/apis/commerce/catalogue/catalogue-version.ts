import { sql } from 'kysely';
import type { Store } from '#mock/store/store.ts';

/** State of the records that a catalogue is made of. */
export interface CatalogueVersion {
  /** Changes with every product. */
  readonly products: string;
  readonly productCount: number;
  /** The latest change of a product; null where there is none. */
  readonly latestChange: string | null;
  /** Changes with every category and every assignment of a product to one. */
  readonly structure: string;
}

const PARTS = ['Product2', 'ProductCategory', 'ProductCategoryProduct'] as const;

/** Versions that were asked for last, with the marks of the objects until then, per database. */
const known = new WeakMap<object, { readonly marks: string; readonly version: Promise<CatalogueVersion> }>();

/**
 * The state of the catalogue. The records are looked at only where something may have been written since the last time: the
 * answer takes the longer the more products there are.
 */
export async function catalogueVersion(store: Store): Promise<CatalogueVersion> {
  const marks = (await store.changeMarks(PARTS)).join();
  const last = known.get(store.origin);
  if (last?.marks === marks) return last.version;
  const version = readVersion(store);
  known.set(store.origin, { marks, version });
  version.catch(() => known.delete(store.origin));
  return version;
}

/** The sum over all time stamps tells every change, also one that was stamped before another and committed after it. */
async function readVersion(store: Store): Promise<CatalogueVersion> {
  const { rows } = await sql<CatalogueVersion>`
    select
      coalesce(sum(extract(epoch from "SystemModstamp")), 0)::text as "products",
      count(*)::int as "productCount",
      max("SystemModstamp") as "latestChange",
      concat_ws('-',
        (select count(*) || '-' || sum(extract(epoch from "SystemModstamp")) from "ProductCategory"),
        (select count(*) || '-' || sum(extract(epoch from "SystemModstamp")) from "ProductCategoryProduct")
      ) as "structure"
    from "Product2"`.execute(store.db);
  return rows[0] as CatalogueVersion;
}

/** The version as one text, such as the application context answers it. */
export function versionText({ products, productCount, structure }: CatalogueVersion): string {
  return `${productCount}-${products}-${structure}`;
}
