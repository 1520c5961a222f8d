import type { OpenApiDocument, Schema } from '../generate/document.ts';
import type { DataType } from './data-types.ts';
import { shapeOf } from './shape.ts';

const KINDS: Record<DataType['kind'], readonly string[]> = {
  any: [],
  either: [],
  string: ['string'],
  integer: ['integer'],
  number: ['number', 'integer'],
  boolean: ['boolean'],
  list: ['array'],
  map: ['object'],
  named: ['object'],
};

/** Whether a schema of ours allows what the reference names; it may allow more beside it. */
export function fits(document: OpenApiDocument, schema: Schema, type: DataType): boolean {
  if (type.kind === 'any') return true;
  if (type.kind === 'either') return type.of.some((each) => fits(document, schema, each));
  const { kinds, items, values } = shapeOf(document, schema);
  if (kinds.size === 0) return true;
  if (!KINDS[type.kind].some((kind) => kinds.has(kind))) return false;
  if (type.kind !== 'list' && type.kind !== 'map') return true;
  const inner = type.kind === 'list' ? items : values;
  return inner.length === 0 || inner.some((each) => fits(document, each, type.of));
}

/** The JSON types that a schema allows, for a message. */
export function describeSchema(document: OpenApiDocument, schema: Schema): string {
  const { kinds, items } = shapeOf(document, schema);
  const inner = items[0] ? ` of ${describeSchema(document, items[0])}` : '';
  return kinds.size === 0 ? 'anything' : [...kinds].sort().join(' or ') + inner;
}
