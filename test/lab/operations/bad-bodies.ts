import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../contract/bundles.ts';
import { NO_POOLS } from '../random-requests/pools.ts';
import { validValue } from '../random-requests/valid-values.ts';

/** A body with one thing wrong in it. */
export interface BadBody {
  /** Names down to what is wrong, e.g. `fields.Name`. */
  readonly at: string;
  readonly value: Json;
}

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addFormat('binary', true);

/** Tells whether a schema takes a value. */
export function takes(schema: JsonObject, value: unknown): boolean {
  return ajv.validate(schema, value);
}

const OF_OTHER_TYPES: readonly Json[] = [true, 7.5, 'no such choice', [[true]], { nothing: [[true]] }];

/** Bodies that a schema refuses: of each member a value of another type and one beyond each limit, and each one missing. */
export function badBodies(schema: JsonObject, good: unknown): BadBody[] {
  return within(schema, good as Json, '').filter(({ value }) => !takes(schema, value));
}

function within(schema: JsonObject, good: Json | undefined, at: string): BadBody[] {
  const branches = [schema.oneOf, schema.anyOf].flatMap((list) => (list ?? []) as JsonObject[]);
  const own = wrongValues(schema).map((value) => ({ at, value }));
  if (branches.length > 0) return [...own, ...branches.flatMap((branch) => within(branch, good, at))];
  const types = [schema.type].flat();
  if (types.includes('array')) return [...own, ...inLists(schema, good, at)];
  return types.includes('object') ? [...own, ...inObjects(schema, good, at)] : own;
}

/** One value of another type, and those beyond each limit. */
export function wrongValues(schema: JsonObject): Json[] {
  const { maxLength, minimum, maximum } = schema;
  const beyond: Json[] = [
    ...(schema.enum ? ['no such choice'] : []),
    ...(schema.pattern ? ['?!'] : []),
    ...(Number(schema.minLength) > 0 ? [''] : []),
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
  ];
  const [other] = OF_OTHER_TYPES.filter((value) => !takes(schema, value));
  return [...beyond.filter((value) => !takes(schema, value)), ...(other === undefined ? [] : [other])];
}

function inLists(schema: JsonObject, good: Json | undefined, at: string): BadBody[] {
  const { items, minItems, maxItems } = schema;
  if (!isObject(items)) return [];
  const item = Array.isArray(good) && good.length > 0 ? (good[0] as Json) : sample(items);
  const tooMany = typeof maxItems === 'number' ? [Array.from({ length: maxItems + 1 }, () => item)] : [];
  const tooFew = Number(minItems) > 0 ? [[]] : [];
  return [
    ...[...tooMany, ...tooFew].map((value) => ({ at, value })),
    ...within(items, item, `${at}.0`).map(({ at: deeper, value }) => ({ at: deeper, value: [value] })),
  ];
}

function inObjects(schema: JsonObject, good: Json | undefined, at: string): BadBody[] {
  const whole = isObject(good) ? good : (sample(schema) as JsonObject);
  const { properties, required, additionalProperties } = schema;
  const member = (key: string, declared: JsonObject): BadBody[] =>
    within(declared, whole[key], `${at}.${key}`).map(({ at: deeper, value }) => ({
      at: deeper,
      value: { ...whole, [key]: value },
    }));
  return [
    ...Object.entries(isObject(properties) ? properties : {}).flatMap(([key, declared]) =>
      member(key, declared as JsonObject),
    ),
    ...(Array.isArray(required) ? required.map(String) : []).map((key) => ({
      at: `${at}.${key}`,
      value: Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)),
    })),
    ...(additionalProperties === false
      ? [{ at: `${at}.nothingOfTheKind`, value: { ...whole, nothingOfTheKind: true } }]
      : []),
    ...(isObject(additionalProperties) ? member('Name', additionalProperties) : []),
  ];
}

/** A value that the schema takes, always the same. */
function sample(schema: JsonObject): Json {
  return fc.sample(validValue('', schema, NO_POOLS), { numRuns: 1, seed: 1 })[0] ?? null;
}
