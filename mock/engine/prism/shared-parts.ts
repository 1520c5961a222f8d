import type { PrismOperation } from './components.ts';

/** Keys of an operation whose values are often the same: schemas, parameters and what schemas refer to. */
const SHARED = new Set(['schema', '__bundled__', 'headers', 'path', 'query', 'cookie']);

/** What Prism names each node by, and differently each time it comes across it. */
const NODE_ID = /^[0-9a-f]{13}$/;

interface Reference {
  readonly $shared: number;
}

/**
 * Operations as text, each part that several have in it once: parts are the same whose text is, whatever Prism named the
 * nodes in them.
 */
export function packParts(operations: readonly PrismOperation[]): string {
  const places = new Map<string, number>();
  const parts: unknown[] = [];
  const references = (key: string, value: unknown): unknown => {
    if (!SHARED.has(key) || typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value, withoutNodeIds);
    const place = places.get(text) ?? parts.push(value) - 1;
    places.set(text, place);
    return { $shared: place } satisfies Reference;
  };
  const packed = JSON.parse(JSON.stringify(operations, references));
  return JSON.stringify({ operations: packed, parts });
}

/**
 * Operations from their text. Parts that are the same are the same object, for which Prism compiles one validator: of
 * the error forms of all operations a handful, where it would compile one for each status of each operation.
 */
export function unpackParts(text: string): PrismOperation[] {
  const { operations, parts } = JSON.parse(text) as { operations: unknown; parts: readonly unknown[] };
  return withParts(operations, parts) as PrismOperation[];
}

const withoutNodeIds = (key: string, value: unknown): unknown =>
  key === 'x-stoplight' || (key === 'id' && typeof value === 'string' && NODE_ID.test(value))
    ? undefined
    : value;

function withParts(value: unknown, parts: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withParts(each, parts));
  if ('$shared' in value) return parts[(value as Reference).$shared];
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withParts(each, parts)]));
}
