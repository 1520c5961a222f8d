import { PlatformFault } from './platform-fault.ts';

/** PostgreSQL's code of a disk that is full. */
const DISK_FULL = '53100';
/** Somebody has to make room first. */
const RETRY_AFTER_SECONDS = '30';

/** The 503 for a write that the database has no room for; undefined for any other error. */
export function noRoom(error: unknown): PlatformFault | undefined {
  if ((error as { code?: unknown } | undefined)?.code !== DISK_FULL) return undefined;
  return new PlatformFault(
    503,
    'SERVER_UNAVAILABLE',
    'The platform has no room left to store this, so nothing was changed. Try again later.',
    { headers: { 'retry-after': RETRY_AFTER_SECONDS }, cause: error },
  );
}
