import type { components } from '#generated/commerce/types.gen.ts';
import { type CategoryTree, pathEntry } from '../catalogue/category-tree.ts';
import type { Counted } from './hits/count-values.ts';

type SearchCategory = components['schemas']['SearchCategory'];

/** The category of a search, or the top, with the categories one step below it that have results. */
export function searchCategories(
  tree: CategoryTree,
  { categories: counts, products }: Pick<Counted, 'categories' | 'products'>,
  categoryId: string | undefined,
): SearchCategory {
  const selected = categoryId === undefined ? undefined : tree.find(categoryId);
  const children = tree.children(selected?.Id ?? null).filter(({ Id }) => counts.has(Id));
  return {
    category: selected ? pathEntry(selected) : null,
    productCount: products,
    children: children.map((child) => ({
      category: pathEntry(child),
      productCount: counts.get(child.Id) ?? 0,
      children: [],
    })),
  };
}
