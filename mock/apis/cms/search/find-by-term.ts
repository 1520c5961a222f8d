import { sql } from 'kysely';
import { searchConstants } from '#generated/cms/constants.gen.ts';
import { matchesOf } from '#mock/apis/record-data/search/hits/matches.ts';
import { readMeanings } from '#mock/apis/record-data/search/words/meanings.ts';
import type { Source } from '#mock/apis/record-data/search/words/source.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { objects } from '#mock/objects/index.ts';
import { CONTENT_TEXT } from '#mock/store/search/records/searched-object.ts';
import { tokens } from '#mock/store/search/text/tokens.ts';
import type { Store } from '#mock/store/store.ts';
import type { Language } from '../../dispatch/handler.ts';
import type { Page } from '../contents/pages.ts';
import type { Content } from '../contents/published.ts';
import { type ContentFilter, IN_ORDER, isDelivered } from './delivered.ts';

const MINIMUM = searchConstants.searchTermMinimumCharacters;

/** How much a hit counts by where it is, for each scope of a search. */
const WEIGHTS = {
  All: { Name: 2, [CONTENT_TEXT]: 1 },
  TitleOnly: { Name: 2 },
} as const;

/** What is looked for. */
export interface ContentSearch extends ContentFilter {
  readonly term: string;
  /** Whether texts are looked into or titles alone. */
  readonly scope?: keyof typeof WEIGHTS | undefined;
  /** The language of whoever searches. */
  readonly audience: Language;
}

/** One page of what a term finds. */
export interface Found {
  /** The best first, equals in the order in which they are delivered. */
  readonly contents: readonly Content[];
  /** How many there are in all. */
  readonly total: number;
  /** The words that the term was taken for, folded. */
  readonly words: ReadonlySet<string>;
}

/**
 * The published contents that hold all words of a term, in other forms too; typing errors are not forgiven (PF-CMS-83).
 *
 * @throws PlatformFault 400 INVALID_SEARCH for a term with too little to search
 */
export async function findByTerm(
  store: Store,
  { term, scope = 'All', audience, ...filter }: ContentSearch,
  page: Page,
): Promise<Found> {
  if (tokens(term).join('').length < MINIMUM)
    throw new PlatformFault(
      400,
      'INVALID_SEARCH',
      `The queryTerm must have at least ${MINIMUM} letters or digits.`,
    );
  const isShown = sql`(select true from "ManagedContent" c
    where c."Id" = s."Id" and ${isDelivered(audience, filter)})`;
  const source: Source = { definition: objects.ManagedContent, weights: WEIGHTS[scope], visible: isShown };
  const reading = { corrected: false, onlyInUse: true };
  const meaning = (await readMeanings(store, [source], term, reading)).get(source);
  if (!meaning) return { contents: [], total: 0, words: new Set() };
  const { ids, total } = await readPage(store, matchesOf(source, meaning.parts), page);
  return { contents: await store.getMany('ManagedContent', ids), total, words: meaning.words };
}

async function readPage(
  { db }: Store,
  matches: ReturnType<typeof matchesOf>,
  { page, pageSize }: Page,
): Promise<{ ids: readonly string[]; total: number }> {
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with m as materialized (${matches}),
    shown as (select c."Id", m.score, row_number() over (order by m.score desc, ${IN_ORDER}) as place
      from m join "ManagedContent" c using ("Id"))
    select array(select "Id"::text from shown where place > ${page * pageSize}::bigint
        and place <= ${(page + 1) * pageSize}::bigint order by place) as "ids",
      (select count(*)::int from m) as "total"`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}
