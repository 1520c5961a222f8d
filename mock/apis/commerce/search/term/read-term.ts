import { compoundParts, compoundStems } from '#mock/store/search/index/compounds.ts';
import { knownWords, MISSPELT, type Quality } from '#mock/store/search/index/matching-words.ts';
import { corrected, tellingWords } from '#mock/store/search/index/term.ts';
import { closestWords, forgivenErrors } from '#mock/store/search/index/typing-errors.ts';
import type { Store } from '#mock/store/store.ts';
import type { CategoryTree } from '../../catalogue/category-tree.ts';
import type { Weights } from '../searched-fields.ts';
import { type CategoryWords, categoryWords } from './category-words.ts';
import { anyInUse, inUse, type ProductWord, wordsLike, wordsNear, wordsOfStems } from './product-words.ts';
import { type TermPart, termPart } from './term-part.ts';

/** What a term is taken for. */
export interface Term {
  /** What a product has to match, each of them. */
  readonly parts: readonly TermPart[];
  /** The term with typing errors corrected. */
  readonly effectiveTerm: string;
}

/** Where the words of a shop are. */
export interface Shelf {
  readonly store: Store;
  readonly tree: CategoryTree;
}

/** A term with the words of the products that its own ones may stand for. */
export interface TypedTerm {
  readonly text: string;
  readonly words: readonly string[];
  readonly stored: readonly ProductWord[];
}

/** Looks up what the words of a term may stand for. */
export async function typedTerm({ store }: Shelf, text: string): Promise<TypedTerm> {
  const words = tellingWords(text);
  return { text, words, stored: await wordsLike(store, words) };
}

/**
 * What a term may mean in a shop, by the rules of `matchingWords`.
 *
 * @param onlyInUse takes a typed word for unknown where no product has what it matches any longer, which takes longer
 */
export async function readTerm(
  shelf: Shelf,
  { text, words, stored }: TypedTerm,
  weights: Weights,
  onlyInUse: boolean,
): Promise<Term> {
  const categories = categoryWords(shelf.tree);
  const known = knownTo(stored, categories);
  const parts: TermPart[] = [];
  let effectiveTerm = text.trim();
  for (const word of words) {
    const quality = knownWords(known, word);
    if (quality.size > 0 && !(onlyInUse && (await isGone(shelf, quality, stored, weights)))) {
      parts.push(termPart(quality, stored, categories, weights));
      continue;
    }
    const meant = await meantBy(shelf, word, weights);
    parts.push(...meant.parts);
    if (meant.correction) effectiveTerm = corrected(effectiveTerm, word, meant.correction);
  }
  return { parts, effectiveTerm };
}

/** The words of products and categories. One list for all words of a term, since what is looked up in it is kept with it. */
const knownTo = (stored: readonly ProductWord[], categories: CategoryWords): string[] => [
  ...stored.map(({ word }) => word),
  ...categories.words,
];

/** Whether all that a known word stands for is in no product any longer, and in no name of a category. */
async function isGone(
  { store, tree }: Shelf,
  quality: Quality,
  stored: readonly ProductWord[],
  weights: Weights,
): Promise<boolean> {
  if (categoryWords(tree).words.some((word) => quality.has(word))) return false;
  const meant = stored.filter(({ word }) => quality.has(word));
  return !(await anyInUse(store, meant, weights));
}

interface Meant {
  readonly parts: readonly TermPart[];
  /** The word that was probably meant, as the shop writes it. */
  readonly correction?: string;
}

/** What an unknown word is taken for: the two words that it is made of, or else the nearest ones. */
async function meantBy(shelf: Shelf, typed: string, weights: Weights): Promise<Meant> {
  const categories = categoryWords(shelf.tree);
  const stored = await wordsOfStems(shelf.store, compoundStems(typed), weights);
  const compound = compoundParts(knownTo(stored, categories), typed);
  if (!compound) return nearest(shelf, typed, weights);
  const like = await wordsLike(shelf.store, compound);
  const known = knownTo(like, categories);
  const qualities = compound.map((word) => knownWords(known, word));
  const found = qualities.filter(({ size }) => size > 0);
  return { parts: found.map((quality) => termPart(quality, like, categories, weights)) };
}

async function nearest({ store, tree }: Shelf, typed: string, weights: Weights): Promise<Meant> {
  const categories = categoryWords(tree);
  const errors = forgivenErrors(typed);
  const near = errors === 0 ? [] : await wordsNear(store, typed, errors);
  const used = await inUse(
    store,
    near.filter(({ word }) => closestWords([word], typed).length > 0).map(({ word }) => word),
    weights,
  );
  const meant = closestWords([...new Set([...used.map(({ word }) => word), ...categories.words])], typed);
  const quality: Quality = new Map(meant.map((word) => [word, MISSPELT]));
  const parts = [termPart(quality, used, categories, weights)];
  const [first] = meant;
  if (first === undefined) return { parts };
  const spelling = used.find(({ word }) => word === first)?.spelling ?? categories.spellings.get(first);
  return { parts, correction: spelling ?? first };
}
