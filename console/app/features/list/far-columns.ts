import type { Platform } from '#client/platform.ts';
import { readObjectInfo } from '#client/records/metadata.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { getListObjectInfo } from '#generated/record-data/client.gen.ts';
import type { ListObjectColumn } from '../list-views/operators.ts';

type Described = Pick<ObjectInfo, 'apiName' | 'fields'>;

/** Types of fields over relationships, by their paths; a path that leads nowhere has none. */
export async function readTypes(
  platform: Platform,
  info: Described,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const types = await Promise.all(
    paths.map(async (path) => (await readEnd(platform, info, path))?.fields[fieldOf(path)]?.dataType),
  );
  return Object.fromEntries(paths.flatMap((path, index) => (types[index] ? [[path, types[index]]] : [])));
}

/**
 * How columns over relationships can be compared: as lists of the object at their end compare the field. One that
 * these lists do not know cannot be compared at all.
 */
export const readFarColumns = (
  platform: Platform,
  info: Described,
  columns: readonly Pick<ListObjectColumn, 'fieldApiName' | 'label'>[],
): Promise<ListObjectColumn[]> =>
  Promise.all(
    columns.map(async ({ fieldApiName, label }) => {
      const end = await readEnd(platform, info, fieldApiName);
      const path = { objectApiName: end?.apiName ?? '' };
      const described = end && (await platform.read(getListObjectInfo, { path }));
      const field = described?.columns.find((column) => column.fieldApiName === fieldOf(fieldApiName));
      return { dataType: null, ...field, fieldApiName, label };
    }),
  );

const fieldOf = (path: string): string => path.split('.').at(-1) ?? path;

/** The object that the relationships of a path lead to. */
async function readEnd(platform: Platform, info: Described, path: string): Promise<Described | undefined> {
  const [first, ...rest] = path.split('.');
  if (rest.length === 0) return info;
  const field = Object.values(info.fields).find(({ relationshipName }) => relationshipName === first);
  const target = field?.referenceToInfos[0]?.apiName;
  return target ? readEnd(platform, await readObjectInfo(platform, target), rest.join('.')) : undefined;
}
