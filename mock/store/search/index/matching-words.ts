import { stem } from '../text/stem.ts';
import { candidates } from './candidates.ts';
import { compoundParts } from './compounds.ts';
import { closestWords } from './typing-errors.ts';

/** From so many letters on, a word is found inside longer ones. */
export const SHORTEST_INFIX = 5;
const QUALITY = { same: 1, sameStem: 0.9, beginning: 0.7, inside: 0.4, misspelt: 0.5 } as const;

/** How much more a hit counts at the beginning of a text. */
export const FIRST_WORD = 1.1;

/** What a word counts that was taken for a misspelt one. */
export const MISSPELT = QUALITY.misspelt;

/** Quality between 0 and 1 by word of the index. */
export type Quality = ReadonlyMap<string, number>;

/** Whether a word that stands nowhere may be taken for a similar one. */
export interface Tolerance {
  readonly corrected: boolean;
}

export interface MatchingWords {
  /** What the parts of the typed word may mean; an entry has to match each part. */
  readonly parts: readonly Quality[];
  /** The word that was probably meant, where the typed one is unknown. */
  readonly correction?: string;
}

/**
 * The words of an index that a typed word may mean: itself, another form of it, a longer word that begins with it
 * or, from five letters on, contains it. Only where there is none, the two words it is compounded of; and only where
 * there are none of those, words that are one or two typing errors away, unless errors are not to be `corrected`.
 */
export function matchingWords(
  words: readonly string[],
  typed: string,
  { corrected }: Tolerance = { corrected: true },
): MatchingWords {
  const known = (word: string) => knownWords(words, word);
  const quality = known(typed);
  if (quality.size > 0) return { parts: [quality] };
  const compound = compoundParts(words, typed)?.map(known);
  if (compound?.every(({ size }) => size > 0)) return { parts: compound };
  return corrected ? misspelt(words, typed) : { parts: [quality] };
}

/** Those of the words that a typed one may mean without any error; compounds are not looked for. */
export function knownWords(words: readonly string[], typed: string): Quality {
  const quality = new Map<string, number>();
  const typedStem = stem(typed);
  for (const word of candidates(words, typed, typedStem)) {
    const found = qualityOf(word, typed, typedStem);
    if (found > 0) quality.set(word, found);
  }
  return quality;
}

function qualityOf(word: string, typed: string, typedStem: string): number {
  if (word === typed) return QUALITY.same;
  if (/^\d/.test(typed)) return word.startsWith(typed) ? QUALITY.beginning : 0;
  if (stem(word) === typedStem) return QUALITY.sameStem;
  if (word.startsWith(typedStem)) return QUALITY.beginning;
  if (typedStem.length >= SHORTEST_INFIX && word.includes(typedStem)) return QUALITY.inside;
  return 0;
}

function misspelt(words: readonly string[], typed: string): MatchingWords {
  const meant = closestWords(words, typed);
  const [correction] = meant;
  const quality = new Map(meant.map((word) => [word, QUALITY.misspelt]));
  return correction === undefined ? { parts: [quality] } : { parts: [quality], correction };
}
