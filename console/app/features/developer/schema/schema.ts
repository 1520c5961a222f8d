import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';

/** What a file of this kind begins with, and the version of its form. */
export const KIND = 'offizin-schema';
export const VERSION = 1;

export type Fact = string | number | boolean;
/** What is known of an object or a field, by name. */
export type Facts = Record<string, Fact>;

/** An object as one connection has it. */
export interface ObjectSchema {
  facts: Facts;
  fields: Record<string, Facts>;
}

/** The objects of one connection that a person sees, as they are kept in a file. */
export interface Schema {
  kind: typeof KIND;
  version: typeof VERSION;
  /** Which connection it is. */
  environment: string;
  /** ISO 8601. */
  takenAt: string;
  objects: Record<string, ObjectSchema>;
}

/** Describes the objects of a connection by what a program depends on; labels are left out, as they differ by language. */
export const schemaOf = (infos: readonly ObjectInfo[], environment: string, now: Date): Schema => ({
  kind: KIND,
  version: VERSION,
  environment,
  takenAt: now.toISOString(),
  objects: Object.fromEntries(infos.map((info) => [info.apiName, objectSchema(info)])),
});

function objectSchema(info: ObjectInfo): ObjectSchema {
  const { keyPrefix, createable, updateable, deletable, queryable, recordTypeInfos } = info;
  const recordTypes = Object.values(recordTypeInfos)
    .filter(({ master }) => !master)
    .map(({ name }) => name);
  return {
    facts: known({ keyPrefix, createable, updateable, deletable, queryable, recordTypes: list(recordTypes) }),
    fields: Object.fromEntries(Object.values(info.fields).map((field) => [field.apiName, factsOf(field)])),
  };
}

const factsOf = (field: FieldInfo): Facts =>
  known({
    dataType: field.dataType,
    length: field.length,
    precision: field.precision,
    scale: field.scale,
    required: field.required,
    unique: field.unique,
    calculated: field.calculated,
    createable: field.createable,
    updateable: field.updateable,
    sortable: field.sortable,
    controllerName: field.controllerName,
    referenceTo: list(field.referenceToInfos.map(({ apiName }) => apiName)),
  });

const list = (names: readonly (string | null | undefined)[]) => names.toSorted().join(', ');

/** Without what is not told. */
const known = (facts: Record<string, Fact | null | undefined>): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      (fact): fact is [string, Fact] => fact[1] !== null && fact[1] !== undefined && fact[1] !== '',
    ),
  );
