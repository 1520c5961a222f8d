import type { FieldName } from '#generated/record-data/field-names.gen.ts';
import { FACTS, type Fact, type FieldMapping } from '../../settings/field-mapping.ts';

/** Fields that every store of the platform has. */
const standardFields = [
  'Name',
  'Description',
  'StockKeepingUnit',
] as const satisfies readonly FieldName<'Product2'>[];

type StandardField = (typeof standardFields)[number];

/** Values of a product as plain text: the platform's own by their field, all others by what they tell. */
export type ProductValues = Partial<Record<StandardField | Fact, string | null | undefined>>;

/** The fields that carry some facts, as far as they are mapped, each once. */
export function fieldsOf(mapping: FieldMapping, facts: readonly Fact[] = FACTS): string[] {
  return [...new Set(facts.flatMap((fact) => mapping[fact] ?? []))];
}

/** The fields that tiles and product pages ask for. */
export function productFields(mapping: FieldMapping): string[] {
  return [...new Set([...standardFields, ...fieldsOf(mapping)])];
}

/** What the fields of an answer tell; what it does not name is absent. */
export function valuesOf(
  mapping: FieldMapping,
  fields: Readonly<Record<string, string | null | undefined>> | null | undefined,
): ProductValues {
  const named = [...standardFields.map((name) => [name, name] as const), ...Object.entries(mapping)];
  return Object.fromEntries(
    named.flatMap(([told, name]) => (fields?.[name] === undefined ? [] : [[told, fields[name]]])),
  );
}
