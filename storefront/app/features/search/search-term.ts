import { searchConstants } from '#generated/commerce/constants.gen.ts';

const mostCharacters = 100;

/** What no address holds: zero bytes, and half of a sign that was cut in two. */
const unsendable = /[\0\p{Cs}]/gu;

/** What a person has typed to be searched for, as far as it can be sent. */
export function typedText(typed: string | null): string {
  return (typed ?? '').trim().slice(0, mostCharacters).replaceAll(unsendable, ' ').trim();
}

/** What a person looks for, cut to what the platform takes. */
export function searchTermOf(typed: string | null): string {
  const words = typedText(typed).split(/\s+/);
  return words.slice(0, searchConstants.searchTermMaximumWords).join(' ');
}
