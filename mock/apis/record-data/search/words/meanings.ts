import { corrected, tellingWords } from '../../../../store/search/index/term.ts';
import { LONGEST_WORD } from '../../../../store/search/records/store-function.ts';
import type { Store } from '../../../../store/store.ts';
import { type Found, findWord, type Part } from './find-word.ts';
import { lookUp } from './record-words.ts';
import type { Source } from './source.ts';

/** What a term means in the records of one object. */
export interface Meaning {
  /** What a record has to match, each of them. */
  readonly parts: readonly Part[];
  /** The words of records that the term was taken for, folded. */
  readonly words: ReadonlySet<string>;
  /** The term with typing errors corrected. */
  readonly effectiveTerm: string;
}

/** How a term is taken. */
export interface Reading {
  /** Whether a word that stands nowhere may be taken for a similar one. */
  readonly corrected: boolean;
  /** Takes words for unknown that no record has where it is searched any longer, which takes longer. */
  readonly onlyInUse: boolean;
}

/**
 * What a term means in each of several objects, by the rules of `matchingWords`: the words that it may stand for in an
 * object; where there are none, the two words that it is compounded of, and last, if they are to be `corrected`, words
 * with typing errors. Objects in which a word stands for nothing are left out.
 */
export async function readMeanings(
  store: Store,
  sources: readonly Source[],
  term: string,
  reading: Reading,
): Promise<Map<Source, Meaning>> {
  const typed = tellingWords(term).map((word) => word.slice(0, LONGEST_WORD));
  const stored = await lookUp(store, sources, typed, reading.onlyInUse);
  let left = new Map<Source, Meaning>(
    sources.map((source) => [source, { parts: [], words: new Set<string>(), effectiveTerm: term.trim() }]),
  );
  for (const word of typed) {
    const found = await findWord(store, [...left.keys()], { word, stored }, reading.corrected);
    left = new Map(
      [...left].flatMap(([source, meaning]) => {
        const one = found.get(source);
        return one ? [[source, joined(meaning, word, one)] as const] : [];
      }),
    );
  }
  return left;
}

function joined(meaning: Meaning, word: string, { parts, words, correction }: Found): Meaning {
  const { effectiveTerm } = meaning;
  return {
    parts: [...meaning.parts, ...parts],
    words: new Set([...meaning.words, ...words]),
    effectiveTerm: correction === undefined ? effectiveTerm : corrected(effectiveTerm, word, correction),
  };
}
