import type { Platform } from '#client/platform.ts';
import { readDirectory } from '#client/records/metadata.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { getObjectInfos } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';

const OBJECTS_DESCRIBED = 100;

/** What describes each object that the person may see, in one call; read once it is asked for. */
export const allObjectsQuery = (platform: Platform, isAsked: boolean) => ({
  ...derivedQuery(platform, getObjectInfos, {
    input: {},
    part: 'all objects',
    read: () => describeObjects(platform),
  }),
  enabled: isAsked,
});

async function describeObjects(platform: Platform): Promise<ObjectInfo[]> {
  const names = Object.keys(await readDirectory(platform)).slice(0, OBJECTS_DESCRIBED);
  const { results } = await platform.read(getObjectInfos, { path: { objectApiNames: names } });
  return results.flatMap((item) => (item.statusCode === 200 ? [item.result as ObjectInfo] : []));
}
