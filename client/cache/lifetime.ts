import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import type { Operation } from '../operation.ts';

/** Lifetime of a cached read whose contract names none. */
const DEFAULT_LIFETIME_MS = 300_000;

/** A lifetime of this value never expires (SF-CACHE-01). */
const NEVER_EXPIRES = -1;

/**
 * How long a read of the operation stays fresh, in milliseconds: as its contract says, else 300 s, and 30 days for
 * record data (RD-CACHE-40).
 */
export function lifetimeMs(operation: Operation): number {
  const usual = operation.api === 'record-data' ? recordsConstants.defaultLifetimeMs : DEFAULT_LIFETIME_MS;
  const declared = operation.cache?.lifetimeMs ?? usual;
  return declared === NEVER_EXPIRES ? Number.POSITIVE_INFINITY : declared;
}
