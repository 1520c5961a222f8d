import { typedPzn } from '#pharmacy/pzn.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objectDefinition } from '../../../objects/index.ts';
import { toLongId } from '../../../store/ids.ts';
import { scoreTerm, type TermScores } from '../../../store/search/index/score-term.ts';
import { tokens } from '../../../store/search/text/tokens.ts';
import type { Store } from '../../../store/store.ts';
import { visibleIdsOf } from '../reading/visible-rows.ts';
import type { RecordTexts } from './index/read-texts.ts';
import { nameAt, type RecordIndex, recordIndexes } from './index/record-index.ts';
import { pznWeights, searchWeights, type Weights } from '../../../store/search/records/searched-fields.ts';

/** What a term finds among the records of one object. */
export interface Hits {
  readonly definition: ObjectDefinition;
  /** The best first, equals by name. */
  readonly records: readonly RecordTexts[];
  /** How well the best one matches. */
  readonly best: number;
  /** The words that the term was taken for, folded. */
  readonly words: ReadonlySet<string>;
  /** The term with typing errors corrected. */
  readonly effectiveTerm: string;
  /** Whether it matches only with typing errors corrected. */
  readonly isCorrected: boolean;
}

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
  { viewer, weights = searchWeights }: Matching,
): Promise<Hits[]> {
  const everything = EVERYTHING.test(term);
  if (!everything) refuseShortTerm(term);
  const indexes = await indexesOf(store, definitions, viewer);
  if (everything) return indexes.map(everyRecord).filter(isAny);
  const named = indexes.map((index) => byNumber(index, term)).filter(isAny);
  if (named.length > 0) return named;
  const exact = indexes.map((index) => byWords(index, term, weights, false)).filter(isAny);
  return exact.length > 0 ? exact : indexes.map((index) => byWords(index, term, weights, true)).filter(isAny);
}

/** Finds records of several objects by what `match` makes of the index of each; by default it goes by all texts. */
export async function findMatching(
  store: Store,
  definitions: readonly ObjectDefinition[],
  match: (records: RecordIndex, weights: Weights) => TermScores['scores'],
  { viewer, weights = searchWeights }: Matching,
): Promise<Hits[]> {
  const nothing = { words: new Set<string>(), effectiveTerm: '' };
  const indexes = await indexesOf(store, definitions, viewer);
  return indexes
    .map((one) => hits(one, { ...nothing, scores: match(one, weights(one.definition)) }, false))
    .filter(isAny);
}

async function indexesOf(
  store: Store,
  definitions: readonly ObjectDefinition[],
  viewer: Viewer,
): Promise<RecordIndex[]> {
  const known = new Map(definitions.map((definition) => [definition.apiName, definition]));
  const indexes = await recordIndexes(
    store,
    definitions.map(({ apiName }) => objectDefinition(apiName)),
  );
  // An index serves all profiles; what is looked into is what the asking one sees.
  return Promise.all(
    indexes.map(async (one) => {
      const visible = await visibleIdsOf(store, one.definition, viewer);
      return {
        ...one,
        definition: known.get(one.definition.apiName) ?? one.definition,
        isVisible: visible && ((position: number) => visible.has(one.records[position]?.id ?? '')),
      };
    }),
  );
}

function refuseShortTerm(term: string): void {
  if (tokens(term).join('').length >= MINIMUM_CHARACTERS) return;
  const message = `The term must have at least ${MINIMUM_CHARACTERS} letters or digits.`;
  throw new PlatformFault(400, 'INVALID_SEARCH', message);
}

function isAny({ records }: Hits): boolean {
  return records.length > 0;
}

function everyRecord(records: RecordIndex): Hits {
  const scores = new Map(records.records.map((_, position) => [position, 0]));
  return hits(records, { scores, words: new Set(), effectiveTerm: '*' }, false);
}

/** The record whose id the term is, or those with the PZN that it spells. */
function byNumber(records: RecordIndex, term: string): Hits {
  const id = toLongId(term.trim());
  const position = id ? records.records.findIndex((record) => record.id === id) : -1;
  const nothing: TermScores = { scores: new Map(), words: new Set(), effectiveTerm: term.trim() };
  if (position >= 0) return hits(records, { ...nothing, scores: new Map([[position, 1]]) }, false);
  const pzn = typedPzn(term)?.pzn;
  const found = pzn
    ? scoreTerm(records.index, pzn, pznWeights(records.definition), { corrected: false }, records.isVisible)
    : nothing;
  return hits(records, found, false);
}

function byWords(
  records: RecordIndex,
  term: string,
  weights: (definition: ObjectDefinition) => Weights,
  corrected: boolean,
): Hits {
  const { index, definition, isVisible } = records;
  return hits(records, scoreTerm(index, term, weights(definition), { corrected }, isVisible), corrected);
}

const collator = new Intl.Collator('de', { numeric: true });

function hits(
  records: RecordIndex,
  { scores, words, effectiveTerm }: TermScores,
  isCorrected: boolean,
): Hits {
  const { isVisible = () => true } = records;
  const seen = [...scores].filter(([position]) => isVisible(position));
  const sorted = seen.sort(
    ([a, scoreOfA], [b, scoreOfB]) =>
      scoreOfB - scoreOfA || collator.compare(nameAt(records, a), nameAt(records, b)) || a - b,
  );
  return {
    definition: records.definition,
    records: sorted.flatMap(([position]) => records.records[position] ?? []),
    best: sorted[0]?.[1] ?? 0,
    words,
    effectiveTerm,
    isCorrected,
  };
}
