import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../contract/bundles.ts';
import { type Pools, textsFor } from './pools.ts';

const LONGEST_TEXT = 300;
const LONGEST_LIST = 4;

/** Letters that texts of the request are made of: plain ones, those of query languages, and awkward ones. */
const LETTER = fc.constantFrom(...'aZ09 _-.%*?\'"`\\;<>{}[]()&|ßé💊\u0000\u0301\u202e\ufffe\n');

/** Texts of a format that Prism asks for. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-06-01', '1999-12-31'],
  'date-time': ['2026-06-01T12:00:00.000Z', '1970-01-01T00:00:00Z', '2099-12-31T23:59:59+14:00'],
};

/** Making an arbitrary out of a pattern takes long. */
const matching = new Map<string, fc.Arbitrary<string>>();

/** Values that a schema takes, preferring such as mean something to the platform under this name. */
export function validValue(name: string, schema: JsonObject, pools: Pools): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const branches = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(branches))
    return fc.oneof(...branches.map((one) => validValue(name, one as JsonObject, pools)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => validOfType(String(type), name, schema, pools)));
}

function validOfType(type: string, name: string, schema: JsonObject, pools: Pools): fc.Arbitrary<Json> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(range(schema));
    case 'number':
      return fc.oneof(fc.integer(range(schema)), fc.double(fractions(schema)));
    case 'array':
      return validList(name, schema, pools);
    case 'object':
      return validObject(schema, pools);
    default:
      return validText(name, schema, pools);
  }
}

function range({ minimum, maximum, exclusiveMinimum }: JsonObject): { min?: number; max?: number } {
  return {
    ...(typeof minimum === 'number' && { min: Math.ceil(minimum) }),
    ...(typeof exclusiveMinimum === 'number' && { min: Math.floor(exclusiveMinimum) + 1 }),
    ...(typeof maximum === 'number' && { max: Math.floor(maximum) }),
  };
}

function fractions({ minimum, maximum, exclusiveMinimum }: JsonObject): fc.DoubleConstraints {
  return {
    noNaN: true,
    noDefaultInfinity: true,
    ...(typeof minimum === 'number' && { min: minimum }),
    ...(typeof exclusiveMinimum === 'number' && { min: exclusiveMinimum, minExcluded: true }),
    ...(typeof maximum === 'number' && { max: maximum }),
  };
}

function validText(
  name: string,
  { pattern, format, minLength, maxLength }: JsonObject,
  pools: Pools,
): fc.Arbitrary<string> {
  const expression = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  if (typeof format === 'string' && format in FORMATS) return fc.constantFrom(...(FORMATS[format] ?? []));
  const min = Number(minLength ?? 0);
  const max = Number(maxLength ?? LONGEST_TEXT);
  const fits = (text: string) =>
    [...text].length >= min && [...text].length <= max && (expression?.test(text) ?? true);
  const known = textsFor(name, pools).filter(fits);
  const made = expression
    ? textMatching(expression).filter(fits)
    : fc.string({ unit: LETTER, minLength: min, maxLength: Math.min(max, min + 30) });
  return known.length > 0
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made })
    : made;
}

function textMatching(expression: RegExp): fc.Arbitrary<string> {
  const made = matching.get(expression.source) ?? fc.stringMatching(expression);
  matching.set(expression.source, made);
  return made;
}

function validList(
  name: string,
  { items, minItems, maxItems }: JsonObject,
  pools: Pools,
): fc.Arbitrary<Json[]> {
  const minLength = Number(minItems ?? 0);
  const maxLength = Math.min(Number(maxItems ?? LONGEST_LIST), Math.max(LONGEST_LIST, minLength));
  return fc.array(validValue(name, items as JsonObject, pools), { minLength, maxLength });
}

function validObject(
  { properties, required, additionalProperties, minProperties }: JsonObject,
  pools: Pools,
): fc.Arbitrary<JsonObject> {
  const members = Object.entries(isObject(properties) ? properties : {}).map(
    ([key, schema]) => [key, validValue(key, schema as JsonObject, pools)] as const,
  );
  const requiredKeys = Array.isArray(required) ? required.map(String) : [];
  const declared = fc.record(Object.fromEntries(members), { requiredKeys }) as fc.Arbitrary<JsonObject>;
  const least = Number(minProperties ?? 0);
  const isEnough = (made: JsonObject) => Object.keys(made).length >= least;
  if (!isObject(additionalProperties)) return declared.filter(isEnough);
  const more = fc.dictionary(
    fc.constantFrom(...pools.fieldNames),
    validValue('value', additionalProperties, pools),
    // Without members of its own, all that there have to be are others.
    { minKeys: members.length === 0 ? least : 0, maxKeys: Math.max(LONGEST_LIST, least) },
  );
  return fc
    .tuple(more, declared)
    .map(([others, own]) => ({ ...others, ...own }))
    .filter(isEnough);
}
