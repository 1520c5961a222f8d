import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { searchedFacts } from '../shell/shell-data.ts';
import { useShell } from '../shell/use-shell.ts';

/** What can be searched for: "Produkt, PZN oder Wirkstoff", as far as the store knows them. */
export function useSearchedTerms(): { inSentence: string; inField: string } {
  const text = useText();
  const { oneOf } = useFormats();
  const known = useShell()?.searched ?? searchedFacts;
  const terms = [
    text('search.terms.product'),
    ...known.map((fact) => text(fact === 'pzn' ? 'search.terms.pzn' : 'search.terms.activeIngredient')),
  ];
  return { inSentence: oneOf(terms), inField: capitalised(terms.join(', ')) };
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
