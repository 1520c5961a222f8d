import { fold } from '../text/fold.ts';
import { type Token, tokensOf } from '../text/tokens.ts';

/** What a term is matched against: the texts of one entry by field name. */
export type SearchableTexts = Readonly<Record<string, string | null | undefined>>;

interface Posting {
  /** Position of the entry among those the index was built from. */
  readonly entry: number;
  readonly field: string;
  /** Whether the text begins with the word: Ibuprofen Nordhaus is more about Ibuprofen than Ferrano Ibuprofen. */
  readonly first: boolean;
}

/** Every word of the entries with the places where it stands. */
export interface SearchIndex {
  readonly words: readonly string[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** How the texts write a folded word. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Indexes texts once, so that a search touches words and not entries. */
export function buildSearchIndex(entries: readonly SearchableTexts[]): SearchIndex {
  const postings = new Map<string, Posting[]>();
  const spellings = new Map<string, string>();
  const folding = rememberedFold();
  entries.forEach((texts, entry) => {
    for (const [field, text] of Object.entries(texts)) {
      const found = tokensOf(text ?? '', folding);
      for (const { word, spelling } of firstOfEach(found)) {
        const posting = { entry, field, first: word === found[0]?.word };
        const list = postings.get(word);
        if (list) list.push(posting);
        else postings.set(word, [posting]);
        if (!spellings.has(word)) spellings.set(word, spelling);
      }
    }
  });
  return { words: [...postings.keys()], postings, spellings };
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
