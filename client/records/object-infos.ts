import { getObjectInfo, getObjectInfos } from '#generated/record-data/client.gen.ts';
import { getObjectInfosLimits } from '#generated/record-data/constants.gen.ts';
import type { BatchItem } from '../cache/failed-items.ts';
import { joinedRead, sendAlone } from '../cache/joined-reads.ts';
import { readBatch } from '../cache/read-batch.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { ObjectInfo } from './types.ts';

const inputOf = (objectApiName: string) => ({ path: { objectApiName } });
const batchOf = (keys: readonly string[]) => ({
  keys,
  inputFor: (names: string[]) => ({ path: { objectApiNames: names } }),
});

/**
 * Descriptions of several objects, each with a status of its own; one that fails is remembered for 5 minutes, one that
 * is not there is not (RD-STATE-06, RD-CACHE-41).
 */
const readObjectInfos = (
  platform: Platform,
  objectApiNames: readonly string[],
): Promise<Data<'getObjectInfos'>> =>
  readBatch(platform, getObjectInfos, {
    ...batchOf(objectApiNames),
    entryOf: (name) => [getObjectInfo.operationId, inputOf(name)],
  });

const readJoined = joinedRead<ObjectInfo>({
  operationId: 'getObjectInfos',
  maximum: getObjectInfosLimits.objectApiNames.maxItems,
  readAll: async (platform, names) => {
    const [only, ...others] = names;
    if (only && others.length === 0) {
      return [{ statusCode: 200, result: await platform.read(getObjectInfo, inputOf(only)) }];
    }
    const results: BatchItem[] = (await readObjectInfos(platform, names)).results;
    for (const [index, { statusCode, result }] of results.entries()) {
      const { queryKey } = platform.queryOptions(getObjectInfo, inputOf(names[index] ?? ''));
      if (statusCode === 200) platform.queryClient.setQueryData(queryKey, result);
    }
    return results;
  },
});

const readTogether = joinedRead<ObjectInfo>({
  operationId: 'getObjectInfos',
  maximum: getObjectInfosLimits.objectApiNames.maxItems,
  readAll: async (platform, names) => {
    const [only, ...others] = names;
    if (!only || others.length > 0)
      return (await readBatch(platform, getObjectInfos, batchOf(names))).results;
    return [{ statusCode: 200, result: await sendAlone(platform, getObjectInfo, inputOf(only)) }];
  },
});

/**
 * The read of an object for `useQuery`: as that of the platform, but together with the objects that are asked for in the
 * same tick.
 */
export const objectInfoOptions = (platform: Platform, objectApiName: string) => ({
  ...platform.queryOptions(getObjectInfo, inputOf(objectApiName)),
  queryFn: () => readTogether(platform, objectApiName),
});

/**
 * Describes an object: from the cache while that is fresh, else together with the objects that are asked for in the
 * same tick.
 *
 * @throws FetchError 404 for an object that does not exist or may not be seen
 */
export function readObjectInfo(platform: Platform, objectApiName: string): Promise<ObjectInfo> {
  const isFresh = objectApiName && platform.state(getObjectInfo, inputOf(objectApiName)) === 'Fulfilled';
  return isFresh || !objectApiName
    ? platform.read(getObjectInfo, inputOf(objectApiName))
    : readJoined(platform, objectApiName);
}
