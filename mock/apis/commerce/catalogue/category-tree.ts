import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';

export type Category = Row<'ProductCategory'>;

/** The categories of one catalogue, read once and walked in memory. */
export class CategoryTree {
  readonly #byId: ReadonlyMap<string, Category>;
  readonly #children: ReadonlyMap<string | null, readonly Category[]>;

  constructor(categories: readonly Category[]) {
    this.#byId = new Map(categories.map((category) => [category.Id, category]));
    this.#children = Map.groupBy(inSortOrder(categories), ({ ParentCategoryId }) => ParentCategoryId);
  }

  /** The category of an id, which may have 15 or 18 characters. */
  find(id: string): Category | undefined {
    return this.#byId.get(toLongId(id) ?? id);
  }

  /** Every category. */
  all(): Iterable<Category> {
    return this.#byId.values();
  }

  /** The categories below one, or those at the top, in their sort order. */
  children(parentId: string | null): readonly Category[] {
    return this.#children.get(parentId) ?? [];
  }

  /** From the top to the category itself; empty for an unknown id. */
  path(id: string): readonly Category[] {
    const path: Category[] = [];
    let at = this.find(id);
    while (at && !path.includes(at)) {
      path.unshift(at);
      at = at.ParentCategoryId === null ? undefined : this.#byId.get(at.ParentCategoryId);
    }
    return path;
  }

  /** Ids of the category and of everything below it. */
  withDescendants(id: string): ReadonlySet<string> {
    const found = new Set<string>();
    const root = this.find(id);
    const open = root ? [root.Id] : [];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...this.children(next).map((child) => child.Id));
    }
    return found;
  }
}

function inSortOrder(categories: readonly Category[]): readonly Category[] {
  return [...categories].sort((a, b) => a.SortOrder - b.SortOrder || a.Name.localeCompare(b.Name, 'de'));
}

/** One step of a breadcrumb. */
export function pathEntry({ Id, Name, Description, UrlName }: Category) {
  return { id: Id, name: Name, description: Description, urlSlug: UrlName };
}
