import type { Category, CategoryTree } from '../catalogue/category-tree.ts';

/** How large a menu may be; as large as the tree unless told. */
export interface MenuSize {
  readonly maxItems?: number;
  readonly maxLevels?: number;
}

/** The categories below one, or at the top, that are meant for navigation. */
export function navigational(tree: CategoryTree, parentId: string | null): readonly Category[] {
  return tree.children(parentId).filter(({ IsNavigational }) => IsNavigational);
}

/** Ids of the categories that stand in the menu, level by level, so that those nearest to the top come in first. */
export function menuCategories(
  tree: CategoryTree,
  { maxItems = Number.POSITIVE_INFINITY, maxLevels = Number.POSITIVE_INFINITY }: MenuSize,
): ReadonlySet<string> {
  const chosen = new Set<string>();
  let level = navigational(tree, null);
  for (let depth = 1; depth <= maxLevels && level.length > 0; depth += 1) {
    const fitting = level.slice(0, maxItems - chosen.size);
    for (const { Id } of fitting) chosen.add(Id);
    level = fitting.flatMap(({ Id }) => navigational(tree, Id));
  }
  return chosen;
}
