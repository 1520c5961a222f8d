import type { QueryKey } from '@tanstack/query-core';
import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import type { Data, Input, Operation, OperationId } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { type BatchItem, failedItems, isFailed } from './failed-items.ts';

interface Batch {
  hasErrors?: boolean;
  results: BatchItem[];
}
/** The operations that can answer one item, with a status of its own, for each thing asked for. */
type BatchId = { [Id in OperationId]: [Extract<Data<Id>, Batch>] extends [never] ? never : Id }[OperationId];
type BatchOf<Id extends BatchId> = Extract<Data<Id>, Batch>;

interface BatchRead<Id extends BatchId, Key> {
  /** What is asked for, one item of the answer each. */
  keys: readonly Key[];
  /** The request for some of them. */
  inputFor: (keys: Key[]) => Input<Id>;
  /** The items of an answer in the order asked, where it is not a list of them. */
  itemsOf?: (answer: Data<Id>, keys: readonly Key[]) => BatchItem[];
  /** The cached read of one of them alone, which a 404 removes. */
  entryOf?: (key: Key) => QueryKey;
  /** How long a failed item is remembered. Default: 5 minutes (RD-CACHE-41). */
  memoryMs?: number;
  /** Statuses of items that are asked for again at once. Default: 404, which removes the entry instead. */
  forgotten?: readonly number[];
}

/**
 * Reads a batch of which each item can fail alone. A failed item is remembered for a time and not asked for again;
 * the items that succeeded are cached as their contract says, and never together with a failure, which would outlive
 * its time with them (RD-STATE-07, RD-CACHE-41). Answers one item for each key, in their order.
 */
export async function readBatch<Id extends BatchId, Key>(
  platform: Platform,
  operation: Operation<Id>,
  read: BatchRead<Id, Key>,
): Promise<BatchOf<Id>> {
  const { keys, inputFor, itemsOf = ({ results }: Batch) => results, entryOf, forgotten = [404] } = read;
  const { queryClient } = platform;
  const keyOf = (asked: Key[]) => platform.queryOptions(operation, inputFor(asked)).queryKey;
  const memoryMs = read.memoryMs ?? recordsConstants.failedItemMemoryMs;
  const failures = failedItems(platform, (key: Key) => keyOf([key]), memoryMs);
  const items = new Map(keys.map((key) => [key, failures.recall(key)]));
  const asked = keys.filter((key) => !items.get(key));

  if (asked.length > 0) {
    const answer = await platform.read(operation, inputFor(asked));
    const results = itemsOf(answer as Data<Id> & Batch, asked);
    for (const [index, key] of asked.entries()) items.set(key, results[index]);
  }
  const failed = asked.filter((key) => isFailed(items.get(key)));
  for (const key of failed) {
    const item = items.get(key) as BatchItem;
    if (!forgotten.includes(item.statusCode)) failures.keep(key, item);
    if (item.statusCode === 404 && entryOf) queryClient.removeQueries({ queryKey: entryOf(key) });
  }
  if (failed.length > 0) {
    const fine = asked.filter((key) => !failed.includes(key));
    queryClient.removeQueries({ queryKey: keyOf(asked), exact: true });
    if (fine.length > 0) queryClient.setQueryData(keyOf(fine), answerOf(fine, items));
  }
  return answerOf(keys, items) as BatchOf<Id>;
}

function answerOf<Key>(keys: readonly Key[], items: ReadonlyMap<Key, BatchItem | undefined>): Batch {
  const results = keys.flatMap((key) => items.get(key) ?? []);
  return { hasErrors: results.some(isFailed), results };
}
