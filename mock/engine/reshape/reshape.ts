import type { HttpAnswer } from '../http/http-types.ts';
import { type Bundle, resolve } from '../prism/bundle.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { fitting } from './fitting.ts';
import { type Schema, type Shape, shapesIn } from './shape.ts';

/** How an answer is changed on its way out, part by part, as its contract describes it. */
export interface Reshaping {
  /** Whether a member stays, by its schemas (several where the answer has alternatives) and whether it is required. */
  keeps?(schemas: readonly Schema[], isRequired: boolean): boolean;
  /** A value in place of one that is neither a list nor an object, by its schemas without references. */
  replace?(value: unknown, schemas: readonly Schema[]): unknown;
}

interface Walk extends Reshaping {
  readonly bundle: Bundle;
  readonly shapeOf: (schemas: readonly Schema[]) => Shape;
}

const shapes = new WeakMap<Bundle, Walk['shapeOf']>();

/** Changes the JSON body of an answer; other bodies, and parts that the contract does not describe, stay as they are. */
export function reshape(
  { bundle, declared }: ContractOperation,
  answer: HttpAnswer,
  reshaping: Reshaping,
): HttpAnswer {
  const isJson = String(answer.headers?.['content-type'] ?? '').includes('json');
  const response = declared.responses[String(answer.status)];
  const schema = response && resolve(bundle, response).content?.['application/json']?.schema;
  if (!isJson || typeof schema !== 'object' || typeof answer.body !== 'string') return answer;
  const shapeOf = shapes.get(bundle) ?? shapesIn(bundle);
  shapes.set(bundle, shapeOf);
  const body = changed(JSON.parse(answer.body), [schema as Schema], { bundle, shapeOf, ...reshaping });
  return { ...answer, body: JSON.stringify(body) };
}

function changed(value: unknown, schemas: readonly Schema[], walk: Walk): unknown {
  if (typeof value !== 'object' || value === null)
    return walk.replace
      ? walk.replace(
          value,
          schemas.map((schema) => resolve(walk.bundle, schema as never)),
        )
      : value;
  const { members, required, inner } = walk.shapeOf(
    schemas.flatMap((schema) => fitting(schema, value, walk)),
  );
  if (Array.isArray(value)) return value.map((each) => changed(each, inner, walk));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const own = members.get(name);
      if (own && walk.keeps && !walk.keeps(own, required.has(name))) return [];
      return [[name, changed(each, own ?? inner, walk)]];
    }),
  );
}
