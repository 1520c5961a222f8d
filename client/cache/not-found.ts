import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { FetchError } from '../errors/index.ts';

const MARK = 'not found';
export const notFoundKey = (key: QueryKey): QueryKey => [...key, MARK];

type Remembered = Pick<FetchError, 'operationId' | 'status' | 'statusText' | 'url' | 'errors' | 'body'>;

/** Of all errors only 404 is cached (storefront.md §8), as plain data beside the query it belongs to. */
export function rememberNotFound(
  queryClient: QueryClient,
  key: QueryKey,
  error: FetchError,
  now: number,
): void {
  const { operationId, status, statusText, url, errors, body } = error;
  const remembered = { operationId, status, statusText, url, errors, body };
  queryClient.setQueryData<Remembered>(notFoundKey(key), remembered, { updatedAt: now });
}

/** The 404 of an earlier read, as long as the data itself would have been fresh and nothing invalidated it. */
export function recallNotFound(queryClient: QueryClient, key: QueryKey, lifetimeMs: number, now: number) {
  const state = queryClient.getQueryState<Remembered>(notFoundKey(key));
  const isFresh = state?.data && !state.isInvalidated && now - state.dataUpdatedAt < lifetimeMs;
  return isFresh && state.data ? new FetchError(state.data) : undefined;
}
