import { getRecord } from '#generated/record-data/client.gen.ts';
import { lifetimeMs } from '../../cache/lifetime.ts';
import type { Clock } from '../../clock.ts';
import { isNotFound, type PlatformError } from '../../errors/index.ts';

interface Failure {
  error: PlatformError;
  /** Until when the failure answers reads, in milliseconds since 1970; in the past where it is only shown. */
  until: number;
}

/** The last failure of each record: shown as a snapshot, and for a time the answer of reads (RD-STATE-04). */
export function createFailures(clock: Clock) {
  const byId = new Map<string, Failure>();
  const isRemembered = (failure: Failure | undefined): failure is Failure =>
    failure !== undefined && failure.until > clock.now();

  return {
    /** Of single reads only a 404 answers further ones, as long as a record counts as fresh. */
    keep(recordId: string, error: PlatformError, rememberMs = isNotFound(error) ? lifetimeMs(getRecord) : 0) {
      const known = byId.get(recordId);
      if (isRemembered(known) && known.error.status === error.status) return;
      byId.set(recordId, { error, until: clock.now() + rememberMs });
    },
    last: (recordId: string): PlatformError | undefined => byId.get(recordId)?.error,
    remembered(recordId: string): PlatformError | undefined {
      const failure = byId.get(recordId);
      return isRemembered(failure) ? failure.error : undefined;
    },
    delete: (recordId: string) => byId.delete(recordId),
    ids: () => [...byId.keys()],
  };
}
