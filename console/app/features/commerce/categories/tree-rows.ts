import type { Category } from './read-categories.ts';

/** A line of the tree that is in sight. */
export interface TreeRow {
  id: string;
  name: string;
  parentId: string | null;
  /** Depth, the top being 1. */
  level: number;
  /** Place among its siblings in sight, from 1, and how many these are. */
  place: number;
  siblingCount: number;
  /** Undefined for a category without others below it. */
  isOpen: boolean | undefined;
}

/** The categories below each, those at the top under null. */
type Children = ReadonlyMap<string | null, readonly Category[]>;

/** A category whose parent is not there, or is not to be seen, stands at the top. */
export function childrenOf(categories: readonly Category[]): Children {
  const ids = new Set(categories.map(({ id }) => id));
  return Map.groupBy(categories, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  );
}

/** Categories above one, the nearest first. */
export function pathTo(categories: readonly Category[], id: string): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path: Category[] = [];
  let parent = byId.get(byId.get(id)?.parentId ?? '');
  while (parent && !path.includes(parent)) {
    path.push(parent);
    parent = byId.get(parent.parentId ?? '');
  }
  return path;
}

/** The lines in sight: those below open ones; while something is searched, what was found with all above it. */
export function treeRows(
  categories: readonly Category[],
  open: ReadonlySet<string>,
  searched: string,
): TreeRow[] {
  const words = searched.toLocaleLowerCase('de').split(/\s+/).filter(Boolean);
  const found = words.length > 0 ? foundIds(categories, words) : undefined;
  const children = childrenOf(found ? categories.filter(({ id }) => found.has(id)) : categories);
  const rowsBelow = (parentId: string | null, level: number): TreeRow[] => {
    const siblings = children.get(parentId) ?? [];
    return siblings.flatMap(({ id, name, parentId: above }, index) => {
      const isOpen = children.has(id) ? found !== undefined || open.has(id) : undefined;
      const row = {
        id,
        name,
        parentId: above,
        level,
        place: index + 1,
        siblingCount: siblings.length,
        isOpen,
      };
      return [row, ...(isOpen ? rowsBelow(id, level + 1) : [])];
    });
  };
  return rowsBelow(null, 1);
}

function foundIds(categories: readonly Category[], words: readonly string[]): ReadonlySet<string> {
  const matching = categories.filter(({ name }) =>
    words.every((word) => name.toLocaleLowerCase('de').includes(word)),
  );
  return new Set(matching.flatMap(({ id }) => [id, ...pathTo(categories, id).map((above) => above.id)]));
}
