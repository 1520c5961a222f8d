import { randomUUID } from 'node:crypto';
import { getKeywordSearchResultsLimits, searchConstants } from '#generated/record-data/constants.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { pageAt } from '../querying/page.ts';
import { viewerOf } from '../viewer.ts';
import { findRecords } from './find-records.ts';
import { nothing } from './hits/hits.ts';
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
  const found = await findRecords(context.store, [definition], query.q, { viewer });
  const hits = found[0] ?? nothing(definition, query.q);
  const { result } = await keywordResult(context.store, hits, request, viewer);
  return {
    status: 200,
    body: {
      configurationName: configurationName ?? searchConstants.defaultConfigurationName,
      keywordSearchResult: result,
      objectApiName: definition.apiName,
      query: hits.effectiveTerm,
      queryId: randomUUID(),
    },
  };
};
