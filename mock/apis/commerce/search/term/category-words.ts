import { tokensOf } from '#mock/store/search/text/tokens.ts';
import type { Category, CategoryTree } from '../../catalogue/category-tree.ts';

/** The words in the names of categories. They are few, so that no change of a name costs more than itself. */
export interface CategoryWords {
  readonly words: readonly string[];
  /** How a name writes a word. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Words of a category and of those above it. */
  readonly byCategory: ReadonlyMap<string, ReadonlySet<string>>;
  /** The word that the path to a category begins with. */
  readonly firstWords: ReadonlyMap<string, string>;
}

const kept = new WeakMap<CategoryTree, CategoryWords>();

/** The words of a tree, kept as long as the tree is. */
export function categoryWords(tree: CategoryTree): CategoryWords {
  const words = kept.get(tree) ?? readWords(tree);
  kept.set(tree, words);
  return words;
}

function readWords(tree: CategoryTree): CategoryWords {
  const spellings = new Map<string, string>();
  const byCategory = new Map<string, ReadonlySet<string>>();
  const firstWords = new Map<string, string>();
  for (const { Id } of tree.all()) {
    const found = tree.path(Id).flatMap(({ Name }: Category) => tokensOf(Name));
    for (const { word, spelling } of found) if (!spellings.has(word)) spellings.set(word, spelling);
    byCategory.set(Id, new Set(found.map(({ word }) => word)));
    if (found[0]) firstWords.set(Id, found[0].word);
  }
  return { words: [...spellings.keys()], spellings, byCategory, firstWords };
}
