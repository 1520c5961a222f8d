import type { Store } from '#mock/store/store.ts';
import { CategoryTree } from './category-tree.ts';

/** Reads the categories of a catalogue at once; a shop has some dozens of them. */
export async function loadCategoryTree(store: Store, catalogId: string | null): Promise<CategoryTree> {
  if (catalogId === null) return new CategoryTree([]);
  return new CategoryTree(
    await store.find('ProductCategory', { where: { CatalogId: catalogId } }),
    catalogId,
  );
}
