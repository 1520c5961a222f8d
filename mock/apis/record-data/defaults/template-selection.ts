import type { Viewer } from '../../../model/metadata/rights.ts';
import { visibleFields } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { addQualifiedFields } from '../selection/requested-fields.ts';
import { type Selection, selectionOf } from '../selection/selection.ts';

/** Every field that the viewer may set on a new record, and the optional ones that a request names. */
export function templateSelection(
  definition: ObjectDefinition,
  optionalFields: readonly string[] | undefined,
  viewer: Viewer,
): Selection {
  const selection = selectionOf(definition);
  const { mayCreate } = viewer.rights(definition);
  for (const [name] of visibleFields(definition)) {
    if (mayCreate(name)) selection.fields.add(name);
  }
  addQualifiedFields(selection, { optionalFields }, viewer, 'allowed');
  return selection;
}
