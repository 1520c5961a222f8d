import { tokens } from '../text/tokens.ts';

/** Words that tell nothing apart: `gegen Kopfschmerzen` means `Kopfschmerzen`. Folded. */
const FILLER = new Set(
  'am bei das dem den der die ein eine fur gegen im in mit oder und von vom zu zum zur'.split(' '),
);

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
