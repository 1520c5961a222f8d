import type { Data } from '#client/operation.ts';

type Hits = Data<'getKeywordSearchResults'>['keywordSearchResult'];

/** How many records were found, or at least: those that are shown, where the platform tells no total. */
export const hitCount = ({ totalCount, records }: Pick<Hits, 'totalCount' | 'records'>): number =>
  totalCount ?? records.length;
