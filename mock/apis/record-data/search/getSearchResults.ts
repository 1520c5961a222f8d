import { randomUUID } from 'node:crypto';
import { searchConstants } from '#generated/record-data/constants.gen.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { childRelationships } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler, HandlerInput } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { findRecords } from './find-records.ts';
import type { Hits } from './hits/hits.ts';
import { type Keyworded, keywordResult } from './keyword-result.ts';
import { searchableObject, searchableObjects } from './searched-objects.ts';

type Input = HandlerInput<'getSearchResults'>;
type Group = Schemas['KeywordSearchResult'];

/** What a term finds in one object, with the page of it that is answered. */
interface Found extends Keyworded {
  readonly hits: Hits;
}

const { defaultConfigurationName, groupPageSize, keywordAnswerType } = searchConstants;

/**
 * Searches a term in many objects; the object that holds the best match comes first. Among equals it is the one that
 * most others refer to: who looks for a medicine wants the product rather than the lines of orders.
 */
export const getSearchResults: Handler<'getSearchResults'> = async ({ query, body }, context) => {
  const viewer = viewerOf(context);
  const found = await findRecords(context.store, searchedObjects(body, viewer), query.q, { viewer });
  const read: Found[] = [];
  for (const hits of found)
    read.push({ hits, ...(await groupOf(context.store, hits, { query, body }, viewer)) });
  read.sort((a, b) => b.best - a.best || childCount(b.hits) - childCount(a.hits));
  const groups = read.map(({ result }) => result);
  const answer = {
    configurationName: body.configurationName ?? defaultConfigurationName,
    keywordSearchResults: withRelated(groups.filter(({ totalCount = 0 }) => totalCount > 0)),
    query: read[0]?.hits.effectiveTerm ?? query.q.trim(),
    queryId: randomUUID(),
  };
  return { status: 200, body: answer };
};

function childCount({ definition }: Hits): number {
  return childRelationships(definition.apiName).length;
}

function searchedObjects({ answerTypes, objectApiNames }: Input['body'], viewer: Viewer): ObjectDefinition[] {
  const named = objectApiNames?.map((apiName) => searchableObject(apiName, viewer));
  const isWanted = !answerTypes?.length || answerTypes.includes(keywordAnswerType);
  return isWanted ? [...new Set(named ?? searchableObjects(viewer))] : [];
}

function groupOf(
  store: Store,
  hits: Hits,
  { query, body }: Pick<Input, 'query' | 'body'>,
  viewer: Viewer,
): Promise<Keyworded> {
  const apiName = hits.definition.apiName.toLowerCase();
  const options = body.searchObjectOptions?.find((one) => one.objectApiName.toLowerCase() === apiName);
  const { pageSize = groupPageSize, filters, dataCategories, sortBy } = options ?? {};
  const request = { term: query.q, offset: 0, pageSize, filters, dataCategories, sortBy };
  return keywordResult(store, hits, request, viewer);
}

function withRelated(groups: readonly Group[]): Group[] {
  const names = groups.map(({ objectApiName }) => objectApiName);
  return groups.map((group) => ({
    ...group,
    relatedObjectApiNames: names.filter((name) => name !== group.objectApiName),
  }));
}
