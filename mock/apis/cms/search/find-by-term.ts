import { searchConstants } from '#generated/cms/constants.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { scoreTerm } from '#mock/store/search/index/score-term.ts';
import { buildSearchIndex } from '#mock/store/search/index/search-index.ts';
import { tokens } from '#mock/store/search/text/tokens.ts';
import { parseBody } from '../contents/content-body.ts';
import type { Content } from '../contents/published.ts';
import { contentText } from './content-text.ts';

const MINIMUM = searchConstants.searchTermMinimumCharacters;

/** How much a hit counts by where it is, for each scope of a search. */
const WEIGHTS = { All: { title: 2, text: 1 }, TitleOnly: { title: 2 } } as const;

/** What a term finds. */
export interface Found {
  /** The best first, equals in the order in which they were searched. */
  readonly contents: readonly Content[];
  /** The words that the term was taken for, folded. */
  readonly words: ReadonlySet<string>;
}

/**
 * The contents that hold all words of a term, in other forms too; typing errors are not forgiven (PF-CMS-83).
 *
 * @param scope whether texts are looked into or titles alone
 * @throws PlatformFault 400 INVALID_SEARCH for a term with too little to search
 */
export function findByTerm(
  searched: readonly Content[],
  term: string,
  scope: keyof typeof WEIGHTS = 'All',
): Found {
  if (tokens(term).join('').length < MINIMUM)
    throw new PlatformFault(
      400,
      'INVALID_SEARCH',
      `The queryTerm must have at least ${MINIMUM} letters or digits.`,
    );
  const index = buildSearchIndex(
    searched.map(({ Name, ContentBody }) => ({ title: Name, text: contentText(parseBody(ContentBody)) })),
  );
  const { scores, words } = scoreTerm(index, term, WEIGHTS[scope], { corrected: false });
  const best = [...scores].sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b);
  return { contents: best.flatMap(([at]) => searched[at] ?? []), words };
}
