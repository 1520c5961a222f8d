import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { FIELD_FACETS } from '../search/facet-values.ts';
import { SEARCHED_FIELDS } from '../search/searched-fields.ts';
import type { Catalogue } from './catalogue-entry.ts';
import type { CatalogueVersion } from './catalogue-version.ts';
import { indexed, isFindable, loadCatalogue } from './load-catalogue.ts';
import { standsTheSame } from './name-order.ts';

type Product = Row<'Product2'>;

/** A transaction may be stamped this long before it is committed. */
const LONGEST_TRANSACTION_MS = 60_000;

/**
 * The catalogue with the products that changed since a version. The index is kept where no searched text and no facet changed, as
 * after an order, which changes stock only. Where products came or went, the whole catalogue is read again.
 */
export async function updateCatalogue(
  store: Store,
  old: Catalogue,
  { latestChange }: CatalogueVersion,
): Promise<Catalogue> {
  const since = new Date(Date.parse(latestChange ?? '') - LONGEST_TRANSACTION_MS).toISOString();
  const changed = await store.find('Product2', { where: { SystemModstamp: { gte: since } } });
  const byId = new Map(changed.map((product) => [product.Id, product]));
  const known = new Map(old.entries.map(({ product }) => [product.Id, product]));
  if (changed.some((product) => movedOrNew(product, known.get(product.Id)))) {
    return loadCatalogue(store, old.tree.catalogId);
  }
  const entries = old.entries.map((entry) => ({
    ...entry,
    product: byId.get(entry.product.Id) ?? entry.product,
  }));
  const sameTexts = changed.every((product) => saysTheSame(product, known.get(product.Id)));
  return sameTexts ? { ...old, entries } : indexed(entries, old.tree);
}

/** Whether a product joins or leaves what can be found, or its parent and with it the categories change. */
function movedOrNew(product: Product, before: Product | undefined): boolean {
  if (isFindable(product) !== (before !== undefined)) return true;
  return before !== undefined && before.VariationParentId !== product.VariationParentId;
}

function saysTheSame(product: Product, before: Product | undefined): boolean {
  if (before === undefined) return true;
  const names = [...SEARCHED_FIELDS, ...FIELD_FACETS];
  return standsTheSame(product, before) && names.every((name) => product[name] === before[name]);
}
