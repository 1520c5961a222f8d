import { isObject, type Json, type JsonObject } from '../../contract/bundles.ts';
import { takes } from '../operations/bad-bodies.ts';
import type { Call } from '../operations/call.ts';
import type { Declared } from '../operations/declared.ts';

const PLACES = { path: 'path', query: 'query', header: 'headers' } as const;
const LONGEST = 4_000;
/** Texts long and short are made of the first letter that the pattern takes. */
const LETTERS = ['x', 'X', '0', 'a.b', 'ä'];

/** Parts of a request that lie just inside the limits which the contract states, one at a time. */
export function boundaries(operation: Declared, usual: Call): readonly Call[] {
  const parameters = operation.parameters.flatMap(({ name, in: place, schema }) =>
    edgesOf(schema)
      .filter((value) => isWritable(value, place))
      .map((value) => ({ [PLACES[place]]: { [name]: value } }) as Call),
  );
  const { body, isForm } = operation;
  if (!body || isForm || !isObject(usual.body as Json)) return parameters;
  const bodies = bodyEdges(body, usual.body as JsonObject).filter((value) => takes(body, value));
  return [...parameters, ...bodies.map((value): Call => ({ body: value }))];
}

function bodyEdges(schema: JsonObject, good: JsonObject): JsonObject[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const least = Object.fromEntries(Object.entries(good).filter(([key]) => required.includes(key)));
  const each = Object.entries(properties).flatMap(([key, member]) => {
    const own = good[key];
    const values: Json[] = isObject(member)
      ? [...edgesOf(member), ...(isObject(own) ? bodyEdges(member, own) : [])]
      : [];
    return values.map((value) => ({ ...good, [key]: value }));
  });
  return [least, ...each];
}

/** Values at the edges of a schema: of a number, a length, a count, and every choice. */
function edgesOf(schema: JsonObject): Json[] {
  const { type, enum: choices, minimum, maximum, items } = schema;
  if (Array.isArray(choices)) return choices;
  const types = [type].flat();
  const found: Json[] = [
    ...(types.includes('null') ? [null] : []),
    ...(types.includes('boolean') ? [true, false] : []),
    ...[minimum, maximum].filter((value) => typeof value === 'number'),
    ...(types.includes('string') ? textEdges(schema) : []),
    ...(types.includes('array') && isObject(items) ? listEdges(schema, items) : []),
  ];
  return found.filter((value) => takes(schema, value));
}

function textEdges({ minLength, maxLength }: JsonObject): Json[] {
  const lengths = [Number(minLength ?? 0), Math.min(Number(maxLength ?? LONGEST), LONGEST)];
  return lengths.flatMap((length) => LETTERS.map((letter) => letter.repeat(length).slice(0, length)));
}

function listEdges({ minItems, maxItems }: JsonObject, items: JsonObject): Json[] {
  const [item] = edgesOf(items).filter((value) => value !== '');
  if (item === undefined) return [];
  return [Number(minItems ?? 0), Math.min(Number(maxItems ?? 50), 300)].map((count) =>
    Array.from({ length: count }, () => item),
  );
}

/** An empty value counts as none, and a header carries no list of them. */
function isWritable(value: Json, place: keyof typeof PLACES): boolean {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return false;
  return place !== 'header' || /^[ -~]{1,2000}$/.test(String(value));
}
