import type { QueryKey } from '@tanstack/query-core';
import type { Platform } from '../platform.ts';
import { keepNote, recallNote } from './keep.ts';

/** One item of a batch, which can fail alone. */
export interface BatchItem {
  statusCode: number;
  result: unknown;
}

export const isFailed = (item: BatchItem | undefined): item is BatchItem =>
  item !== undefined && item.statusCode >= 400;

/** The memory of failed items, each beside the read of it alone, for a time (record-data.md §8, §9). */
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
