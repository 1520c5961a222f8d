import type { PlatformOperationId } from '../../dispatch/operations.ts';
import type { Effect } from './scenario.ts';

/** Writes are refused as those of a copy. */
export function readOnly(operationIds: readonly PlatformOperationId[]): Effect[] {
  return [{ kind: 'refuse', operationIds, status: 403, example: 'readOnly' }];
}
