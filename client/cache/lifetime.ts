import type { Operation } from '../operation.ts';
import { policy } from '../policy.ts';

/** A lifetime of this value never expires (SF-CACHE-01). */
const NEVER_EXPIRES = -1;

/**
 * How long a read of the operation stays fresh, in milliseconds: as its contract says, else 300 s, and 30 days for
 * record data (RD-CACHE-40).
 */
export function lifetimeMs(operation: Operation): number {
  const usual = operation.api === 'record-data' ? policy.recordDataLifetimeMs : policy.defaultLifetimeMs;
  const declared = operation.cache?.lifetimeMs ?? usual;
  return declared === NEVER_EXPIRES ? Number.POSITIVE_INFINITY : declared;
}
