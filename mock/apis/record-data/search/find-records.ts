import { sql } from 'kysely';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { searchWeights, type Weights } from '../../../store/search/records/searched-fields.ts';
import { tokens } from '../../../store/search/text/tokens.ts';
import type { Store } from '../../../store/store.ts';
import { isVisibleRow } from '../reading/visible-rows.ts';
import { byNumber } from './by-number.ts';
import { byWords } from './by-words.ts';
import { type Hits, hitsOf } from './hits/hits.ts';
import { everyMatch, sourcesWithMatches } from './hits/matches.ts';
import { isOfObject, type Source } from './words/source.ts';

/** How a term is matched, and for whom. */
export interface Matching {
  readonly viewer: Viewer;
  /** Which texts count how much; all searchable ones unless told. */
  readonly weights?: (definition: ObjectDefinition) => Weights;
}

const MINIMUM_CHARACTERS = 2;
const EVERYTHING = /^[\s*%]*\*[\s*%]*$/;

/**
 * Finds records of several objects by a term; objects in which it finds nothing are left out. Typing errors are
 * forgiven only when nothing at all is found without.
 *
 * @throws 400 INVALID_SEARCH for a term with too little to search
 */
export async function findRecords(
  store: Store,
  definitions: readonly ObjectDefinition[],
  term: string,
  matching: Matching,
): Promise<Hits[]> {
  const sources = sourcesOf(definitions, matching);
  if (EVERYTHING.test(term)) return everyRecord(store, sources);
  refuseShortTerm(term);
  const named = await byNumber(store, sources, term);
  if (named.length > 0) return named;
  const exact = await byWords(store, sources, term, false);
  return exact.length > 0 ? exact : byWords(store, sources, term, true);
}

/** Where records of several objects are looked for. */
export function sourcesOf(
  definitions: readonly ObjectDefinition[],
  { viewer, weights = searchWeights }: Matching,
): Source[] {
  return definitions.map((definition) => ({
    definition,
    weights: weights(definition),
    visible: isVisibleRow(definition, sql`s."Id"`, viewer),
  }));
}

function refuseShortTerm(term: string): void {
  if (tokens(term).join('').length >= MINIMUM_CHARACTERS) return;
  const message = `The term must have at least ${MINIMUM_CHARACTERS} letters or digits.`;
  throw new PlatformFault(400, 'INVALID_SEARCH', message);
}

async function everyRecord(store: Store, sources: readonly Source[]): Promise<Hits[]> {
  const filled = await sourcesWithMatches(store, new Map(sources.map((source) => [source, { parts: [] }])));
  return [...filled].map((source) => hitsOf(source, everyMatch(source, isOfObject(source), 0), '*'));
}
