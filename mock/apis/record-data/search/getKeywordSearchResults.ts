import { randomUUID } from 'node:crypto';
import { getKeywordSearchResultsLimits, searchConstants } from '#generated/record-data/constants.gen.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { pageAt } from '../querying/page.ts';
import { viewerOf } from '../viewer.ts';
import { findRecords, type Hits } from './find-records.ts';
import { keywordResult } from './keyword-result.ts';
import { searchableObject } from './searched-objects.ts';

/** Searches a term in one object, narrowed, sorted and by pages. */
export const getKeywordSearchResults: Handler<'getKeywordSearchResults'> = async (
  { query, body },
  context,
) => {
  const viewer = viewerOf(context);
  const definition = searchableObject(query.objectApiName, viewer);
  const { pageSize = getKeywordSearchResultsLimits.pageSize.default, pageToken, configurationName } = body;
  const request = { ...body, ...pageAt(pageToken, pageSize), term: query.q };
  const [hits = nothing(definition, query.q)] = await findRecords(context.store, [definition], query.q, {
    viewer,
  });
  return {
    status: 200,
    body: {
      configurationName: configurationName ?? searchConstants.defaultConfigurationName,
      keywordSearchResult: await keywordResult(context.store, hits, request, viewer),
      objectApiName: definition.apiName,
      query: hits.effectiveTerm,
      queryId: randomUUID(),
    },
  };
};

function nothing(definition: ObjectDefinition, term: string): Hits {
  return {
    definition,
    records: [],
    best: 0,
    words: new Set(),
    effectiveTerm: term.trim(),
    isCorrected: false,
  };
}
