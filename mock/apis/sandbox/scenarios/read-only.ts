import type { PlatformOperationId } from '../../dispatch/operations.ts';
import type { Effect } from './scenario.ts';

/** Writes are refused as those of a copy; the helper write, which declares no example of it, says the same. */
export function readOnly(operationIds: readonly PlatformOperationId[]): Effect[] {
  const helper = 'updateWebRuntimeCartItem';
  return [
    {
      kind: 'refuse',
      operationIds: operationIds.filter((operationId) => operationId !== helper),
      status: 403,
      example: 'readOnly',
    },
    {
      kind: 'refuse',
      operationIds: operationIds.filter((operationId) => operationId === helper),
      status: 403,
      error: { errorCode: 'CART_READ_ONLY', message: 'This cart is a copy and cannot be changed.' },
    },
  ];
}
