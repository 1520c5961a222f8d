import { type Bundle, resolve } from '../prism/bundle.ts';
import type { Schema, Shape } from './shape.ts';

interface Walk {
  readonly bundle: Bundle;
  readonly shapeOf: (schemas: readonly Schema[]) => Shape;
}

/** Of a schema that is nothing but alternatives, those that a value fits; any other schema is itself. */
export function fitting(schema: Schema, value: object, { bundle, shapeOf }: Walk): Schema[] {
  const at = resolve(bundle, schema as never) as Schema;
  const alternatives = [...(at.anyOf ?? []), ...(at.oneOf ?? [])];
  if (alternatives.length === 0 || at.properties || at.allOf) return [schema];
  const fit = alternatives.filter((each) => fits(each, value, { bundle, shapeOf }));
  return fit.length > 0 ? fit : [schema];
}

/** Whether an object has what a schema requires, and the constants that it names. */
function fits(schema: Schema, value: object, { bundle, shapeOf }: Walk): boolean {
  const types = [(resolve(bundle, schema as never) as Schema).type ?? 'object'].flat();
  if (Array.isArray(value) || !types.includes('object'))
    return Array.isArray(value) && types.includes('array');
  const { members, required } = shapeOf([schema]);
  const told = new Map(Object.entries(value));
  const isAsNamed = ([name, schemas]: [string, readonly Schema[]]) =>
    schemas.every((each) => {
      const { const: constant } = resolve(bundle, each as never) as Schema;
      return constant === undefined || !told.has(name) || told.get(name) === constant;
    });
  return [...required].every((name) => told.has(name)) && [...members].every(isAsNamed);
}
