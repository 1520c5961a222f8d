import type { FieldTypeOf } from '@jetstreamapp/soql-parser-js';
import { findRelationship } from '../../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../../objects/definition/index.ts';
import { isPolymorphic, targetsOf } from '../../../../objects/index.ts';
import type { SelectList } from '../../records/select-list.ts';
import { Scope } from './scope.ts';

/** The record that a reference leads to, with the fields that its object says. */
export interface TypeofQuery {
  readonly relationshipName: string;
  /** Alias of the column that holds the reference. */
  readonly idAlias: string;
  /** Fields by the object of the record, as paths; what other objects have is answered as any field. */
  readonly whens: readonly { readonly definition: ObjectDefinition; readonly paths: readonly string[] }[];
}

type Branch = FieldTypeOf['conditions'][number];

/** Reads `TYPEOF … WHEN … THEN … ELSE … END`; throws 400 for a reference that leads to one object only, and for others than it leads to. */
export function typeofQuery(
  { field: asked, conditions }: FieldTypeOf,
  others: readonly { readonly path: readonly string[] }[],
  list: SelectList,
  scope: Scope,
): TypeofQuery {
  const { text } = scope.asking;
  const [relationship = '', ...further] = scope.pathOf(asked);
  const [fieldName, field] = findRelationship(scope.definition, relationship) ?? [];
  if (!fieldName || !field?.reference || !isPolymorphic(field.reference) || further.length > 0)
    throw text.refuse(
      'INVALID_FIELD',
      asked,
      `TYPEOF takes a relationship to several objects, not '${asked}'`,
    );
  const { relationshipName } = field.reference;
  if (others.some(({ path }) => path.length > 1 && path[0] === relationshipName))
    throw text.malformed(asked, `'${asked}' is selected both by TYPEOF and by its fields`);
  const targets = targetsOf(field.reference);
  const whens = conditions.filter(({ type }) => type === 'WHEN').map((one) => whenOf(one, targets, scope));
  const names = whens.map(({ definition }) => definition.apiName);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw text.malformed(twice, `duplicate object in TYPEOF: ${twice}`);
  for (const { type, fieldList } of conditions)
    if (type === 'ELSE')
      for (const name of fieldList) list.add(scope.locate(`${relationshipName}.${name}`).path);
  return { relationshipName, idAlias: list.addUnanswered([fieldName]), whens };
}

function whenOf(
  { objectType = '', fieldList }: Branch,
  targets: readonly ObjectDefinition[],
  { asking }: Scope,
): TypeofQuery['whens'][number] {
  const { text, viewer } = asking;
  const definition = targets.find(({ apiName }) => apiName.toLowerCase() === objectType.toLowerCase());
  if (!definition || !viewer.rights(definition).readable)
    throw text.refuse('INVALID_TYPE', objectType, `sObject type '${objectType}' is not supported.`);
  const seen = viewer.seen(definition);
  const inner = new Scope(seen, undefined, asking);
  return { definition: seen, paths: fieldList.map((name) => inner.selectable(name).join('.')) };
}
