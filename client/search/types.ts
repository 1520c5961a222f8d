import type { Data, Input } from '../operation.ts';

type KeywordInput = NonNullable<Input<'getKeywordSearchResults'>['body']>;

type KeywordSearchResult = Data<'getKeywordSearchResults'>['keywordSearchResult'];
export type SearchFilterInfo = Data<'getSearchFilterMetadata'>['filters'][number];
export type SearchResultRecord = KeywordSearchResult['records'][number];

/** A condition of a search; `fieldPath`, `operator` and `values` are required (RD-SEARCH-01 to RD-SEARCH-03). */
export type SearchFilter = NonNullable<KeywordInput['filters']>[number];
export type SearchDataCategory = NonNullable<KeywordInput['dataCategories']>[number];
