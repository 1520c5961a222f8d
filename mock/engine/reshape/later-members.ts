import type { Finding } from '../errors/finding.ts';
import { type Bundle, resolve } from '../prism/bundle.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { fitting } from './fitting.ts';
import { type Schema, type Shape, shapesIn } from './shape.ts';
import { isThere } from './versions.ts';

const shapes = new WeakMap<Bundle, ReturnType<typeof shapesIn>>();

/**
 * Members of a body that appeared after a version, which does not know them (PF-VERSION-06). What a body requires is as
 * old as its call.
 */
export function laterMembers(
  { bundle, declared, dataBase }: Pick<ContractOperation, 'bundle' | 'declared' | 'dataBase'>,
  body: unknown,
  version: string,
): Finding[] {
  const { content = {} } = declared.requestBody ? resolve(bundle, declared.requestBody) : {};
  const schema = content['application/json']?.schema;
  if (typeof schema !== 'object' || dataBase === `/services/data/v${version}`) return [];
  const shapeOf = shapes.get(bundle) ?? shapesIn(bundle);
  shapes.set(bundle, shapeOf);
  return [...findLater(body, [schema], ['body'], { bundle, shapeOf, version })];
}

interface Walk {
  readonly bundle: Bundle;
  readonly shapeOf: (schemas: readonly Schema[]) => Shape;
  readonly version: string;
}

function* findLater(
  value: unknown,
  schemas: readonly Schema[],
  location: readonly string[],
  walk: Walk,
): Iterable<Finding> {
  if (typeof value !== 'object' || value === null) return;
  const { members, required, inner } = walk.shapeOf(
    schemas.flatMap((schema) => fitting(schema, value, walk)),
  );
  for (const [name, each] of Object.entries(value)) {
    const own = Array.isArray(value) ? undefined : members.get(name);
    const isLater = own?.every((schema) => !isThere(schema, walk.version)) && !required.has(name);
    if (isLater) yield unknownMember(location, name);
    else yield* findLater(each, own ?? inner, [...location, name], walk);
  }
}

/** In the words for a member that no version knows. */
function unknownMember(location: readonly string[], name: string): Finding {
  const [, ...path] = location;
  const where = path.length > 0 ? ` property ${path.join('.')}` : '';
  const message = `Request body${where} must NOT have additional properties; found '${name}'`;
  return { location, code: 'additionalProperties', message };
}
