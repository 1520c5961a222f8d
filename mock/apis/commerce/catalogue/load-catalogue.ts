import type { Row } from '#mock/store/row.ts';
import { buildSearchIndex } from '#mock/store/search/index/search-index.ts';
import type { Store } from '#mock/store/store.ts';
import { SEARCHED_FIELDS } from '../search/searched-fields.ts';
import type { Catalogue, CatalogueEntry } from './catalogue-entry.ts';
import type { CategoryTree } from './category-tree.ts';
import { loadCategoryTree } from './load-categories.ts';
import { rankedByName } from './name-order.ts';

type Product = Row<'Product2'>;

const FINDABLE_CLASSES: readonly Product['ProductClass'][] = ['Simple', 'Variation', 'Set'];

/** Whether a product can be found: it is active and no mere parent of variations. */
export function isFindable({ IsActive, ProductClass }: Product): boolean {
  return IsActive && FINDABLE_CLASSES.includes(ProductClass);
}

/** Reads the whole catalogue and indexes it. */
export async function loadCatalogue(store: Store, catalogId: string | null): Promise<Catalogue> {
  const tree = await loadCategoryTree(store, catalogId);
  const products = await store.find('Product2', {
    where: { IsActive: true, ProductClass: [...FINDABLE_CLASSES] },
  });
  const assignments = await store.find('ProductCategoryProduct');
  const byProduct = Map.groupBy(assignments, ({ ProductId }) => ProductId);
  const entries = products.map((product) => {
    const ofParent = byProduct.get(product.VariationParentId ?? '') ?? [];
    const assigned = [...(byProduct.get(product.Id) ?? []), ...ofParent];
    const categoryIds = assigned.map(({ ProductCategoryId }) => ProductCategoryId);
    return { product, categoryIds: withAncestors(tree, categoryIds) };
  });
  return indexed(entries, tree);
}

/** A catalogue of these entries with an order and an index of its own. */
export function indexed(
  unranked: readonly Omit<CatalogueEntry, 'nameRank'>[],
  tree: CategoryTree,
): Catalogue {
  const entries = rankedByName(unranked);
  return { entries, tree, index: buildSearchIndex(entries.map((entry) => searchedTexts(entry, tree))) };
}

function withAncestors(tree: CategoryTree, categoryIds: readonly string[]): ReadonlySet<string> {
  return new Set(categoryIds.flatMap((id) => tree.path(id)).map(({ Id }) => Id));
}

function searchedTexts(
  { product, categoryIds }: Pick<CatalogueEntry, 'product' | 'categoryIds'>,
  tree: CategoryTree,
) {
  const categories = [...categoryIds].map((id) => tree.find(id)?.Name).join(' ');
  const own = SEARCHED_FIELDS.map((name) => [name, product[name]] as const);
  return { ...Object.fromEntries(own), ProductCategory: categories };
}
