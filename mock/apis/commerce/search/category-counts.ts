import type { components } from '#generated/commerce/types.gen.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import { pathEntry } from '../catalogue/category-tree.ts';
import { CATEGORY_FACET } from './facet-values.ts';
import { facetCounts } from './facets.ts';

type SearchCategory = components['schemas']['SearchCategory'];

/** The category of a search, or the top, with the categories one step below it that have results. */
export function searchCategories(
  catalogue: Catalogue,
  hits: Uint32Array,
  categoryId: string | undefined,
): SearchCategory {
  const { tree } = catalogue;
  const counts = facetCounts(catalogue, hits, CATEGORY_FACET);
  const selected = categoryId === undefined ? undefined : tree.find(categoryId);
  const children = tree.children(selected?.Id ?? null).filter(({ Id }) => counts.has(Id));
  return {
    category: selected ? pathEntry(selected) : null,
    productCount: hits.length,
    children: children.map((child) => ({
      category: pathEntry(child),
      productCount: counts.get(child.Id) ?? 0,
      children: [],
    })),
  };
}
