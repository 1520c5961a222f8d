import type { OpenApiDocument, Schema } from '../generate/document.ts';
import { type DataType, parseDataType } from './data-types.ts';
import { fits } from './fits.ts';
import { componentOf, shapeOf } from './shape.ts';
import type { Member } from './tables.ts';

/** A schema of ours with the type of the reference that it stands for, or with several that it joins. */
export interface Pair {
  /** Name of the component, or the way to it: `ApplicationContext.markets[]`. */
  at: string;
  schema: Schema;
  types: readonly string[];
}

export type MembersByType = ReadonlyMap<string, readonly Member[]>;

/** A schema where a walk begins, e.g. the answer of a call, with its documented type. */
export interface Start {
  at: string;
  schema: Schema;
  type: DataType;
}

/** Walks from the starts through all members that both sides name, and pairs schemas with documented types. */
export function pairTypes(
  document: OpenApiDocument,
  starts: readonly Start[],
  members: MembersByType,
): Pair[] {
  const pairs = new Map<string, Pair>();
  const queue = [...starts];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { schema, type } = next;
    if (!fits(document, schema, type)) continue;
    const at = componentOf(schema) ?? next.at;
    const types = namesIn(type).filter((name) => members.has(name));
    const key = `${at} ${types.join()}`;
    if (pairs.has(key)) continue;
    if (types.length > 0) pairs.set(key, { at, schema, types });
    const documented = types.flatMap((name) => members.get(name) ?? []);
    queue.push(
      ...inner(document, { at, schema, type }),
      ...named(document, { at, schema, type }, documented),
    );
  }
  return withDistinctNames([...pairs.values()]);
}

function namesIn(type: DataType): string[] {
  if (type.kind === 'either') return type.of.flatMap(namesIn).sort();
  return type.kind === 'named' ? [type.name] : [];
}

/** The elements of a list and the values of a map. */
function inner(document: OpenApiDocument, { at, schema, type }: Start): Start[] {
  if (type.kind === 'either') return type.of.flatMap((each) => inner(document, { at, schema, type: each }));
  if (type.kind !== 'list' && type.kind !== 'map') return [];
  const { items, values } = shapeOf(document, schema);
  const [schemas, suffix] = type.kind === 'list' ? [items, '[]'] : [values, '{}'];
  return schemas.map((each) => ({ at: `${at}${suffix}`, schema: each, type: type.of }));
}

function named(document: OpenApiDocument, { at, schema }: Start, members: readonly Member[]): Start[] {
  const { properties } = shapeOf(document, schema);
  return members.flatMap(({ name, dataType }) => {
    const ours = properties.get(name);
    return ours ? [{ at: `${at}.${name}`, schema: ours, type: parseDataType(dataType) }] : [];
  });
}

/** A schema that stands for several types in different places is named with the type, unless their names are the same. */
function withDistinctNames(pairs: readonly Pair[]): Pair[] {
  const bySchema = Map.groupBy(pairs, ({ at }) => at);
  return pairs.map((pair) => {
    const type = pair.types.join(' or ');
    const isOnly = bySchema.get(pair.at)?.length === 1;
    return isOnly || type.replaceAll(' ', '') === pair.at ? pair : { ...pair, at: `${pair.at} as ${type}` };
  });
}
