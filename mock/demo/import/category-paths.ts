import type { Store } from '../../store/store.ts';

/** Ids of categories by their path, `Arzneimittel > Schmerzen`, and by their name alone where only one is called so. */
export type CategoryPaths = ReadonlyMap<string, string>;

export async function loadCategoryPaths(store: Store): Promise<CategoryPaths> {
  const categories = await store.find('ProductCategory');
  const byId = new Map(categories.map((category) => [category.Id, category]));
  const pathOf = (id: string | null, deep = 0): string[] => {
    const category = id === null || deep > byId.size ? undefined : byId.get(id);
    return category ? [...pathOf(category.ParentCategoryId, deep + 1), category.Name] : [];
  };
  const names = Map.groupBy(categories, ({ Name }) => pathKey(Name));
  const alone = [...names].flatMap(([name, of]) =>
    of.length === 1 && of[0] ? [[name, of[0].Id] as const] : [],
  );
  const whole = categories.map(({ Id }) => [pathKey(pathOf(Id).join('>')), Id] as const);
  return new Map([...alone, ...whole]);
}

/** A path as it is looked up, however it is spaced. */
export function pathKey(path: string): string {
  return path
    .split('>')
    .map((name) => name.trim().toLocaleLowerCase('de'))
    .join('>');
}
