import type { QueryClient } from '@tanstack/query-core';
import { CacheMissError } from '../errors/index.ts';
import { notFoundKey } from './not-found.ts';
import type { PlatformQueryOptions } from './query-options.ts';

export interface CacheOptions {
  /**
   * `reload` asks the platform again even if the answer is fresh; `only-if-cached` never asks it: nothing
   * fresh is a 504 (SF-ERR-06).
   */
  cache?: 'reload' | 'only-if-cached';
}

/** Reads through the cache: readers of the same key at the same time share one fetch. */
export async function readThroughCache<Data>(
  queryClient: QueryClient,
  query: PlatformQueryOptions<Data>,
  { cache }: CacheOptions = {},
): Promise<Data> {
  if (cache === 'reload') {
    queryClient.removeQueries({ queryKey: notFoundKey(query.queryKey) });
    return queryClient.fetchQuery({ ...query, staleTime: 0 });
  }
  if (cache === 'only-if-cached') return freshOrMiss(queryClient, query);
  return queryClient.fetchQuery(query);
}

function freshOrMiss<Data>(
  queryClient: QueryClient,
  { queryKey, staleTime }: PlatformQueryOptions<Data>,
): Data {
  const query = queryClient.getQueryCache().find<Data>({ queryKey, exact: true });
  if (!query || query.state.data === undefined || query.isStaleByTime(staleTime)) {
    throw new CacheMissError(queryKey[0]);
  }
  return query.state.data;
}
