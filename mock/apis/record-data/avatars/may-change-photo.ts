import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';

/** Whoever may change a record may change its picture, and everybody the own one. */
export function mayChangePhoto(recordId: string, definition: ObjectDefinition, viewer: Viewer): boolean {
  return viewer.rights(definition).updateable || recordId === viewer.userId;
}
