import { getKeywordSearchResults } from '#generated/record-data/client.gen.ts';
import type { Platform } from '../platform.ts';
import { searchDataCategories, searchFilters } from './search-input.ts';
import type { KeywordSearchResult, SearchDataCategory, SearchFilter } from './types.ts';

interface KeywordSearch {
  filters?: readonly SearchFilter[];
  dataCategories?: readonly SearchDataCategory[];
  /** Fields, a leading minus meaning descending; the best first unless told. */
  sortBy?: string[];
  pageSize?: number;
  pageToken?: string | null;
}

/**
 * One page of what a term finds in one object.
 *
 * @throws CommerceError INVALID_CONFIG for a filter or data category that lacks a member (RD-SEARCH-01 to RD-SEARCH-03)
 * @public RD-SEARCH-01, RD-SEARCH-02, RD-SEARCH-03, RD-SEARCH-06, client library only
 */
export async function searchObject(
  platform: Platform,
  objectApiName: string,
  term: string,
  { filters, dataCategories, ...arranged }: KeywordSearch = {},
): Promise<KeywordSearchResult> {
  const { operationId } = getKeywordSearchResults;
  const body = {
    ...arranged,
    ...(filters ? { filters: searchFilters(operationId, filters) } : {}),
    ...(dataCategories ? { dataCategories: searchDataCategories(operationId, dataCategories) } : {}),
  };
  const query = { q: term, objectApiName };
  return (await platform.read(getKeywordSearchResults, { query, body })).keywordSearchResult;
}
