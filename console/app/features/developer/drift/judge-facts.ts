import { type Schema, validate } from '@cfworker/json-schema';
import { type Json, listOf } from '../api/contracts.ts';
import { limitsText, typeText } from '../api/schema-text.ts';
import { cameText, type Found, valueText } from './finding.ts';

/** Keywords that lead to other schemas: judge-value.ts follows them, so that it knows which members are declared. */
const FOLLOWED = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'properties',
  'additionalProperties',
  'items',
  'required',
];
const VALUES = ['enum', 'const'];

const ownParts = new WeakMap<Json, Schema>();

/** What a schema says of a value without looking into it: its type, its limits, its values. */
export function judgeFacts(schema: Json, value: unknown, pointer: string, contract: Json): Found[] {
  const { errors } = validate(value, ownPartOf(schema), '2020-12', {}, false);
  if (errors.some(({ keyword }) => keyword === 'type'))
    return [{ kind: 'type', pointer, expected: typeText(schema, contract), came: cameText(value) }];
  const found = errors.map(({ keyword }): Found => {
    const came = valueText(value);
    if (VALUES.includes(keyword))
      return { kind: 'value', pointer, expected: typeText(schema, contract), came };
    const limit = { keyword, value: schema[keyword] };
    return { kind: 'limit', pointer, expected: limitText(schema, keyword), came, limit };
  });
  return [...found, ...missingMembers(schema, value, pointer, contract)];
}

/** The schema less what leads to others. */
function ownPartOf(schema: Json): Schema {
  const known = ownParts.get(schema);
  if (known) return known;
  const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !FOLLOWED.includes(keyword)));
  ownParts.set(schema, own);
  return own;
}

const limitText = (schema: Json, keyword: string): string =>
  limitsText({ [keyword]: schema[keyword] }, {}) || `${keyword} ${valueText(schema[keyword])}`;

function missingMembers(schema: Json, value: unknown, pointer: string, contract: Json): Found[] {
  if (!isObject(value)) return [];
  const properties = (schema.properties ?? {}) as Json;
  return listOf<string>(schema.required)
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({
      kind: 'missing',
      pointer: pointerTo(pointer, name),
      expected: typeText(properties[name] ?? {}, contract),
      came: '–',
    }));
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON pointer (RFC 6901) to a member or item of what another one leads to. */
export const pointerTo = (pointer: string, name: string | number): string =>
  `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
