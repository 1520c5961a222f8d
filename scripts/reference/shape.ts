import { type OpenApiDocument, resolve, type Schema } from '../generate/document.ts';

/** What a schema of ours allows, with references, alternatives and compositions joined. */
export interface Shape {
  /** JSON types without `null`; empty where anything is allowed. */
  kinds: ReadonlySet<string>;
  properties: ReadonlyMap<string, Schema>;
  /** Names that every alternative requires. */
  required: ReadonlySet<string>;
  /** Schemas of the elements of a list. */
  items: readonly Schema[];
  /** Schemas of the values of a map. */
  values: readonly Schema[];
}

export function shapeOf(document: OpenApiDocument, schema: Schema): Shape {
  const at = resolve(document, schema);
  const all = (at.allOf ?? []).map((part) => shapeOf(document, part));
  const alternatives = branchesOf(at).map((part) => shapeOf(document, part));
  const nested = [...all, ...alternatives];
  return {
    kinds: new Set([...ownKinds(at), ...nested.flatMap(({ kinds }) => [...kinds])]),
    properties: joined([
      new Map(Object.entries(at.properties ?? {})),
      ...nested.map(({ properties }) => properties),
    ]),
    required: new Set([
      ...((at.required as string[] | undefined) ?? []),
      ...all.flatMap(({ required }) => [...required]),
      ...inEach(alternatives.map(({ required }) => required)),
    ]),
    items: [...(at.items ? [at.items] : []), ...nested.flatMap(({ items }) => items)],
    values: [...ownValues(at), ...nested.flatMap(({ values }) => values)],
  };
}

/** Name of the component that a schema refers to, alone or beside `null`. */
export function componentOf(schema: Schema): string | undefined {
  const branches = branchesOf(schema);
  const only = schema.$ref ? schema : branches.length === 1 ? branches[0] : undefined;
  return only?.$ref?.split('/').at(-1) ?? undefined;
}

/** The alternatives of a schema but `null`. */
function branchesOf(schema: Schema): Schema[] {
  const branches = [schema.oneOf, schema.anyOf].flatMap((each) => (each as Schema[] | undefined) ?? []);
  return branches.filter(({ type }) => type !== 'null');
}

function ownKinds(schema: Schema): string[] {
  const types = [schema.type ?? impliedType(schema)].flat() as (string | undefined)[];
  return types.filter((type): type is string => type !== undefined && type !== 'null');
}

function impliedType({ properties, items, const: only, enum: some }: Schema): string | undefined {
  if (properties) return 'object';
  if (items) return 'array';
  const example = only ?? (Array.isArray(some) ? some.find((value) => value !== null) : undefined);
  return example === undefined ? undefined : typeof example;
}

function ownValues({ additionalProperties, patternProperties }: Schema): Schema[] {
  const rest = typeof additionalProperties === 'object' ? [additionalProperties as Schema] : [];
  return [...rest, ...Object.values((patternProperties as Record<string, Schema> | undefined) ?? {})];
}

/** Properties of one name in several parts become alternatives. */
function joined(maps: readonly ReadonlyMap<string, Schema>[]): Map<string, Schema> {
  const result = new Map<string, Schema>();
  for (const [name, schema] of maps.flatMap((map) => [...map])) {
    const before = result.get(name);
    result.set(name, before && before !== schema ? { oneOf: [before, schema] } : schema);
  }
  return result;
}

function inEach([first, ...others]: readonly ReadonlySet<string>[]): string[] {
  return [...(first ?? [])].filter((name) => others.every((set) => set.has(name)));
}
