import { tokens } from '../text/tokens.ts';
import { matchingWords, type Tolerance } from './matching-words.ts';
import { bestPerEntry, intersect, scored } from './score-hits.ts';
import type { SearchIndex } from './search-index.ts';
import { seenWords } from './seen-words.ts';

/** Words that tell nothing apart: `gegen Kopfschmerzen` means `Kopfschmerzen`. Folded. */
const FILLER = new Set(
  'am bei das dem den der die ein eine fur gegen im in mit oder und von vom zu zum zur'.split(' '),
);

/** What a term was taken for. */
interface Meaning {
  /** The term with typing errors corrected. */
  readonly effectiveTerm: string;
  /** The words of the index that the term was taken for, folded. */
  readonly words: ReadonlySet<string>;
}

export interface TermHits extends Meaning {
  /** Positions of the entries that match all words of the term, in their order. */
  readonly hits: Uint32Array;
  /** Relevance by position of the entry; 0 where it lacks a word. */
  readonly scores: Float64Array;
}

export interface TermScores extends Meaning {
  /** Relevance by position of the entry; entries that lack a word of the term are absent. */
  readonly scores: ReadonlyMap<number, number>;
}

/** Scores every entry that matches all words of a term, as `hitsOfTerm` does. */
export function scoreTerm(...asked: Parameters<typeof hitsOfTerm>): TermScores {
  const { hits, scores, ...meaning } = hitsOfTerm(...asked);
  return { ...meaning, scores: new Map(Array.from(hits, (entry) => [entry, scores[entry] as number])) };
}

/**
 * Finds every entry that matches all words of a term. What it costs grows with the places where the words stand, by
 * some nanoseconds each.
 *
 * @param weights how much a hit counts by field; fields without a weight are not searched
 * @param isVisible whether an entry may be known of; what stands in others alone or in fields that are not searched has
 *   no part in corrections either
 */
export function hitsOfTerm(
  index: SearchIndex,
  term: string,
  weights: Readonly<Record<string, number>>,
  tolerance?: Tolerance,
  isVisible?: (entry: number) => boolean,
): TermHits {
  const typed = tellingWords(term);
  const isSeen = seenWords(index, weights, isVisible);
  let effectiveTerm = term.trim();
  let scores: Float64Array | undefined;
  const words = new Set<string>();
  for (const word of typed) {
    const { parts, correction } = matchingWords(index.words, word, tolerance, isSeen);
    if (correction)
      effectiveTerm = corrected(effectiveTerm, word, index.spellings.get(correction) ?? correction);
    for (const quality of parts) {
      for (const match of quality.keys()) words.add(match);
      const found = bestPerEntry(index, quality, weights);
      if (scores) intersect(scores, found);
      else scores = found;
    }
  }
  const all = scores ?? new Float64Array(index.size);
  const hits = scored(all);
  return { hits: isVisible ? hits.filter(isVisible) : hits, scores: all, effectiveTerm, words };
}

/** The folded words of a term, without those that tell nothing apart. */
export function tellingWords(term: string): string[] {
  const all = [...new Set(tokens(term))];
  const telling = all.filter((word) => !FILLER.has(word));
  return telling.length > 0 ? telling : all;
}

/** Replaces the misspelt word where it stands in the term, whatever its umlauts and capitals. */
export function corrected(term: string, folded: string, correction: string): string {
  return term
    .split(/(\s+)/)
    .map((part) => (tokens(part).join('') === folded ? correction : part))
    .join('');
}
