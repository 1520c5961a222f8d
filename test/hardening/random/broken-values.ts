import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../contract/bundles.ts';
import type { Ids } from './pools.ts';
import { validValue } from './valid-values.ts';

/** Values of a JSON body that a schema refuses: of another type, beyond a limit, or wrong somewhere inside. */
export function brokenValue(name: string, schema: JsonObject, ids: Ids): fc.Arbitrary<Json> {
  const ways = [wrongType(schema), ...beyondLimits(schema), ...wrongInside(name, schema, ids)];
  return fc.oneof(...ways);
}

/** No scalar of a contract is a list of lists, and no list or object is one either. */
function wrongType(schema: JsonObject): fc.Arbitrary<Json> {
  const takesList = JSON.stringify(schema).includes('"array"');
  return takesList ? fc.constant({ nothing: [[true]] }) : fc.constant([[true]]);
}

function beyondLimits({ enum: choices, pattern, minLength, maxLength, minimum, maximum }: JsonObject) {
  const values: Json[] = [
    ...(choices ? ['no such choice'] : []),
    ...(typeof pattern === 'string' ? ['?!'] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [''] : []),
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
  ];
  return values.map((value) => fc.constant(value));
}

function wrongInside(name: string, schema: JsonObject, ids: Ids): fc.Arbitrary<Json>[] {
  if (schema.type === 'array') {
    const { minItems, items } = schema;
    const empty = Number(minItems ?? 0) > 0 ? [fc.constant<Json>([])] : [];
    return [...empty, brokenValue(name, items as JsonObject, ids).map((item) => [item])];
  }
  return schema.type === 'object' ? brokenObjects(schema, ids) : [];
}

function brokenObjects(schema: JsonObject, ids: Ids): fc.Arbitrary<Json>[] {
  const { properties, required, additionalProperties } = schema;
  const whole = validValue('', schema, ids) as fc.Arbitrary<JsonObject>;
  const withMember = (key: string, value: fc.Arbitrary<Json>) =>
    fc.tuple(whole, value).map(([object, broken]) => ({ ...object, [key]: broken }));
  const members = Object.entries(isObject(properties) ? properties : {});
  return [
    ...members.map(([key, member]) => withMember(key, brokenValue(key, member as JsonObject, ids))),
    ...(Array.isArray(required) ? required.map(String) : []).map((key) =>
      whole.map((object) => {
        const { [key]: _, ...rest } = object;
        return rest;
      }),
    ),
    ...(additionalProperties === false ? [withMember('nothingOfTheKind', fc.constant(true))] : []),
    ...(isObject(additionalProperties)
      ? [withMember('Name', brokenValue('value', additionalProperties, ids))]
      : []),
  ];
}
