import type { Platform } from '#client/platform.ts';
import { readObjectInfo } from '#client/records/metadata.ts';
import type { ObjectInfo } from '#client/records/types.ts';

type Described = Pick<ObjectInfo, 'fields'>;

/** Types of fields over relationships, by their paths; a path that leads nowhere has none. */
export async function readTypes(
  platform: Platform,
  info: Described,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const types = await Promise.all(paths.map((path) => readType(platform, info, path.split('.'))));
  return Object.fromEntries(paths.flatMap((path, index) => (types[index] ? [[path, types[index]]] : [])));
}

async function readType(
  platform: Platform,
  { fields }: Described,
  [first = '', ...rest]: readonly string[],
): Promise<string | undefined> {
  if (rest.length === 0) return fields[first]?.dataType;
  const field = Object.values(fields).find(({ relationshipName }) => relationshipName === first);
  const target = field?.referenceToInfos[0]?.apiName;
  return target && readType(platform, await readObjectInfo(platform, target), rest);
}
