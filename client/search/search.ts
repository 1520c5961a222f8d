import {
  getKeywordSearchResults,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
} from '#generated/record-data/client.gen.ts';
import type { Platform } from '../platform.ts';
import { searchDataCategories, searchFilters } from './search-input.ts';
import type {
  KeywordSearchResult,
  SearchDataCategory,
  SearchFilter,
  SearchFilterInfo,
  SearchFilterOption,
  SearchResults,
} from './types.ts';

interface GlobalSearch {
  /** Objects to search; all that the session may read unless told. */
  objectApiNames?: string[];
  /** Records of each group; the platform decides unless told. */
  pageSize?: number;
}

/** Searches a term in many objects, one group of records per object. */
export function searchRecords(
  platform: Platform,
  term: string,
  { objectApiNames, pageSize }: GlobalSearch = {},
): Promise<SearchResults> {
  const options = pageSize && objectApiNames?.map((objectApiName) => ({ objectApiName, pageSize }));
  const body = {
    ...(objectApiNames ? { objectApiNames } : {}),
    ...(options ? { searchObjectOptions: options } : {}),
  };
  return platform.read(getSearchResults, { query: { q: term }, body });
}

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

/** The filters by which a search of an object can be narrowed. */
export const readSearchFilters = async (
  platform: Platform,
  objectApiName: string,
): Promise<SearchFilterInfo[]> =>
  (await platform.read(getSearchFilterMetadata, { path: { objectApiName } })).filters;

/** The values that a filter offers, all or those whose label holds the words typed. */
export const readSearchFilterOptions = async (
  platform: Platform,
  objectApiName: string,
  filterApiName: string,
  q?: string,
): Promise<SearchFilterOption[]> => {
  const path = { objectApiName, filterApiName };
  return (await platform.read(getSearchFilterOptions, { path, query: { q } })).options;
};
