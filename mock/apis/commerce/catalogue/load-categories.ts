import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { CategoryTree } from './category-tree.ts';

interface Kept {
  readonly mark: string;
  readonly tree: Promise<CategoryTree>;
}

/** Trees that were read last, with the mark of their object until then, per database and catalogue. */
const kept = new WeakMap<object, Map<string, Kept>>();

/** The categories of a shop, which are some dozens; read anew when any may have changed, whoever changed it. */
export function categoryTreeOf(store: Store, { CatalogId__c }: Row<'WebStore'>): Promise<CategoryTree> {
  return loadCategoryTree(store, CatalogId__c);
}

/** The categories of a catalogue, as `categoryTreeOf` reads those of a shop. */
export async function loadCategoryTree(store: Store, catalogId: string | null): Promise<CategoryTree> {
  if (catalogId === null) return new CategoryTree([]);
  const [mark = ''] = await store.changeMarks(['ProductCategory']);
  const trees = kept.get(store.origin) ?? new Map<string, Kept>();
  kept.set(store.origin, trees);
  const known = trees.get(catalogId);
  if (known?.mark === mark) return known.tree;
  const tree = readTree(store, catalogId);
  trees.set(catalogId, { mark, tree });
  tree.catch(() => trees.delete(catalogId));
  return tree;
}

async function readTree(store: Store, catalogId: string): Promise<CategoryTree> {
  const categories = await store.find('ProductCategory', { where: { CatalogId: catalogId } });
  return new CategoryTree(categories);
}
