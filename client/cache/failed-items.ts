import type { QueryKey } from '@tanstack/query-core';
import { FetchError } from '../errors/index.ts';
import type { ErrorEntry } from '../errors/platform-error.ts';
import type { OperationId } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { keepNote, recallNote } from './keep.ts';

/** One item of a batch, which can fail alone. */
export interface BatchItem {
  statusCode: number;
  result: unknown;
}

export const isFailed = (item: BatchItem | undefined): boolean =>
  item !== undefined && item.statusCode >= 400;

/** The status and body of one item of a batch as the error that a read of it alone would have been. */
export function itemError(operationId: OperationId, { statusCode: status, result }: BatchItem): FetchError {
  const errors = Array.isArray(result) ? (result as ErrorEntry[]) : [];
  return new FetchError({ operationId, status, errors, body: result });
}

/** The memory of failed items, each beside the read of it alone, for a time (RD-STATE-07, RD-CACHE-41). */
export function failedItems<Key>(
  { queryClient, clock }: Platform,
  readOf: (key: Key) => QueryKey,
  memoryMs: number,
) {
  const noteKey = (key: Key): QueryKey => [...readOf(key), 'failed item'];
  const age = () => ({ lifetimeMs: memoryMs, now: clock.now() });
  return {
    recall: (key: Key) => recallNote<BatchItem>(queryClient, noteKey(key), age()),
    keep: (key: Key, item: BatchItem) => keepNote(queryClient, noteKey(key), item, age()),
  };
}
