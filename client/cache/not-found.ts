import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { FetchError } from '../errors/index.ts';
import { keepNote, recallNote } from './keep.ts';

const MARK = 'not found';
export const notFoundKey = (key: QueryKey): QueryKey => [...key, MARK];

type Remembered = Pick<FetchError, 'operationId' | 'status' | 'statusText' | 'url' | 'errors' | 'body'>;
/** The lifetime of the data itself, and the moment. */
type Age = { lifetimeMs: number; now: number };

/** Of all errors only 404 is cached (SF-CACHE-02), as plain data beside the query it belongs to. */
export function rememberNotFound(queryClient: QueryClient, key: QueryKey, error: FetchError, age: Age): void {
  const { operationId, status, statusText, url, errors, body } = error;
  const remembered: Remembered = { operationId, status, statusText, url, errors, body };
  keepNote(queryClient, notFoundKey(key), remembered, age);
}

/** The 404 of an earlier read, as long as the data itself would have been fresh and nothing invalidated it. */
export function recallNotFound(queryClient: QueryClient, key: QueryKey, age: Age): FetchError | undefined {
  const remembered = recallNote<Remembered>(queryClient, notFoundKey(key), age);
  return remembered && new FetchError(remembered);
}
