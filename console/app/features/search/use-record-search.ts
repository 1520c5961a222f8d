import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { isRecordId } from '#client/records/record-id.ts';
import type { ObjectDirectory } from '#client/records/types.ts';
import { isSearchTerm } from '#client/search/search-input.ts';
import { getSearchResults } from '#generated/record-data/client.gen.ts';
import { usePins, useRecentRecords } from '../../data/preferences.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { foundRecords, isFoundAsTyped } from './found-records.ts';
import { useDebounced } from './use-debounced.ts';
import { useListSearch } from './use-list-search.ts';

/** After so many milliseconds without a key somebody has typed a term, or a part of it. */
const PAUSE_MS = 150;

/**
 * Looks for records by the platform's search, which answers for all objects in one call. It knows words by how they
 * begin, and long parts of them: what it does not know is looked for inside of names and numbers, in a few objects.
 *
 * @param isWhole whether the term came at once, as what is pasted does, so that nothing is waited for
 */
export function useRecordSearch(term: string, directory: ObjectDirectory, isWhole: boolean) {
  const platform = usePlatform();
  const typed = term.trim();
  const paused = useDebounced(typed, PAUSE_MS);
  const settled = isWhole ? typed : paused;
  const { pins } = usePins();
  const recent = useRecentRecords();
  const preferred = [...pins, ...recent.map(({ objectApiName }) => objectApiName)];
  const isAsked = isSearchTerm(settled) && !isRecordId(settled);
  const { data, isFetching, isError } = useQuery(
    platformQuery(platform, getSearchResults, isAsked && { query: { q: settled }, body: {} }),
  );
  const isUnknown = isError || (data !== undefined && !isFoundAsTyped(data.keywordSearchResults));
  const inside = useListSearch(isAsked && isUnknown && settled, preferred);
  const known = data ? foundRecords(data.keywordSearchResults, directory, preferred) : [];
  const records = isAsked ? (inside.records.length > 0 ? inside.records : known) : [];
  const isTyping = settled !== typed && isSearchTerm(typed);
  const isSearching = isTyping || isFetching || inside.isSearching;
  return {
    records,
    isSearching,
    isNothingFound: isAsked && !isSearching && records.length === 0,
  };
}
