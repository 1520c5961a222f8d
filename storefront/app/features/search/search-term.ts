import { searchConstants } from '#generated/commerce/constants.gen.ts';

const mostCharacters = 100;

/** What a person looks for, cut to what the platform takes. */
export function searchTermOf(typed: string | null): string {
  const words = (typed ?? '').trim().slice(0, mostCharacters).split(/\s+/);
  return words.slice(0, searchConstants.searchTermMaximumWords).join(' ');
}
