import type { Operation } from '../operation.ts';
import type { LooseInput } from '../send/fill-in.ts';

export type Key = readonly [operationId: string, input: unknown];

/**
 * The key of a read in the cache. Names of list views are in lower case there: the platform takes `AllProducts` and
 * `allproducts` for the same list (record-data.md §4).
 */
export function keyOf({ operationId }: Operation, input: LooseInput): Key {
  const name = input.path?.listViewApiName;
  if (typeof name !== 'string') return [operationId, input];
  return [operationId, { ...input, path: { ...input.path, listViewApiName: name.toLowerCase() } }];
}
