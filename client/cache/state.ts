import type { QueryClient, QueryKey } from '@tanstack/query-core';

/** The states of a cache entry (record-data.md §4). */
export type CacheState = 'Fulfilled' | 'Stale' | 'Pending' | 'Unfulfilled' | 'Error';

/** The state of the entry with this key, as old data with a lifetime in milliseconds sees it. */
export function cacheState(
  queryClient: QueryClient,
  key: QueryKey,
  lifetimeMs: number,
  now: number,
): CacheState {
  const state = queryClient.getQueryState(key);
  if (!state) return 'Unfulfilled';
  if (state.fetchStatus === 'fetching') return 'Pending';
  if (state.status === 'error') return 'Error';
  if (state.data === undefined) return 'Unfulfilled';
  return state.isInvalidated || now - state.dataUpdatedAt >= lifetimeMs ? 'Stale' : 'Fulfilled';
}
