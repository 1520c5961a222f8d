import { sql } from 'kysely';
import { findingConstants } from '#generated/platform/constants.gen.ts';
import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import {
  nameWeights,
  searchWeights,
  weightsOfType,
} from '../../../../store/search/records/searched-fields.ts';
import type { Handler, RequestContext } from '../../../dispatch/handler.ts';
import { ROOT } from '../../../record-data/querying/joins.ts';
import { findRecords, sourcesOf } from '../../../record-data/search/find-records.ts';
import { type Hits, nothing } from '../../../record-data/search/hits/hits.ts';
import { readRanked } from '../../../record-data/search/hits/ranked.ts';
import { searchableObjects } from '../../../record-data/search/searched-objects.ts';
import { viewerOf } from '../../../record-data/viewer.ts';
import { type ParentQuery, parentQuery } from '../../query/compile/child-query.ts';
import { isGrouped } from '../../query/compile/grouped-query.ts';
import { readQuery } from '../../query/run/query-result.ts';
import { readFirst } from '../../query/run/run-records.ts';
import type { ParsedQuery } from '../../query/soql/parse.ts';
import type { ApiRecord } from '../../records/select-list.ts';
import { type FieldGroup, parseSosl, type Returning, type Search } from './parse-sosl.ts';
import { matchTerm } from './term/match-term.ts';
import { plainTerm, termTree } from './term/term-tree.ts';

const { searchResultsMaximum } = findingConstants;

/** What is to be answered of one object. */
interface Part {
  readonly definition: ObjectDefinition;
  readonly query: ParsedQuery;
  readonly records: ParentQuery;
}

/** Finds records by a search in the platform's language, object by object in the order named (PF-REST-12). */
export const getSearch: Handler<'getSearch'> = async ({ query: { q } }, context) => {
  const search = parseSosl(q);
  const parts = (search.returning ?? everyObject(context)).map((one) => partOf(one, context));
  const definitions = [...new Set(parts.map(({ definition }) => definition))];
  const hits = await find(search, definitions, context);
  const searchRecords: ApiRecord[] = [];
  for (const part of parts) searchRecords.push(...(await recordsOf(part, hits, context)));
  return {
    status: 200,
    body: { searchRecords: searchRecords.slice(0, search.limit ?? searchResultsMaximum) },
  };
};

const NOTHING = { ids: [] } as const;

const WEIGHTS = {
  ALL: searchWeights,
  NAME: nameWeights,
  EMAIL: weightsOfType('Email'),
  PHONE: weightsOfType('Phone'),
} as const satisfies Record<FieldGroup, unknown>;

/** A plain term is searched for as on the pages, which forgives typing errors; any other by its operators (PF-REST-23). */
async function find(
  { term, group }: Search,
  definitions: readonly ObjectDefinition[],
  context: RequestContext,
): Promise<Hits[]> {
  const { store } = context;
  const matching = { viewer: viewerOf(context), weights: WEIGHTS[group] };
  const plain = plainTerm(term);
  if (plain !== undefined) return findRecords(store, definitions, plain, matching);
  const tree = termTree(term);
  const found: Hits[] = [];
  for (const source of sourcesOf(definitions, matching)) {
    const { definition } = source;
    found.push({ ...nothing(definition, term), matches: await matchTerm(store, tree, source) });
  }
  return found;
}

function everyObject(context: RequestContext): Returning[] {
  return searchableObjects(viewerOf(context)).map(({ apiName }) => ({
    sObjectName: apiName,
    soql: `SELECT Id FROM ${apiName}`,
  }));
}

function partOf({ sObjectName, soql }: Returning, context: RequestContext): Part {
  const { query, scope } = readQuery(soql, context);
  const { definition } = scope;
  const isOther = definition.apiName.toLowerCase() !== sObjectName.toLowerCase();
  if (isOther || isGrouped(query))
    throw scope.asking.text.malformed('FROM', 'a search answers records of the objects it names');
  if (!definition.searchable)
    throw new PlatformFault(400, 'INVALID_SEARCH', `${definition.apiName} cannot be searched.`);
  return { definition, query, records: parentQuery(query, scope) };
}

/** The records that were found and fulfil the conditions: in the order asked for, else the best first. */
async function recordsOf(
  { definition, query, records }: Part,
  hits: readonly Hits[],
  { store }: RequestContext,
): Promise<ApiRecord[]> {
  const found = hits.find((one) => one.definition.apiName === definition.apiName);
  const { ids } = found ? await readRanked(store, found.matches, {}) : NOTHING;
  if (ids.length === 0) return [];
  const where = sql`${records.where} and ${sql.ref(`${ROOT}.Id`)} = any(${[...ids]})`;
  if (query.orderBy) {
    const read = await readFirst(store, { ...records, where }, searchResultsMaximum);
    return read.map(({ record }) => record);
  }
  const { limit = searchResultsMaximum, offset } = records;
  const read = await readFirst(store, { ...records, where, limit: undefined, offset: 0 }, ids.length);
  const byId = new Map(read.map(({ id, record }) => [id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(offset, offset + limit);
}
