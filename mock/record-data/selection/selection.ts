import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import type { Viewer } from '../../metadata/rights.ts';
import { findRelationship, findVisibleField } from '../../metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { objectDefinition } from '../../objects/index.ts';

/** The fields of a record to answer, and those of the records it refers to. */
export interface Selection {
  readonly definition: ObjectDefinition;
  readonly fields: Set<string>;
  /** By relationship name: the field that refers, and what to answer of the record referred to. */
  readonly parents: Map<string, { readonly fieldName: string; readonly selection: Selection }>;
}

/** A selection of nothing yet. */
export function selectionOf(definition: ObjectDefinition): Selection {
  return { definition, fields: new Set(), parents: new Map() };
}

/**
 * Adds a field by its path of relationships, at most six levels (record-data.md §5).
 *
 * @returns whether the path leads to a field that the viewer may read
 */
export function addPath(selection: Selection, path: readonly string[], viewer: Viewer): boolean {
  if (path.length > recordsConstants.fieldPathLevels || !isReadable(selection.definition, path, viewer)) {
    return false;
  }
  const [name = '', ...rest] = path;
  if (rest.length > 0) return addPath(parentOf(selection, name), rest, viewer);
  const field = findVisibleField(selection.definition, name);
  if (field) selection.fields.add(field[0]);
  else parentName(parentOf(selection, name));
  return true;
}

/** Adds a field and, where it refers to a record, the name of that record. */
export function addField(selection: Selection, fieldName: string, viewer: Viewer): void {
  if (!addPath(selection, [fieldName], viewer)) return;
  const reference = selection.definition.fields[fieldName]?.reference;
  if (reference && viewer.rights(objectDefinition(reference.to)).readable) {
    parentName(parentOf(selection, reference.relationshipName));
  }
}

function isReadable(
  definition: ObjectDefinition,
  [name = '', ...rest]: readonly string[],
  viewer: Viewer,
): boolean {
  if (rest.length === 0 && findVisibleField(definition, name)) return true;
  const relationship = findRelationship(definition, name);
  const to = relationship?.[1].reference?.to;
  if (!to) return false;
  const parent = objectDefinition(to);
  return viewer.rights(parent).readable && (rest.length === 0 || isReadable(parent, rest, viewer));
}

function parentOf({ definition, parents }: Selection, name: string): Selection {
  const [fieldName, field] = findRelationship(definition, name) ?? [];
  if (!fieldName || !field?.reference) throw new Error(`${definition.apiName} has no relationship ${name}`);
  const { relationshipName, to } = field.reference;
  const known = parents.get(relationshipName);
  if (known) return known.selection;
  const selection = selectionOf(objectDefinition(to));
  parents.set(relationshipName, { fieldName, selection });
  return selection;
}

/** The fields by which a record that is only referred to is shown. */
function parentName({ definition, fields }: Selection): void {
  fields.add('Id');
  for (const name of definition.nameFields) fields.add(name);
}
