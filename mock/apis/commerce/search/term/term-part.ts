import { FIRST_WORD, type Quality } from '#mock/store/search/index/matching-words.ts';
import { PLACES, wordCode } from '#mock/store/search/products/searched-product.ts';
import { CATEGORY_NAMES, type Weights } from '../searched-fields.ts';
import type { CategoryWords } from './category-words.ts';
import { keysOf, type ProductWord } from './product-words.ts';

/** One of the things that a product has to match, by any word in one of its fields or in the name of a category. */
export interface TermPart {
  /** What a hit counts, by the code of the word in the field; as many as two dozen for a word, so made when asked for. */
  readonly codes: () => ReadonlyMap<number, number>;
  /** The same words by their keys, where they may stand anywhere in whole texts. */
  readonly keys?: readonly number[] | undefined;
  /** What a product counts for standing in a category, by its id. */
  readonly categories: ReadonlyMap<string, number>;
  /** The same where the category is the first of the product. */
  readonly firstCategories: ReadonlyMap<string, number>;
}

/** The part that words of some quality are. */
export function termPart(
  quality: Quality,
  stored: readonly ProductWord[],
  { byCategory, firstWords }: CategoryWords,
  weights: Weights,
): TermPart {
  const meant = stored.filter(({ word }) => (quality.get(word) ?? 0) > 0);
  const weight = weights[CATEGORY_NAMES] ?? 0;
  const best = (words: Iterable<string>) =>
    weight * Math.max(0, ...Array.from(words, (word) => quality.get(word) ?? 0));
  const categories = Array.from(byCategory, ([id, words]) => [id, best(words)] as const);
  const first = Array.from(firstWords, ([id, word]) => [id, best([word]) * FIRST_WORD] as const);
  return {
    codes: () => codesOf(meant, quality, weights),
    keys: keysOf(meant, weights),
    categories: new Map(categories.filter(counts)),
    firstCategories: new Map(first.filter(counts)),
  };
}

function codesOf(meant: readonly ProductWord[], quality: Quality, weights: Weights): Map<number, number> {
  const codes = new Map<number, number>();
  for (const { word, number } of meant) addCodes(codes, number, quality.get(word) ?? 0, weights);
  return codes;
}

function addCodes(codes: Map<number, number>, number: number, quality: number, weights: Weights): void {
  for (const place of PLACES) {
    const score = (weights[place] ?? 0) * quality;
    if (score === 0) continue;
    codes.set(wordCode(number, place, false), score);
    codes.set(wordCode(number, place, true), score * FIRST_WORD);
  }
}

const counts = ([, score]: readonly [string, number]): boolean => score > 0;
