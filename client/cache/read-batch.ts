import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import type { Data, Input, Operation, OperationId } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { keepNote, recallNote } from './keep.ts';

interface Item {
  statusCode: number;
  result: unknown;
}
interface Batch {
  hasErrors?: boolean;
  results: Item[];
}
/** The operations that answer one item, with a status of its own, for each thing asked for. */
type BatchId = { [Id in OperationId]: Data<Id> extends Batch ? Id : never }[OperationId];

interface BatchRead<Id extends BatchId, Key> {
  /** What is asked for, one item of the answer each. */
  keys: readonly Key[];
  /** The request for some of them. */
  inputFor: (keys: Key[]) => Input<Id>;
  /** How long a failed item is remembered. Default: 5 minutes (record-data.md §9). */
  memoryMs?: number;
}

/**
 * Reads a batch of which each item can fail alone. A failed item is remembered for a time and not asked for again;
 * the items that succeeded are cached as their contract says, and never together with a failure, which would outlive
 * its time with them (record-data.md §8, §9). Answers one item for each key, in their order.
 */
export async function readBatch<Id extends BatchId, Key>(
  platform: Platform,
  operation: Operation<Id>,
  { keys, inputFor, memoryMs = recordsConstants.failedItemMemoryMs }: BatchRead<Id, Key>,
): Promise<Data<Id>> {
  const { queryClient, clock } = platform;
  const keyOf = (asked: Key[]) => platform.queryOptions(operation, inputFor(asked)).queryKey;
  const noteKey = (key: Key) => [...keyOf([key]), 'failed item'];
  const age = () => ({ lifetimeMs: memoryMs, now: clock.now() });
  const items = new Map(keys.map((key) => [key, recallNote<Item>(queryClient, noteKey(key), age())]));
  const asked = keys.filter((key) => !items.get(key));

  if (asked.length > 0) {
    const { results } = (await platform.read(operation, inputFor(asked))) as Batch;
    for (const [index, key] of asked.entries()) items.set(key, results[index]);
  }
  const failed = asked.filter((key) => isFailed(items.get(key)));
  for (const key of failed) keepNote(queryClient, noteKey(key), items.get(key), age());
  if (failed.length > 0) {
    const fine = asked.filter((key) => !failed.includes(key));
    queryClient.removeQueries({ queryKey: keyOf(asked), exact: true });
    if (fine.length > 0) queryClient.setQueryData(keyOf(fine), answerOf(fine, items));
  }
  return answerOf(keys, items) as Data<Id>;
}

const isFailed = (item: Item | undefined): boolean => item !== undefined && item.statusCode >= 400;

function answerOf<Key>(keys: readonly Key[], items: ReadonlyMap<Key, Item | undefined>): Batch {
  const results = keys.flatMap((key) => items.get(key) ?? []);
  return { hasErrors: results.some(isFailed), results };
}
