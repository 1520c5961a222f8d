import { type Bundle, resolve } from '../prism/bundle.ts';

/** A schema of a bundle, as far as its members are concerned. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string | readonly string[];
  /** The version of the platform in which the part appeared, e.g. `58.0`. */
  readonly 'x-since'?: string;
}

/** What a schema says of the values below it, with references, compositions and alternatives joined. */
export interface Shape {
  readonly members: ReadonlyMap<string, readonly Schema[]>;
  /** Names that the schema, or every one of its alternatives that has them, requires. */
  readonly required: ReadonlySet<string>;
  /** Schemas of the elements of a list and of the values of a map. */
  readonly inner: readonly Schema[];
}

/** Joins the schemas that a value may have; the shapes of a bundle's schemas are worked out once. */
export function shapesIn(bundle: Bundle): (schemas: readonly Schema[]) => Shape {
  const known = new WeakMap<Schema, Shape>();
  const shapeOf = (schema: Schema): Shape => {
    const at = resolve(bundle, schema as never) as Schema;
    const found = known.get(at) ?? join(at, shapeOf);
    known.set(at, found);
    return found;
  };
  return (schemas) =>
    schemas.length === 1 ? shapeOf(schemas[0] as Schema) : all(schemas.map(shapeOf), 'any');
}

function join(schema: Schema, shapeOf: (schema: Schema) => Shape): Shape {
  const { properties = {}, patternProperties = {}, additionalProperties, items } = schema;
  const own: Shape = {
    members: new Map(Object.entries(properties).map(([name, each]) => [name, [each]])),
    required: new Set(schema.required),
    inner: [
      ...Object.values(patternProperties),
      ...[items, additionalProperties].filter((each): each is Schema => typeof each === 'object'),
    ],
  };
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    .filter((each) => each.type !== 'null')
    .map(shapeOf);
  const parts = (schema.allOf ?? []).map(shapeOf);
  return all([own, ...parts, ...(alternatives.length > 0 ? [all(alternatives, 'any')] : [])], 'all');
}

/** One shape of several, of which all hold or any. */
function all(shapes: readonly Shape[], hold: 'all' | 'any'): Shape {
  const members = new Map<string, Schema[]>();
  for (const [name, schemas] of shapes.flatMap((shape) => [...shape.members]))
    members.set(name, [...(members.get(name) ?? []), ...schemas]);
  // A value with a member is of an alternative that has it.
  const wherever = [...members.keys()].filter((name) =>
    shapes.every((shape) => !shape.members.has(name) || shape.required.has(name)),
  );
  const required = new Set(hold === 'any' ? wherever : shapes.flatMap((shape) => [...shape.required]));
  return { members, required, inner: shapes.flatMap(({ inner }) => inner) };
}
