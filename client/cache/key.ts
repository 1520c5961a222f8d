import type { Operation, OperationId } from '../operation.ts';
import type { LooseInput } from '../send/fill-in.ts';

/** Names several lists at once, each `Object.ListView`. */
const NAMED_LISTS: OperationId = 'getListInfosByName';

export type Key = readonly [operationId: string, input: unknown];

/**
 * The key of a read in the cache. Names of list views are in lower case there: the platform takes `AllProducts` and
 * `allproducts` for the same list (RD-LIST-06).
 */
export function keyOf({ operationId }: Operation, input: LooseInput): Key {
  const name = input.path?.listViewApiName;
  const names = operationId === NAMED_LISTS ? input.query?.names : undefined;
  if (typeof name === 'string') {
    return [operationId, { ...input, path: { ...input.path, listViewApiName: name.toLowerCase() } }];
  }
  if (Array.isArray(names)) {
    const lowered = names.map((one) => String(one).toLowerCase());
    return [operationId, { ...input, query: { ...input.query, names: lowered } }];
  }
  return [operationId, input];
}
