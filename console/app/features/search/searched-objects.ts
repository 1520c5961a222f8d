import type { ObjectInfo } from '#client/records/types.ts';

/** Objects in which the quick search looks for records at the same time. */
export const SEARCHED_OBJECTS = 6;

/**
 * The objects to look in: those the person has pinned or opened, then those that most others refer to. Only
 * searchable ones.
 */
export function searchedObjects(infos: readonly ObjectInfo[], preferred: readonly string[]): ObjectInfo[] {
  const rank = ({ apiName }: ObjectInfo) => {
    const index = preferred.indexOf(apiName);
    return index < 0 ? preferred.length : index;
  };
  return infos
    .filter(({ searchable, queryable }) => searchable && queryable)
    .sort((a, b) => rank(a) - rank(b) || b.childRelationships.length - a.childRelationships.length)
    .slice(0, SEARCHED_OBJECTS);
}
