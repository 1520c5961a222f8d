import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { Field, LookupFilter, ObjectDefinition } from '../../../objects/definition/index.ts';
import { targetsOf } from '../../../objects/index.ts';
import { invalidField, notFound } from '../faults.ts';
import { readableObject } from '../viewer.ts';

/** A field that refers to records of another object. */
export interface LookupField {
  readonly source: ObjectDefinition;
  readonly name: string;
  readonly field: Field;
  /** The objects that it may refer to, as far as the viewer may read them. */
  readonly targets: readonly ObjectDefinition[];
  readonly filter: LookupFilter | undefined;
}

/**
 * The reference field that an address names, with or without the object before it.
 *
 * @throws 404 as for every object, also when none of the objects it leads to may be read, 400 INVALID_FIELD for a field that does not exist or refers to nothing
 */
export function lookupField(objectApiName: string, fieldApiName: string, viewer: Viewer): LookupField {
  const source = readableObject(objectApiName, viewer);
  const found = findVisibleField(source, withoutObject(source, fieldApiName));
  if (!found) throw invalidField(fieldApiName, source);
  const [name, field] = found;
  if (!field.reference) {
    const message = `The field ${name} of ${source.apiName} refers to no other record.`;
    throw new PlatformFault(400, 'INVALID_FIELD', message);
  }
  const targets = targetsOf(field.reference)
    .map(viewer.seen)
    .filter((target) => viewer.rights(target).readable);
  if (targets.length === 0) throw notFound();
  return { source, name, field, targets, filter: field.reference.filter };
}

function withoutObject({ apiName }: ObjectDefinition, fieldApiName: string): string {
  const [object = '', ...rest] = fieldApiName.split('.');
  return rest.length > 0 && object.toLowerCase() === apiName.toLowerCase() ? rest.join('.') : fieldApiName;
}
