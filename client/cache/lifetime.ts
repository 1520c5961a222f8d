import type { Operation } from '../operation.ts';
import { policy } from '../policy.ts';

/** A lifetime of this value never expires (storefront.md §4). */
const NEVER_EXPIRES = -1;

/** How long a read of the operation stays fresh, in milliseconds: as its contract says, else 300 s. */
export function lifetimeMs(operation: Operation): number {
  const declared = operation.cache?.lifetimeMs ?? policy.defaultLifetimeMs;
  return declared === NEVER_EXPIRES ? Number.POSITIVE_INFINITY : declared;
}
