import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import type { Source } from '../words/source.ts';
import { type Matches, NO_MATCHES } from './matches.ts';

/** What a term finds among the records of one object. */
export interface Hits {
  readonly definition: ObjectDefinition;
  readonly matches: Matches;
  /** The best of them where there are very many, for lists that nothing narrows or sorts; else all. */
  readonly best: Matches;
  /** The words that the term was taken for, folded. */
  readonly words: ReadonlySet<string>;
  /** The term with typing errors corrected. */
  readonly effectiveTerm: string;
  /** Whether it matches only with typing errors corrected. */
  readonly isCorrected: boolean;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Records of an object that were found, none of their words to be marked. */
export function hitsOf({ definition }: Source, matches: Matches, effectiveTerm: string): Hits {
  return { definition, matches, best: matches, words: NO_WORDS, effectiveTerm, isCorrected: false };
}

/** What a term finds that finds nothing. */
export function nothing(definition: ObjectDefinition, term: string): Hits {
  return {
    definition,
    matches: NO_MATCHES,
    best: NO_MATCHES,
    words: NO_WORDS,
    effectiveTerm: term.trim(),
    isCorrected: false,
  };
}
