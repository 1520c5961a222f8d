import { type RawBuilder, sql } from 'kysely';
import { lookupsConstants } from '#generated/record-data/constants.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import { toLongId } from '../../../store/ids.ts';
import { nameWeights, searchWeights } from '../../../store/search/records/searched-fields.ts';
import { isFound } from '../../../store/search/records/searched-object.ts';
import type { Store } from '../../../store/store.ts';
import type { HandlerInput } from '../../dispatch/handler.ts';
import { compileCondition } from '../querying/compile-condition.ts';
import { Joins, ROOT } from '../querying/joins.ts';
import { holdsTerm } from '../querying/search-condition.ts';
import { orderBy } from '../querying/sorting.ts';
import { readIds } from '../reading/read-rows.ts';
import { recentIds } from '../recent-use/recent-use.ts';
import { findRecords } from '../search/find-records.ts';
import { type Narrowing, readRanked } from '../search/hits/ranked.ts';
import type { Condition } from '../where/parse-where.ts';

/** What is asked of the records of one object. */
export interface Suggestion {
  readonly target: ObjectDefinition;
  readonly searchType: NonNullable<HandlerInput<'getLookupRecords'>['query']['searchType']>;
  readonly term: string;
  /** What makes a record valid. */
  readonly conditions: readonly Condition[];
  /** Fields, a leading minus meaning descending; none: the best or the latest first. */
  readonly sortBy: readonly string[];
  /** Who asks: what a person has used last comes first. */
  readonly userId: string | null;
  /** Ids wanted at most. */
  readonly limit: number;
}

const ID = sql.ref(`${ROOT}.Id`);

const MINIMUM = {
  Search: lookupsConstants.searchMinimumCharacters,
  TypeAhead: lookupsConstants.typeAheadMinimumCharacters,
};

/**
 * Ids of the records to suggest, in their order.
 *
 * @throws 400 INVALID_SEARCH for a term that is too short, 400 for an order that is not possible
 */
export async function suggestedIds(store: Store, asked: Suggestion, viewer: Viewer): Promise<string[]> {
  const { target, searchType, term } = asked;
  if (searchType === 'Recent') return latestIds(store, asked, viewer);
  refuseShortTerm(searchType, term);
  const weights = searchType === 'TypeAhead' ? nameWeights : searchWeights;
  if (!isFound(target)) return holdingIds(store, asked, Object.keys(weights(target)), viewer);
  const [hits] = await findRecords(store, [target], term, { viewer, weights });
  const narrowing = narrowingOf(asked, viewer);
  if (!hits) return [];
  const { ids } = await readRanked(store, hits.matches, { narrowing, limit: asked.limit });
  return [...ids];
}

/** What makes records valid and orders them; undefined where that is nothing. */
function narrowingOf({ target, conditions, sortBy }: Suggestion, viewer: Viewer): Narrowing | undefined {
  if (conditions.length === 0 && sortBy.length === 0) return undefined;
  const joins = new Joins(target, viewer);
  const predicates = [compileCondition({ kind: 'and', conditions }, joins)];
  const order = sortBy.length > 0 ? orderBy({ definition: target, sortBy, preset: [] }, joins) : undefined;
  return { joins, predicates, order };
}

function refuseShortTerm(searchType: keyof typeof MINIMUM, term: string): void {
  const minimum = MINIMUM[searchType];
  if (term.length >= minimum) return;
  const message = `Type at least ${minimum} characters for the search type ${searchType}.`;
  throw new PlatformFault(400, 'INVALID_SEARCH', message);
}

/** Of objects whose words are not stored, the records with the id that the term is, or with its words in the fields, by name. */
function holdingIds(
  store: Store,
  asked: Suggestion,
  fields: readonly string[],
  viewer: Viewer,
): Promise<string[]> {
  const { target, term, limit } = asked;
  const id = toLongId(term);
  const holding: Condition = id
    ? { kind: 'comparison', path: ['Id'], operator: 'eq', value: id }
    : holdsTerm(fields, term);
  const order = sql`${sql.ref(`${ROOT}.${nameField(target)}`)}, ${ID}`;
  const conditions = [...asked.conditions, holding];
  return narrowed(store, { ...asked, conditions }, { predicate: sql`true`, order, limit }, viewer);
}

/** What the person has used last, then what was changed last; only names that hold the term if there is one. */
async function latestIds(store: Store, asked: Suggestion, viewer: Viewer): Promise<string[]> {
  const { target, term, userId, limit } = asked;
  const pattern = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const holdsTerm = sql`${sql.ref(`${ROOT}.${nameField(target)}`)} ilike ${pattern}`;
  const predicate = term === '' ? sql`true` : holdsTerm;
  const used = await recentIds(store, userId, target.apiName);
  const latest = sql`array_position(${used}::text[], ${ID}::text), ${sql.ref(`${ROOT}.LastModifiedDate`)} desc, ${ID}`;
  return narrowed(store, asked, { predicate, order: latest, limit }, viewer);
}

interface Latest {
  readonly predicate: RawBuilder<unknown>;
  /** Order where none is asked for. */
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}

function narrowed(
  store: Store,
  { target, conditions, sortBy }: Suggestion,
  { predicate, order, limit }: Latest,
  viewer: Viewer,
): Promise<string[]> {
  const joins = new Joins(target, viewer);
  const valid = compileCondition({ kind: 'and', conditions }, joins);
  const asked = orderBy({ definition: target, sortBy, preset: [] }, joins);
  return readIds(store, {
    root: ROOT,
    from: joins.from,
    where: sql`${predicate} and ${valid}`,
    order: sortBy.length === 0 ? order : asked,
    limit,
  });
}
