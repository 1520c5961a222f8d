import { getKeywordSearchResults } from './getKeywordSearchResults.ts';
import { getLookupMetadata } from './getLookupMetadata.ts';
import { getSearchFilterMetadata } from './getSearchFilterMetadata.ts';
import { getSearchFilterOptions } from './getSearchFilterOptions.ts';
import { getSearchResults } from './getSearchResults.ts';

/** The handlers of search. */
export const searchHandlers = {
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getLookupMetadata,
  getSearchResults,
  getKeywordSearchResults,
};
