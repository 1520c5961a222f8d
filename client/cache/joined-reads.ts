import { chunks } from '../chunks.ts';
import type { Data, Input, Operation, OperationId } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { type BatchItem, isFailed, itemError } from './failed-items.ts';
import { createSameTick } from './same-tick.ts';

interface Reader<Key> {
  key: Key;
  resolve: (item: Promise<BatchItem | undefined>) => void;
}

interface JoinedRead<Key, T> {
  /** The batch call, named in the errors of its items. */
  operationId: OperationId;
  /** As many as one call may name. */
  maximum: number;
  /** What the things that one call names have in common. Default: any of them go together. */
  groupOf?: (key: Key) => string;
  /** Reads a thing that nobody else asks for. Default: as several are read. */
  readOne?: (platform: Platform, key: Key) => Promise<T>;
  /** Items of all keys of a group, in their order. */
  readAll: (platform: Platform, keys: Key[]) => Promise<readonly (BatchItem | undefined)[]>;
}

/** Sends a read that nobody else of its tick shares, for whoever keeps its answer: the cache may be waiting for it. */
export const sendAlone = <Id extends OperationId>(
  platform: Platform,
  operation: Operation<Id>,
  input: Input<Id>,
): Promise<Data<Id>> =>
  platform.queryOptions(operation, input).queryFn({ signal: new AbortController().signal });

/**
 * A read of one thing that shares a batch call with the other reads of its tick, so that a hundred components make one
 * call. Its key is plain data, and equal keys are asked for once. Answers the result of its item.
 *
 * @throws FetchError with the status and errors of an item that failed
 */
export function joinedRead<Key, T>(read: JoinedRead<Key, T>) {
  const { operationId, maximum, groupOf = () => '' } = read;
  const joins = new WeakMap<Platform, (reader: Reader<Key>) => void>();
  const createJoin = (platform: Platform) =>
    createSameTick<Reader<Key>>(platform.clock, (readers) => {
      const keys = new Map(readers.map(({ key }) => [JSON.stringify(key), key]));
      const items = new Map<string, Promise<BatchItem | undefined>>();
      for (const group of Map.groupBy(keys.values(), groupOf).values()) {
        for (const asked of chunks(group, maximum)) {
          const answered = Promise.resolve().then(() => itemsOf(read, platform, asked));
          for (const [index, key] of asked.entries())
            items.set(
              JSON.stringify(key),
              answered.then((all) => all[index]),
            );
        }
      }
      for (const { key, resolve } of readers) resolve(Promise.resolve(items.get(JSON.stringify(key))));
    });

  return async (platform: Platform, key: Key): Promise<T> => {
    const join = joins.get(platform) ?? createJoin(platform);
    joins.set(platform, join);
    const item = await new Promise<BatchItem | undefined>((resolve) => join({ key, resolve }));
    if (!item || isFailed(item)) {
      throw itemError(operationId, item ?? { statusCode: 404, result: [] });
    }
    return item.result as T;
  };
}

async function itemsOf<Key, T>(
  { readOne, readAll }: JoinedRead<Key, T>,
  platform: Platform,
  keys: Key[],
): Promise<readonly (BatchItem | undefined)[]> {
  const [only, ...others] = keys;
  return readOne && only !== undefined && others.length === 0
    ? [{ statusCode: 200, result: await readOne(platform, only) }]
    : readAll(platform, keys);
}
