import type { Field, ObjectDefinition, Reference } from '../../objects/definition/index.ts';
import { isPolymorphic, nameField, targetsOf } from '../../objects/index.ts';

/** The fields of an object that the record interface knows: all but secrets. */
export function visibleFields(definition: ObjectDefinition): [name: string, field: Field][] {
  return Object.entries(definition.fields).filter(([, field]) => !field.hidden);
}

/** The name and definition of a visible field, found without regard to case. */
export function findVisibleField(
  definition: ObjectDefinition,
  name: string,
): [name: string, field: Field] | undefined {
  const exact = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
  if (exact) return exact.hidden ? undefined : [name, exact];
  const lower = name.toLowerCase();
  return visibleFields(definition).find(([candidate]) => candidate.toLowerCase() === lower);
}

/** The reference field through which a relationship such as `Account` is reached, without regard to case. */
export function findRelationship(
  definition: ObjectDefinition,
  relationshipName: string,
): [fieldName: string, field: Field] | undefined {
  const lower = relationshipName.toLowerCase();
  return visibleFields(definition).find(
    ([, { reference }]) => reference?.relationshipName.toLowerCase() === lower,
  );
}

/**
 * The field by which the records that a reference leads to are shown. Of several objects it is always `Name`, whatever
 * each of them calls it.
 */
export function referredNameField(reference: Pick<Reference, 'to'>): string {
  const [target] = targetsOf(reference);
  return isPolymorphic(reference) || !target ? 'Name' : nameField(target);
}
