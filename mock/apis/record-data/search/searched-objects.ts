import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objectDefinitions } from '../../../objects/index.ts';
import { readableObject } from '../viewer.ts';

/** The objects that a search without any named looks into. */
export function searchableObjects(viewer: Viewer): ObjectDefinition[] {
  return objectDefinitions
    .map(viewer.seen)
    .filter((definition) => definition.searchable && viewer.rights(definition).readable);
}

/** An object to search by its name; 404 as for every object, 400 where searching makes no sense. */
export function searchableObject(apiName: string, viewer: Viewer): ObjectDefinition {
  const definition = readableObject(apiName, viewer);
  if (definition.searchable) return definition;
  throw new PlatformFault(400, 'INVALID_SEARCH', `${definition.apiName} cannot be searched.`);
}
