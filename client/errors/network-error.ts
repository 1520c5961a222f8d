import { PlatformError, type PlatformErrorDetails } from './platform-error.ts';

/** No whole answer arrived: no connection, or it broke. Whether a write took effect is unknown. */
export class NetworkError extends PlatformError {
  override name = 'NetworkError' as const;

  constructor(details: PlatformErrorDetails) {
    super(`${details.operationId} got no answer from the platform.`, details);
  }

  override get code() {
    return 'NETWORK_ERROR';
  }
}
