import type { Bundle } from '../prism/bundle.ts';
import type { Schema } from './shape.ts';

/** The members that schemas of a bundle describe, by their schemas, such as `CartItem.productDetails`. */
export type MemberNames = ReadonlyMap<Schema, string>;

const known = new WeakMap<Bundle, MemberNames>();

/**
 * Names the members of a bundle: by the component that has them, or by the operation or shared answer whose schema has
 * no name of its own. Those of a schema inside another are named by the way to them, as `A.b.c`.
 */
export function memberNames(bundle: Bundle): MemberNames {
  const found =
    known.get(bundle) ?? new Map([...rootsOf(bundle)].flatMap(([name, root]) => namesIn(name, root)));
  known.set(bundle, found);
  return found;
}

function* rootsOf({ components = {}, paths }: Bundle): Iterable<[name: string, root: unknown]> {
  yield* Object.entries(components.schemas ?? {});
  yield* Object.entries(components.responses ?? {}).flatMap(([name, response]) => bodiesOf(name, response));
  for (const item of Object.values(paths))
    for (const operation of Object.values(item)) {
      const { operationId, responses = {} } = operation as { operationId?: string; responses?: object };
      if (operationId) yield* Object.values(responses).flatMap((response) => bodiesOf(operationId, response));
    }
}

function bodiesOf(name: string, response: unknown): [name: string, root: unknown][] {
  const { content = {} } = response as { content?: Record<string, { schema?: unknown }> };
  return Object.values(content).map(({ schema }) => [name, schema]);
}

function namesIn(name: string, schema: unknown): [Schema, string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, allOf = [], anyOf = [], oneOf = [], ...rest } = schema as Schema;
  const parts = [...allOf, ...anyOf, ...oneOf, rest.items, rest.additionalProperties];
  return [
    ...Object.entries(properties).flatMap(([member, each]): [Schema, string][] => {
      return [[each, `${name}.${member}`], ...namesIn(`${name}.${member}`, each)];
    }),
    ...parts.flatMap((part) => namesIn(name, part)),
  ];
}
