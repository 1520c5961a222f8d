import type { OperationId } from '../operation.ts';
import { CommerceError } from './commerce-error.ts';

/** Calls whose message puts their name between quotation marks (RD-ERR-01 to RD-ERR-04). */
const QUOTED: readonly OperationId[] = [
  'createListInfo',
  'deleteListInfo',
  'updateListInfoByName',
  'updateListPreferences',
];

/** The one call whose message names it first (RD-ERR-12). */
const NAMED_FIRST: OperationId = 'updateRecordAvatar';

/** What a caller hands over does not have the form that the call takes; nothing is sent. */
export function invalidConfig(operationId: OperationId): CommerceError {
  const name = QUOTED.includes(operationId) ? `"${operationId}"` : operationId;
  const message =
    operationId === NAMED_FIRST ? `${name} invalid configuration` : `Invalid config for ${name}`;
  return new CommerceError('INVALID_CONFIG', { operationId, message });
}
