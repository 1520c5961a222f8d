import type { Viewer } from '../../../model/metadata/rights.ts';
import { findRelationship } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { invalidField } from '../faults.ts';
import { addPath, type Selection } from './selection.ts';

/** Fields that a request names. */
export interface RequestedFields {
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
}

/**
 * Adds the fields that a request names as `Object.Field`. Names that begin with another object are passed over when
 * `others` are allowed, as in a batch of records of several objects.
 *
 * @throws 400 INVALID_FIELD for one of `fields` that cannot be answered; `optionalFields` are left out instead
 */
export function addQualifiedFields(
  selection: Selection,
  { fields = [], optionalFields = [] }: RequestedFields,
  viewer: Viewer,
  others: 'allowed' | 'refused',
): void {
  const { definition } = selection;
  for (const name of fields) {
    const path = qualifiedPath(definition, name);
    if (path ? !addPath(selection, path, viewer) : others === 'refused') throw invalidField(name, definition);
  }
  for (const name of optionalFields) {
    const path = qualifiedPath(definition, name);
    if (path) addPath(selection, path, viewer);
  }
}

/** The same for lists, where the object before the field may be left out. */
export function addListFields(
  selection: Selection,
  { fields = [], optionalFields = [] }: RequestedFields,
  viewer: Viewer,
): void {
  const { definition } = selection;
  for (const name of fields) {
    if (!addPath(selection, listPath(definition, name), viewer)) throw invalidField(name, definition);
  }
  for (const name of optionalFields) addPath(selection, listPath(definition, name), viewer);
}

/** The path of a field in a list: without the object, unless a relationship has the object's name. */
export function listPath(definition: ObjectDefinition, name: string): string[] {
  const first = name.split('.', 1)[0] ?? '';
  const isObject = !findRelationship(definition, first);
  return (isObject ? qualifiedPath(definition, name) : undefined) ?? name.split('.');
}

function qualifiedPath({ apiName }: ObjectDefinition, name: string): string[] | undefined {
  const [object = '', ...path] = name.split('.');
  return object.toLowerCase() === apiName.toLowerCase() && path.length > 0 ? path : undefined;
}
