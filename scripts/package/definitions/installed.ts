import type { Field, ObjectDefinition } from '#mock/objects/definition/index.ts';
import { type ObjectApiName, objectDefinitions } from '#mock/objects/index.ts';
import { LEFT_OUT } from './left-out.ts';

/** An object that the package adapts, or adds where it is one of ours. */
export interface Installed {
  readonly definition: ObjectDefinition;
  /** The fields that the package adds to it. */
  readonly fields: readonly (readonly [name: string, field: Field])[];
}

/** Whether an object or a field is one of ours; the others come with the platform. */
export const isOwn = (apiName: string): boolean => apiName.endsWith('__c');

/** What the package is about: objects with fields of ours, and those whose records are of types of ours. */
export const installed: readonly Installed[] = objectDefinitions.flatMap((definition) => {
  const fields = Object.entries(definition.fields).filter(([name, field]) =>
    isInstalled(definition, name, field),
  );
  return fields.length > 0 || (definition.recordTypes.length > 0 && !definition.managedByPlatform)
    ? [{ definition, fields }]
    : [];
});

/**
 * Whether the package adds a field: one of ours that people or programs write. What only the mock writes is its
 * bookkeeping, as are all fields of objects that the platform manages, and secrets.
 */
function isInstalled(definition: ObjectDefinition, name: string, field: Field): boolean {
  const isWritten = field.createable || field.updateable;
  if (!isOwn(name) || definition.managedByPlatform || field.hidden || !isWritten) return false;
  const leftOut = LEFT_OUT[definition.apiName as ObjectApiName]?.fields ?? [];
  return leftOut !== 'all' && !leftOut.includes(name);
}

/** Names of the fields that the package adds to an object. */
export const installedNames = (apiName: string): readonly string[] =>
  installed.find(({ definition }) => definition.apiName === apiName)?.fields.map(([name]) => name) ?? [];
