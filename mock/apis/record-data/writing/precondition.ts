import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { AnyWhere } from '../../../store/store.ts';

const SECOND = 1000;

/**
 * The guard that an update must pass so that nothing newer than `If-Unmodified-Since` is overwritten. The header counts
 * whole seconds, so any version of that second passes; the store sees to it that there is only one.
 *
 * @throws 400 for a header that is no date
 */
export function unmodifiedSince(header: string | undefined): AnyWhere | undefined {
  if (header === undefined) return undefined;
  const moment = Date.parse(header);
  if (Number.isNaN(moment)) {
    throw new PlatformFault(400, 'INVALID_INPUT', 'If-Unmodified-Since must be an HTTP date.');
  }
  const end = (Math.floor(moment / SECOND) + 1) * SECOND;
  return { SystemModstamp: { lt: new Date(end).toISOString() } };
}

/** 412: someone else has saved the record in between. */
export function changedSince(): PlatformFault {
  return new PlatformFault(412, 'PRECONDITION_FAILED', 'The record was changed since you read it.');
}
