import type { Store } from '#mock/store/store.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';

/** The entries with the parent of variations once in the place of the first of them, all parents read at once. */
export async function groupByParent(
  store: Store,
  entries: readonly CatalogueEntry[],
): Promise<readonly CatalogueEntry[]> {
  const groups = new Map<string, CatalogueEntry>();
  for (const entry of entries) {
    const key = entry.product.VariationParentId ?? entry.product.Id;
    if (!groups.has(key)) groups.set(key, entry);
  }
  const parents = await store.getMany('Product2', [...groups.keys()]);
  const byId = new Map(parents.map((parent) => [parent.Id, parent]));
  return [...groups].map(([id, entry]) => ({ ...entry, product: byId.get(id) ?? entry.product }));
}
