import { resolve } from '../prism/bundle.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { type Schema, type Shape, shapesIn } from './shape.ts';

/** How an answer is changed on its way out, member by member, as its contract describes it. */
export interface Reshaping {
  /** Whether a member stays, by its schemas (several where the answer has alternatives) and whether it is required. */
  keeps?(schemas: readonly Schema[], isRequired: boolean): boolean;
  /** A value in place of one that is neither a list nor an object. */
  replace?(value: unknown, schemas: readonly Schema[]): unknown;
}

type Shapes = (schemas: readonly Schema[]) => Shape;

const shapes = new WeakMap<object, Shapes>();

/** Changes a JSON answer of an operation; parts that the contract does not describe stay as they are. */
export function reshape(
  { bundle, declared }: ContractOperation,
  status: number,
  body: unknown,
  reshaping: Reshaping,
): unknown {
  const response = declared.responses[String(status)];
  const schema = response && resolve(bundle, response).content?.['application/json']?.schema;
  if (typeof schema !== 'object') return body;
  const shapeOf = shapes.get(bundle) ?? shapesIn(bundle);
  shapes.set(bundle, shapeOf);
  return changed(body, [schema as Schema], shapeOf, reshaping);
}

function changed(value: unknown, schemas: readonly Schema[], shapeOf: Shapes, reshaping: Reshaping): unknown {
  if (typeof value !== 'object' || value === null)
    return reshaping.replace ? reshaping.replace(value, schemas) : value;
  const { members, required, inner } = shapeOf(schemas);
  if (Array.isArray(value)) return value.map((each) => changed(each, inner, shapeOf, reshaping));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const own = members.get(name);
      if (own && reshaping.keeps && !reshaping.keeps(own, required.has(name))) return [];
      return [[name, changed(each, own ?? inner, shapeOf, reshaping)]];
    }),
  );
}
