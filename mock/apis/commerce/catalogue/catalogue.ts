import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Catalogue } from './catalogue-entry.ts';
import { type CatalogueVersion, catalogueVersion, versionText } from './catalogue-version.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { updateCatalogue } from './update-catalogue.ts';

interface Kept {
  readonly version: CatalogueVersion;
  readonly catalogue: Promise<Catalogue>;
}

/** Catalogues that were built, per database and catalogue id. */
const kept = new WeakMap<object, Map<string | null, Kept>>();

/**
 * Everything that can be found in a shop. Built once and kept until a product, a category or an assignment changes,
 * whoever changes it: each call asks the database for the version, so that a change in the console is found at the
 * next search. Where only products changed, only those are read again; stock changes with every order.
 */
export async function catalogueOf(store: Store, { CatalogId__c }: Row<'WebStore'>): Promise<Catalogue> {
  const version = await catalogueVersion(store);
  const byCatalog = kept.get(store.origin) ?? new Map<string | null, Kept>();
  kept.set(store.origin, byCatalog);
  const known = byCatalog.get(CatalogId__c);
  if (known && versionText(known.version) === versionText(version)) return known.catalogue;
  const catalogue =
    known && sameShape(known.version, version)
      ? known.catalogue.then((old) => updateCatalogue(store, old, known.version))
      : loadCatalogue(store, CatalogId__c);
  byCatalog.set(CatalogId__c, { version, catalogue });
  catalogue.catch(() => byCatalog.delete(CatalogId__c));
  return catalogue;
}

/** Whether the same products stand in the same categories, as far as counts can tell. */
function sameShape(a: CatalogueVersion, b: CatalogueVersion): boolean {
  return a.structure === b.structure && a.productCount === b.productCount;
}
