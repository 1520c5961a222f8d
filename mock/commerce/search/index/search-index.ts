import { tokensOf } from '../text/tokens.ts';

/** What a term is matched against: the texts of one product by field name. */
export type SearchableTexts = Readonly<Record<string, string | null | undefined>>;

interface Posting {
  /** Position of the entry among those the index was built from. */
  readonly entry: number;
  readonly field: string;
}

/** Every word of the catalogue with the places where it stands. */
export interface SearchIndex {
  readonly words: readonly string[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  /** How the catalogue writes a folded word. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** Indexes texts once, so that a search touches words and not products. */
export function buildSearchIndex(entries: readonly SearchableTexts[]): SearchIndex {
  const postings = new Map<string, Posting[]>();
  const spellings = new Map<string, string>();
  entries.forEach((texts, entry) => {
    for (const [field, text] of Object.entries(texts)) {
      for (const [word, spelling] of new Map(
        tokensOf(text ?? '').map((token) => [token.word, token.spelling]),
      )) {
        const list = postings.get(word);
        if (list) list.push({ entry, field });
        else postings.set(word, [{ entry, field }]);
        if (!spellings.has(word)) spellings.set(word, spelling);
      }
    }
  });
  return { words: [...postings.keys()], postings, spellings };
}
