import { fold } from '../text/fold.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { type Postings, PostingsDraft } from './postings.ts';

/** What a term is matched against: the texts of one entry by field name. */
export type SearchableTexts = Readonly<Record<string, string | null | undefined>>;

/** Every word of the entries with the places where it stands. */
export interface SearchIndex {
  /** How many entries it was built from. */
  readonly size: number;
  readonly words: readonly string[];
  /** Place in the list of words, by word. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The fields in which words stand, by number. */
  readonly fields: readonly string[];
  readonly postings: Postings;
  /** How the texts write a folded word. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Indexes texts once, so that a search touches words and not entries. */
export function buildSearchIndex(entries: readonly SearchableTexts[]): SearchIndex {
  const [numbers, fieldNumbers] = [new Map<string, number>(), new Map<string, number>()];
  const spellings = new Map<string, string>();
  const draft = new PostingsDraft();
  const folding = rememberedFold();
  entries.forEach((texts, entry) => {
    for (const [field, text] of Object.entries(texts)) {
      const found = tokensOf(text ?? '', folding);
      const fieldNumber = numberOf(fieldNumbers, field);
      for (const { word, spelling } of firstOfEach(found)) {
        // A text begins with one word only: Ibuprofen Nordhaus is more about Ibuprofen than Ferrano Ibuprofen.
        draft.add(numberOf(numbers, word), entry, fieldNumber, word === found[0]?.word);
        if (!spellings.has(word)) spellings.set(word, spelling);
      }
    }
  });
  return {
    size: entries.length,
    words: [...numbers.keys()],
    numbers,
    fields: [...fieldNumbers.keys()],
    postings: draft.sorted(numbers.size),
    spellings,
  };
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}

/** Texts repeat their words: each spelling is folded once. */
function rememberedFold(): (spelling: string) => string {
  const known = new Map<string, string>();
  return (spelling) => {
    const word = known.get(spelling) ?? fold(spelling);
    known.set(spelling, word);
    return word;
  };
}

function firstOfEach(found: readonly Token[]): Iterable<Token> {
  return new Map(found.toReversed().map((token) => [token.word, token])).values();
}
