import type { Language } from '#mock/apis/dispatch/handler.ts';
import { inLanguage } from '#mock/model/translations/in-language.ts';
import type { Store } from '#mock/store/store.ts';
import { CategoryTree } from './category-tree.ts';

interface Kept {
  readonly mark: string;
  readonly tree: Promise<CategoryTree>;
}

/** Trees that were read last, with the mark of their object until then, per database and catalogue. */
const kept = new WeakMap<object, Map<string, Kept>>();

/**
 * The categories of a catalogue, which are some dozens, by their names in a language where they have one there; read anew
 * when any may have changed, whoever changed it.
 */
export async function loadCategoryTree(
  store: Store,
  catalogId: string | null,
  language: Language = 'de',
): Promise<CategoryTree> {
  if (catalogId === null) return new CategoryTree([]);
  const mark = (await store.changeMarks(['ProductCategory', 'ProductCategoryDataTranslation'])).join(' ');
  const key = `${catalogId} ${language}`;
  const trees = kept.get(store.origin) ?? new Map<string, Kept>();
  kept.set(store.origin, trees);
  const known = trees.get(key);
  if (known?.mark === mark) return known.tree;
  const tree = readTree(store, catalogId, language);
  trees.set(key, { mark, tree });
  tree.catch(() => trees.delete(key));
  return tree;
}

async function readTree(store: Store, catalogId: string, language: Language): Promise<CategoryTree> {
  const categories = await store.find('ProductCategory', { where: { CatalogId: catalogId } });
  return new CategoryTree(await inLanguage(store, 'ProductCategory', categories, language));
}
