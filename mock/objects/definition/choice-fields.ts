import type { Field, LookupFilter, PicklistAttributes } from './field.ts';
import type { FieldOptions, Given, Valued } from './fields.ts';
import { makeField } from './fields.ts';
import type { Label } from './label.ts';

interface PicklistOptions extends FieldOptions {
  /** Characters of a value; 255 unless told. */
  readonly length?: number;
  readonly controlledBy?: string;
  /** Per value of this field: the values of the controlling field under which it may be chosen. */
  readonly validFor?: Readonly<Record<string, readonly string[]>>;
}

/** A value by its label; those of status fields have attributes. */
type Choice = Label & { readonly attributes?: PicklistAttributes };

/** One of a fixed list; the keys of `values` are what is stored. */
export function picklist<const V extends Record<string, Choice>, const O extends PicklistOptions = object>(
  label: Label,
  values: V,
  options?: O,
): Field<Valued<keyof V & string, O>, Given<O>> {
  return choice('Picklist', label, values, options, options?.length ?? 255) as Field<
    Valued<keyof V & string, O>,
    Given<O>
  >;
}

/** Several of a fixed list, stored as one text with `;` between the values. */
export function multiPicklist<const O extends FieldOptions = object>(
  label: Label,
  values: Record<string, Label>,
  options?: O,
): Field<Valued<string, O>, Given<O>> {
  return choice('MultiPicklist', label, values, options, 4099) as Field<Valued<string, O>, Given<O>>;
}

function choice(
  type: 'Picklist' | 'MultiPicklist',
  label: Label,
  values: Record<string, Choice>,
  options: PicklistOptions = {},
  length: number,
) {
  const { controlledBy, validFor, ...rest } = options;
  const entries = Object.entries(values).map(([value, { attributes, ...text }]) => ({
    value,
    label: text,
    ...(attributes ? { attributes } : {}),
    ...(controlledBy ? { validFor: validFor?.[value] ?? [] } : {}),
  }));
  return makeField(
    type,
    label,
    { ...rest, picklist: { values: entries, ...(controlledBy ? { controlledBy } : {}) } },
    { length },
  );
}

interface ReferenceOptions extends FieldOptions {
  /** How the parent names the list of these records, such as `Contacts`. */
  readonly children?: string;
  /** Parents among several that have a list of that name by another field. */
  readonly listedOtherwiseBy?: readonly string[];
  /** What happens when the parent is deleted; refused unless said otherwise. */
  readonly onDelete?: 'refuse' | 'clear' | 'cascade';
  /** Which records may be referred to; all unless told. */
  readonly filter?: LookupFilter;
}

/** A link to a record of `to`, or of one of several objects; the field is named `<relationshipName>Id` or `<relationshipName>__c`. */
export function reference<const O extends ReferenceOptions = object>(
  label: Label,
  to: string | readonly string[],
  relationshipName: string,
  options?: O,
): Field<Valued<string, O>, Given<O>> {
  const {
    children,
    listedOtherwiseBy,
    onDelete = 'refuse',
    filter,
    ...rest
  }: ReferenceOptions = options ?? {};
  const link = {
    to: [to].flat(),
    relationshipName,
    onDelete,
    ...(children ? { childRelationshipName: children } : {}),
    ...(listedOtherwiseBy ? { listedOtherwiseBy } : {}),
    ...(filter ? { filter } : {}),
  };
  return makeField('Reference', label, { ...rest, reference: link }, { length: 18 });
}
