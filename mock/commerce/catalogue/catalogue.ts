import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { buildSearchIndex } from '../search/index/search-index.ts';
import { SEARCHED_FIELDS } from '../search/searched-fields.ts';
import type { Catalogue, CatalogueEntry } from './catalogue-entry.ts';
import { catalogueVersion } from './catalogue-version.ts';
import type { CategoryTree } from './category-tree.ts';
import { loadCategoryTree } from './load-categories.ts';

interface Kept {
  readonly version: string;
  readonly catalogue: Promise<Catalogue>;
}

/** Catalogues that were built, per store connection and catalogue id. */
const kept = new WeakMap<Store, Map<string | null, Kept>>();

/**
 * Everything that can be found in a shop. Built once and kept until a product, a category or an assignment changes,
 * whoever changes it: each call asks the database for the version, so that a change in the console is found at the
 * next search.
 */
export async function catalogueOf(store: Store, { CatalogId__c }: Row<'WebStore'>): Promise<Catalogue> {
  const version = await catalogueVersion(store);
  const byCatalog = kept.get(store) ?? new Map<string | null, Kept>();
  kept.set(store, byCatalog);
  const known = byCatalog.get(CatalogId__c);
  if (known?.version === version) return known.catalogue;
  const catalogue = loadCatalogue(store, CatalogId__c);
  byCatalog.set(CatalogId__c, { version, catalogue });
  catalogue.catch(() => byCatalog.delete(CatalogId__c));
  return catalogue;
}

async function loadCatalogue(store: Store, catalogId: string | null): Promise<Catalogue> {
  const tree = await loadCategoryTree(store, catalogId);
  const products = await store.find('Product2', {
    where: { IsActive: true, ProductClass: ['Simple', 'Variation', 'Set'] },
  });
  const assignments = await store.find('ProductCategoryProduct');
  const byProduct = Map.groupBy(assignments, ({ ProductId }) => ProductId);
  const entries = products.map((product): CatalogueEntry => {
    const own = byProduct.get(product.VariationParentId ?? '') ?? [];
    const assigned = [...(byProduct.get(product.Id) ?? []), ...own];
    return {
      product,
      categoryIds: withAncestors(
        tree,
        assigned.map((each) => each.ProductCategoryId),
      ),
    };
  });
  return { entries, tree, index: buildSearchIndex(entries.map((entry) => searchedTexts(entry, tree))) };
}

function withAncestors(tree: CategoryTree, categoryIds: readonly string[]): ReadonlySet<string> {
  return new Set(categoryIds.flatMap((id) => tree.path(id)).map(({ Id }) => Id));
}

function searchedTexts({ product, categoryIds }: CatalogueEntry, tree: CategoryTree) {
  const categories = [...categoryIds].map((id) => tree.find(id)?.Name).join(' ');
  const own = SEARCHED_FIELDS.map((name) => [name, product[name]] as const);
  return { ...Object.fromEntries(own), ProductCategory: categories };
}
