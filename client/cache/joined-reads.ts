import type { Data, Input, Operation, OperationId } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { type BatchItem, isFailed, itemError } from './failed-items.ts';
import { createSameTick } from './same-tick.ts';

interface Reader {
  key: string;
  resolve: (item: Promise<BatchItem | undefined>) => void;
}

interface JoinedRead {
  /** The batch call, named in the errors of its items. */
  operationId: OperationId;
  /** As many as one call may name. */
  maximum: number;
  /** Items of all keys, in their order. */
  readAll: (platform: Platform, keys: string[]) => Promise<readonly (BatchItem | undefined)[]>;
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
 * call. Answers the result of its item.
 *
 * @throws FetchError with the status and errors of an item that failed
 */
export function joinedRead<T>({ operationId, maximum, readAll }: JoinedRead) {
  const joins = new WeakMap<Platform, (reader: Reader) => void>();
  const createJoin = (platform: Platform) =>
    createSameTick<Reader>(platform.clock, (readers) => {
      const keys = [...new Set(readers.map(({ key }) => key))];
      for (let start = 0; start < keys.length; start += maximum) {
        const asked = keys.slice(start, start + maximum);
        const read = Promise.resolve().then(() => readAll(platform, asked));
        for (const { key, resolve } of readers.filter((reader) => asked.includes(reader.key))) {
          resolve(read.then((items) => items[asked.indexOf(key)]));
        }
      }
    });

  return async (platform: Platform, key: string): Promise<T> => {
    const join = joins.get(platform) ?? createJoin(platform);
    joins.set(platform, join);
    const item = await new Promise<BatchItem | undefined>((resolve) => join({ key, resolve }));
    if (!item || isFailed(item)) {
      throw itemError(operationId, item ?? { statusCode: 404, result: [] });
    }
    return item.result as T;
  };
}
