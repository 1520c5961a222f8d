import type { QueryClient } from '@tanstack/query-core';
import type { PlatformQueryOptions } from './query-options.ts';

/** The states of a cache entry (RD-STATE-01). */
export type CacheState = 'Fulfilled' | 'Stale' | 'Pending' | 'Unfulfilled' | 'Error';

/** What the cache holds of a read. */
export function cacheState(
  queryClient: QueryClient,
  { queryKey, staleTime }: PlatformQueryOptions<unknown>,
): CacheState {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (!query) return 'Unfulfilled';
  const { fetchStatus, status, data } = query.state;
  if (fetchStatus === 'fetching') return 'Pending';
  if (status === 'error') return 'Error';
  if (data === undefined) return 'Unfulfilled';
  return query.isStaleByTime(staleTime) ? 'Stale' : 'Fulfilled';
}
