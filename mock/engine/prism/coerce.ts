import { type Bundle, type JsonSchema, type ParameterObject, resolve } from './bundle.ts';

/** Parameter values of one place in their declared types. */
export type TypedValues = Record<string, unknown>;

/** Where the values of a parameter come from: as often as it was sent, in order; undefined when it was not. */
export type RawValues = (name: string) => readonly string[] | undefined;

type Coercion = (raw: readonly string[]) => unknown;

interface Plan {
  readonly name: string;
  readonly coerce: Coercion;
  readonly fallback: unknown;
}

/**
 * Prepares the way from texts of a request to typed values for one place (path, query or header) of an operation. Only
 * declared parameters come through; a missing one takes its declared default or stays away. Values are known to be
 * valid by then.
 */
export function planCoercion(
  bundle: Bundle,
  parameters: readonly ParameterObject[],
  place: ParameterObject['in'],
) {
  const plans = parameters.filter((parameter) => parameter.in === place).map((each) => planFor(bundle, each));
  return (raw: RawValues): TypedValues => {
    const values: TypedValues = {};
    for (const { name, coerce, fallback } of plans) {
      const texts = raw(name);
      if (texts?.some((text) => text !== '')) values[name] = coerce(texts);
      else if (fallback !== undefined) values[name] = structuredClone(fallback);
    }
    return values;
  };
}

function planFor(bundle: Bundle, parameter: ParameterObject): Plan {
  const schema = objectOf(bundle, parameter.schema);
  const separate = parameter.in === 'query' && parameter.explode !== false;
  const isList = typesOf(schema).includes('array');
  const item = scalar(typesOf(objectOf(bundle, schema.items as JsonSchema | undefined)));
  const single = scalar(typesOf(schema));
  const list: Coercion = (raw) => (separate ? raw : (raw.at(-1) ?? '').split(',')).map((text) => item(text));
  return {
    name: parameter.name,
    coerce: isList ? list : (raw) => single(raw.at(-1) ?? ''),
    fallback: schema.default,
  };
}

function objectOf(bundle: Bundle, schema: JsonSchema | undefined): { readonly [keyword: string]: unknown } {
  const resolved = schema === undefined ? {} : resolve(bundle, schema);
  return typeof resolved === 'boolean' ? {} : resolved;
}

function typesOf(schema: { readonly [keyword: string]: unknown }): unknown[] {
  const own = [schema.type].flat().filter((type) => type !== undefined);
  return own.length > 0 ? own : [typeof (schema.const ?? (schema.enum as unknown[] | undefined)?.[0])];
}

function scalar(types: readonly unknown[]): (text: string) => unknown {
  if (types.includes('string')) return (text) => text;
  if (types.includes('integer') || types.includes('number'))
    return (text) => (text === 'null' && types.includes('null') ? null : Number(text));
  if (types.includes('boolean')) return (text) => text === 'true';
  return (text) => text;
}
