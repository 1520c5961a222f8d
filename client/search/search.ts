import { getKeywordSearchResults } from '#generated/record-data/client.gen.ts';
import type { Input } from '../operation.ts';
import { searchDataCategories, searchFilters } from './search-input.ts';
import type { SearchDataCategory, SearchFilter } from './types.ts';

interface KeywordSearch {
  filters?: readonly SearchFilter[];
  dataCategories?: readonly SearchDataCategory[];
  /** Fields, a leading minus meaning descending; the best first unless told. */
  sortBy?: string[];
  pageSize?: number;
  pageToken?: string | null;
}

/**
 * What is asked for one page of what a term finds in one object.
 *
 * @throws CommerceError INVALID_CONFIG for a filter or data category that lacks a member (RD-SEARCH-01 to RD-SEARCH-03)
 */
export function keywordSearchInput(
  objectApiName: string,
  term: string,
  { filters, dataCategories, ...arranged }: KeywordSearch = {},
): Input<'getKeywordSearchResults'> {
  const { operationId } = getKeywordSearchResults;
  const body = {
    ...arranged,
    ...(filters ? { filters: searchFilters(operationId, filters) } : {}),
    ...(dataCategories ? { dataCategories: searchDataCategories(operationId, dataCategories) } : {}),
  };
  return { query: { q: term, objectApiName }, body };
}
