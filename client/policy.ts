import { cartsConstants } from '#generated/commerce/constants.gen.ts';
import { recordsConstants } from '#generated/record-data/constants.gen.ts';

/** Rules of the client that hold for every call (SF-CACHE-01, SF-RETRY-01). */
export const policy = {
  /** Tries after the first one of a write. */
  writeRetryCount: cartsConstants.writeRetryCount,
  writeRetryDelayMs: cartsConstants.writeRetryDelayMs,
  /** A write refused with this status is never sent again. */
  writeRetryExcludedStatus: cartsConstants.writeRetryExcludedStatus,
  /** Lifetime of a cached read whose contract names none. */
  defaultLifetimeMs: 300_000,
  /** The same for record data. */
  recordDataLifetimeMs: recordsConstants.defaultLifetimeMs,
} as const;
