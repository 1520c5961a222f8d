import { tokens } from '#mock/store/search/text/tokens.ts';

/** A text that shoppers may look for. */
export interface SuggestedTerm {
  readonly term: string;
  /** The same folded, by which spellings of it meet. */
  readonly folded: string;
  /** How many products it stands for. */
  readonly products: number;
}

/** 0 when the term begins with what was typed, 1 when a later word does, -1 when neither. */
export function placeOf({ term, folded }: Pick<SuggestedTerm, 'term' | 'folded'>, beginning: string): number {
  if (folded.startsWith(beginning)) return 0;
  return tokens(term).some((word) => word.startsWith(beginning)) ? 1 : -1;
}
