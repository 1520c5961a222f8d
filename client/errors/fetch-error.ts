import { PlatformError, type PlatformErrorDetails } from './platform-error.ts';

type FetchErrorDetails = PlatformErrorDetails & {
  status: number;
  /** Wait that the server asked for in Retry-After, in milliseconds. */
  retryAfterMs?: number;
};

/**
 * The platform answered with an error status. The message is the status text, else the first message of the
 * server that is not empty (SF-ERR-07).
 */
export class FetchError extends PlatformError {
  override name = 'FetchError' as const;
  declare readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(details: FetchErrorDetails) {
    super(messageOf(details), details);
    this.retryAfterMs = details.retryAfterMs;
  }
}

function messageOf({ status, statusText, errors }: FetchErrorDetails): string {
  return statusText || errors?.find((entry) => entry.message)?.message || `HTTP ${status}`;
}
