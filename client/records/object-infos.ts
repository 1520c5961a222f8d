import { getObjectInfo, getObjectInfos } from '#generated/record-data/client.gen.ts';
import { getObjectInfosLimits } from '#generated/record-data/constants.gen.ts';
import { joinedRead, sendAlone } from '../cache/joined-reads.ts';
import { readThroughCache } from '../cache/read.ts';
import { readBatch } from '../cache/read-batch.ts';
import type { Platform } from '../platform.ts';
import type { ObjectInfo } from './types.ts';

const inputOf = (objectApiName: string) => ({ path: { objectApiName } });

/**
 * Descriptions of several objects in one call; one that fails is remembered for 5 minutes, one that is not there is not
 * (RD-STATE-06, RD-CACHE-41).
 */
const readTogether = joinedRead<string, ObjectInfo>({
  operationId: 'getObjectInfos',
  maximum: getObjectInfosLimits.objectApiNames.maxItems,
  readOne: (platform, name) => sendAlone(platform, getObjectInfo, inputOf(name)),
  readAll: async (platform, keys) => {
    const inputFor = (objectApiNames: string[]) => ({ path: { objectApiNames } });
    return (await readBatch(platform, getObjectInfos, { keys, inputFor })).results;
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
export const readObjectInfo = async (platform: Platform, objectApiName: string): Promise<ObjectInfo> =>
  readThroughCache(platform.queryClient, objectInfoOptions(platform, objectApiName));
