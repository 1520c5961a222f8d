import { PlatformError, type PlatformErrorDetails } from './platform-error.ts';

/** The caller gave the request up (SF-ERR-04). */
export class AbortedError extends PlatformError {
  override name = 'AbortedError' as const;

  constructor(details: PlatformErrorDetails) {
    super(`${details.operationId} was aborted.`, details);
  }

  override get code() {
    return 'ABORTED';
  }
}
