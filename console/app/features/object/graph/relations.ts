import type { ObjectInfo } from '#client/records/types.ts';

/** An object that refers to another, by one field or several. */
export interface Relation {
  from: string;
  to: string;
  fields: string[];
}

/** Fields that every object has; they all lead to users and would hide what matters. */
const SYSTEM_FIELDS: ReadonlySet<string> = new Set(['OwnerId', 'CreatedById', 'LastModifiedById']);

interface RelationOptions {
  /** Whether owners and authors are drawn too. */
  withSystemFields: boolean;
}

/** What the objects that are open refer to and are referred to by, one relation per pair and direction. */
export function relationsOf(
  opened: readonly ObjectInfo[],
  { withSystemFields }: RelationOptions,
): Relation[] {
  const relations = new Map<string, Relation>();
  const add = (from: string, to: string, field: string) => {
    if (!withSystemFields && SYSTEM_FIELDS.has(field)) return;
    const key = `${from}>${to}`;
    const known = relations.get(key) ?? { from, to, fields: [] };
    if (!known.fields.includes(field)) known.fields.push(field);
    relations.set(key, known);
  };
  for (const info of opened) {
    for (const { apiName, referenceToInfos } of Object.values(info.fields)) {
      for (const target of referenceToInfos) add(info.apiName, target.apiName, apiName);
    }
    for (const { childObjectApiName, fieldName } of info.childRelationships) {
      add(childObjectApiName, info.apiName, fieldName);
    }
  }
  return [...relations.values()];
}

/** Every object that a relation names, and the one in the middle even without any. */
export const objectsOf = (relations: readonly Relation[], middle: string): string[] => [
  ...new Set([middle, ...relations.flatMap(({ from, to }) => [from, to])]),
];
