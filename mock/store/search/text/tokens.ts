import { fold } from './fold.ts';

/** Words and numbers, each by itself. */
export const WORD = /\p{L}+|\d+/gu;

/** A word as it stands in the text and as it is compared. */
export interface Token {
  readonly spelling: string;
  readonly word: string;
}

/**
 * The words and numbers of a text; `400mg` and `400 mg` are both `400`, `mg`.
 *
 * @param folding `fold`, or something quicker that answers the same
 */
export function tokensOf(text: string, folding: (spelling: string) => string = fold): Token[] {
  const spellings = text.normalize('NFC').match(WORD) ?? [];
  return spellings.map((spelling) => ({ spelling, word: folding(spelling) }));
}

/** The folded words and numbers of a text. */
export function tokens(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}
