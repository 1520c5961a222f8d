import { fieldAccess } from '#mock/model/access/field-access.ts';
import { objectAccess } from '#mock/model/access/object-access.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import { objectDefinitions } from '#mock/objects/index.ts';

/** Profiles of those who may ask at all. */
export const ROLES = ['Buyer', 'Support', 'Merchandiser', 'System Administrator'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role may read the records of an object. */
export function reads(role: Role, { apiName }: Pick<ObjectDefinition, 'apiName'>): boolean {
  return objectAccess(role, apiName).read;
}

/** The fields of an object that a role sees, or those that it does not. */
export function fieldsOf(role: Role, { apiName, fields }: ObjectDefinition, seen: boolean): string[] {
  return Object.keys(fields).filter((name) => fieldAccess(role, apiName, name).read === seen);
}

/** A reference of an object that a role reads to another one. */
export interface Link {
  readonly from: ObjectDefinition;
  readonly field: string;
  readonly relationship: string;
  readonly to: ObjectDefinition;
  /** How the target lists these records, if it does. */
  readonly children: string | undefined;
  /** Whether the reference may lead to records of other objects too. */
  readonly isOneOfSeveral: boolean;
}

/** Every reference that a role sees. */
export function linksOf(role: Role): Link[] {
  return objectDefinitions
    .filter((from) => reads(role, from))
    .flatMap((from) =>
      fieldsOf(role, from, true).flatMap((field) => {
        const reference = from.fields[field]?.reference;
        return (reference?.to ?? []).map((name) => ({
          from,
          field,
          relationship: reference?.relationshipName ?? '',
          to: objectDefinitions.find(({ apiName }) => apiName === name) as ObjectDefinition,
          children: reference?.listedOtherwiseBy?.includes(name)
            ? undefined
            : reference?.childRelationshipName,
          isOneOfSeveral: (reference?.to.length ?? 0) > 1,
        }));
      }),
    );
}
