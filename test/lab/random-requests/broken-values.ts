import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../contract/bundles.ts';
import { wrongValues } from '../operations/bad-bodies.ts';
import type { Pools } from './pools.ts';
import { validValue } from './valid-values.ts';

/**
 * Values of a JSON body that a schema refuses: of another type, beyond a limit, or wrong somewhere inside. None for a
 * schema that takes everything.
 */
export function brokenValues(name: string, schema: JsonObject, pools: Pools): fc.Arbitrary<Json>[] {
  return [...wrongValues(schema).map((value) => fc.constant(value)), ...wrongInside(name, schema, pools)];
}

function wrongInside(name: string, schema: JsonObject, pools: Pools): fc.Arbitrary<Json>[] {
  if (schema.type === 'array') {
    const { minItems, items } = schema;
    const empty = Number(minItems ?? 0) > 0 ? [fc.constant<Json>([])] : [];
    return [
      ...empty,
      ...brokenValues(name, items as JsonObject, pools).map((one) => one.map((item) => [item])),
    ];
  }
  return schema.type === 'object' ? brokenObjects(schema, pools) : [];
}

function brokenObjects(schema: JsonObject, pools: Pools): fc.Arbitrary<Json>[] {
  const { properties, required, additionalProperties } = schema;
  const whole = validValue('', schema, pools) as fc.Arbitrary<JsonObject>;
  const withMember = (key: string, ways: readonly fc.Arbitrary<Json>[]) =>
    ways.length === 0
      ? []
      : [fc.tuple(whole, fc.oneof(...ways)).map(([object, broken]) => ({ ...object, [key]: broken }))];
  const members = Object.entries(isObject(properties) ? properties : {});
  return [
    ...members.flatMap(([key, member]) => withMember(key, brokenValues(key, member as JsonObject, pools))),
    ...(Array.isArray(required) ? required.map(String) : []).map((key) =>
      whole.map((object) => {
        const { [key]: _, ...rest } = object;
        return rest;
      }),
    ),
    ...(additionalProperties === false ? withMember('nothingOfTheKind', [fc.constant(true)]) : []),
    ...(isObject(additionalProperties)
      ? withMember('Name', brokenValues('value', additionalProperties, pools))
      : []),
  ];
}
