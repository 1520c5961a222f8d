import { type Json, listOf, resolved } from './contracts.ts';

/** The name that a reference gives to a schema, such as `Record`. */
export const nameOf = (schema: unknown): string | undefined =>
  typeof (schema as Json)?.$ref === 'string'
    ? String((schema as Json).$ref)
        .split('/')
        .at(-1)
    : undefined;

/** The type of a schema in a few words: `string (date-time)`, `Record[]`, `"a" | "b"`. */
export function typeText(schema: unknown, contract: Json): string {
  const name = nameOf(schema);
  const { type, format, items, enum: values, const: only, oneOf, anyOf, allOf } = resolved(schema, contract);
  if (values)
    return listOf<unknown>(values)
      .map((value) => JSON.stringify(value))
      .join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  const choices = listOf(oneOf ?? anyOf);
  if (choices.length > 0 && !type) return choices.map((each) => typeText(each, contract)).join(' | ');
  if (items) return `${typeText(items, contract)}[]`;
  if (name) return name;
  const parts = listOf(allOf);
  if (parts.length > 0) return parts.map((each) => typeText(each, contract)).join(' & ');
  const types = Array.isArray(type) ? type.join(' | ') : String(type ?? 'any');
  return format ? `${types} (${String(format)})` : types;
}

/** One member of an object. */
export interface Member {
  name: string;
  schema: unknown;
  isRequired: boolean;
}

/** The members of an object, those of its parts included; of a list those of its items. */
export function membersOf(schema: unknown, contract: Json): Member[] {
  const found = resolved(schema, contract);
  if (found.items) return membersOf(found.items, contract);
  const required = listOf<string>(found.required);
  const own = Object.entries((found.properties ?? {}) as Json).map(([name, each]) => ({
    name,
    schema: each,
    isRequired: required.includes(name),
  }));
  const parts = listOf(found.allOf).flatMap((part) => membersOf(part, contract));
  const choices = [...listOf(found.oneOf), ...listOf(found.anyOf)];
  const [only] = choices.filter((each) => resolved(each, contract).type !== 'null');
  const chosen = own.length === 0 && only && choices.length <= 2 ? membersOf(only, contract) : [];
  const further = found.additionalProperties;
  const any =
    typeof further === 'object' && further !== null
      ? [{ name: '*', schema: further, isRequired: false }]
      : [];
  return [...own, ...parts, ...chosen, ...any];
}

/** Limits that a value has to keep: lengths, numbers, patterns. */
export function limitsText(schema: unknown, contract: Json): string {
  const found = resolved(schema, contract);
  return ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern']
    .filter((limit) => found[limit] !== undefined)
    .map((limit) => `${limit} ${String(found[limit])}`)
    .join(', ');
}
