import { PlatformError } from './platform-error.ts';

const STATUS = 504;

/** A read from the cache only found nothing fresh: the synthesised 504 (SF-ERR-06). */
export class CacheMissError extends PlatformError {
  override name = 'CacheMissError' as const;

  constructor(operationId: string) {
    super('Data requested with only-if-cached policy and not found in the cache.', {
      operationId,
      status: STATUS,
      statusText: 'Gateway Timeout',
    });
  }

  override get code() {
    return 'GATEWAY_TIMEOUT';
  }
}
