import { PlatformError, type PlatformErrorDetails } from './platform-error.ts';

/** The caller gave the request up (storefront.md §8, Aborted). */
export class AbortedError extends PlatformError {
  override name = 'AbortedError' as const;

  constructor(details: PlatformErrorDetails) {
    super(`${details.operationId} was aborted.`, details);
  }

  override get code() {
    return 'ABORTED';
  }
}
