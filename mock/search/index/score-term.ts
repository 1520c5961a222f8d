import { tokens } from '../text/tokens.ts';
import { matchingWords, type Quality, type Tolerance } from './matching-words.ts';
import type { SearchIndex } from './search-index.ts';

/** Words that tell nothing apart: `gegen Kopfschmerzen` means `Kopfschmerzen`. Folded. */
const FILLER = new Set(
  'am bei das dem den der die ein eine fur gegen im in mit oder und von vom zu zum zur'.split(' '),
);

/** How much more a hit counts at the beginning of a text. */
const FIRST_WORD = 1.1;

export interface TermScores {
  /** Relevance by position of the entry; entries that lack a word of the term are absent. */
  readonly scores: ReadonlyMap<number, number>;
  /** The term with typing errors corrected. */
  readonly effectiveTerm: string;
  /** The words of the index that the term was taken for, folded. */
  readonly words: ReadonlySet<string>;
}

/**
 * Scores every entry that matches all words of a term.
 *
 * @param weights how much a hit counts by field; fields without a weight are not searched
 */
export function scoreTerm(
  index: SearchIndex,
  term: string,
  weights: Readonly<Record<string, number>>,
  tolerance?: Tolerance,
): TermScores {
  const typed = wordsOf(term);
  let effectiveTerm = term.trim();
  let scores: ReadonlyMap<number, number> | undefined;
  const words = new Set<string>();
  for (const word of typed) {
    const { parts, correction } = matchingWords(index.words, word, tolerance);
    if (correction)
      effectiveTerm = corrected(effectiveTerm, word, index.spellings.get(correction) ?? correction);
    for (const quality of parts) {
      for (const match of quality.keys()) words.add(match);
      const found = bestPerEntry(index, quality, weights);
      scores = scores ? intersect(scores, found) : found;
    }
  }
  return { scores: scores ?? new Map(), effectiveTerm, words };
}

function wordsOf(term: string): string[] {
  const all = [...new Set(tokens(term))];
  const telling = all.filter((word) => !FILLER.has(word));
  return telling.length > 0 ? telling : all;
}

function bestPerEntry(
  index: SearchIndex,
  quality: Quality,
  weights: Readonly<Record<string, number>>,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const [word, wordQuality] of quality) {
    for (const { entry, field, first } of index.postings.get(word) ?? []) {
      const score = (weights[field] ?? 0) * wordQuality * (first ? FIRST_WORD : 1);
      if (score > (best.get(entry) ?? 0)) best.set(entry, score);
    }
  }
  return best;
}

function intersect(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): Map<number, number> {
  const both = new Map<number, number>();
  for (const [entry, score] of a) {
    const other = b.get(entry);
    if (other !== undefined) both.set(entry, score + other);
  }
  return both;
}

/** Replaces the misspelt word where it stands in the term, whatever its umlauts and capitals. */
function corrected(term: string, folded: string, correction: string): string {
  return term
    .split(/(\s+)/)
    .map((part) => (tokens(part).join('') === folded ? correction : part))
    .join('');
}
