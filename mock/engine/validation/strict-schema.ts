import type { Bundle, JsonSchema } from '../prism/bundle.ts';

type SchemaObject = { readonly [keyword: string]: unknown };

const COMPOSED = ['allOf', 'anyOf', 'oneOf'] as const;
/** Keywords that say nothing about a value; a `$ref` beside only these is as good as alone. */
const ANNOTATIONS = new Set([
  'description',
  'title',
  'examples',
  'example',
  'default',
  'deprecated',
  '$comment',
]);
const COMPONENT = '#/components/schemas/';

/** Definitions of every component schema in two forms, for schemas that `strict` has rewritten. */
export function strictDefinitions(bundle: Bundle): Record<string, unknown> {
  const schemas = (bundle.components?.schemas ?? {}) as Record<string, JsonSchema>;
  const strict = strictness(bundle);
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => [
      [`closed.${name}`, strict.close(schema)],
      [`open.${name}`, strict.open(schema)],
    ]),
  );
}

/**
 * Rewrites schemas so that an object with declared properties refuses undeclared ones, at every depth.
 *
 * A schema that is composed into another (allOf, or beside properties of its own) must stay open, because it does not
 * know its siblings' properties; the whole is closed instead. Maps and objects without declared properties stay as
 * they are. References become `#/$defs/closed.Name` and `#/$defs/open.Name`.
 */
export function strictness(bundle: Bundle) {
  const schemas = (bundle.components?.schemas ?? {}) as Record<string, JsonSchema>;

  /** The schema of a value as a whole: nothing but what it declares. */
  function close(schema: JsonSchema): JsonSchema {
    if (typeof schema === 'boolean') return schema;
    if (isBareReference(schema)) return { ...schema, $ref: refer('closed', schema.$ref) };
    if (isChoiceOnly(schema)) return { ...descend(schema), ...choices(schema, close) };
    const rewritten = open(schema) as SchemaObject;
    return isOwnClosing(schema) || !declaresProperties(schema)
      ? rewritten
      : { ...rewritten, unevaluatedProperties: false };
  }

  /** The schema of a part of a value: what it leaves undeclared, a sibling may declare. */
  function open(schema: JsonSchema): JsonSchema {
    if (typeof schema === 'boolean') return schema;
    const reference = typeof schema.$ref === 'string' ? { $ref: refer('open', schema.$ref) } : {};
    return { ...descend(schema), ...choices(schema, open), ...reference };
  }

  function descend(schema: SchemaObject): SchemaObject {
    const inside: Record<string, unknown> = {};
    for (const keyword of ['properties', 'patternProperties'] as const)
      if (schema[keyword]) inside[keyword] = mapValues(schema[keyword] as Record<string, JsonSchema>, close);
    for (const keyword of ['items', 'additionalProperties', 'contains'] as const)
      if (schema[keyword] !== undefined) inside[keyword] = close(schema[keyword] as JsonSchema);
    if (schema.prefixItems) inside.prefixItems = (schema.prefixItems as JsonSchema[]).map(close);
    return { ...schema, ...inside };
  }

  function choices(
    schema: SchemaObject,
    rewrite: (branch: JsonSchema) => JsonSchema,
  ): Record<string, unknown> {
    const present = COMPOSED.filter((keyword) => schema[keyword]);
    return Object.fromEntries(
      present.map((keyword) => [keyword, (schema[keyword] as JsonSchema[]).map(rewrite)]),
    );
  }

  function declaresProperties(schema: JsonSchema, seen = new Set<JsonSchema>()): boolean {
    if (typeof schema === 'boolean' || seen.has(schema)) return false;
    seen.add(schema);
    if (schema.properties) return true;
    const referred = typeof schema.$ref === 'string' ? [target(schema.$ref)] : [];
    const branches = COMPOSED.flatMap((keyword) => (schema[keyword] as JsonSchema[] | undefined) ?? []);
    return [...referred, ...branches].some((branch) => declaresProperties(branch, seen));
  }

  function target(reference: string): JsonSchema {
    const schema = schemas[nameIn(reference)];
    if (schema === undefined) throw new Error(`The reference ${reference} leads nowhere`);
    return schema;
  }

  return { close, open };
}

function refer(form: 'closed' | 'open', reference: string): string {
  return `#/$defs/${form}.${nameIn(reference)}`;
}

function nameIn(reference: string): string {
  if (!reference.startsWith(COMPONENT)) throw new Error(`${reference} is not a component schema`);
  return reference.slice(COMPONENT.length);
}

function isBareReference(schema: SchemaObject): schema is SchemaObject & { $ref: string } {
  return (
    typeof schema.$ref === 'string' &&
    Object.keys(schema).every((key) => key === '$ref' || ANNOTATIONS.has(key))
  );
}

/** A choice between wholes: each branch is closed by itself, so that a map may stand beside an object. */
function isChoiceOnly(schema: SchemaObject): boolean {
  const composed = COMPOSED.filter((keyword) => schema[keyword]);
  return composed.length === 1 && composed[0] !== 'allOf' && !schema.properties && !schema.$ref;
}

function isOwnClosing(schema: SchemaObject): boolean {
  return 'additionalProperties' in schema || 'unevaluatedProperties' in schema;
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
