import type { Platform } from '../platform.ts';
import { refreshRecord } from './eviction.ts';
import { toRecordId } from './record-id.ts';
import { recordStore } from './store/record-store.ts';

/**
 * Says that records have changed by another way than through this client. Whatever shows them is stale, and the store
 * reads each again with the union of its tracked fields, all in one request (RD-NOTIFY-01). Only 60 calls in
 * 60 s lead to a request: after that the records stay stale until somebody reads them. A refresh that fails is an
 * error snapshot of its records, not an error of this call.
 *
 * @throws CommerceError INVALID_CONFIG for what is no record id
 */
export async function notifyRecordsChanged(platform: Platform, recordIds: readonly string[]): Promise<void> {
  const ids = recordIds.map(toRecordId);
  await Promise.all([refreshRecord(platform, ...ids), recordStore(platform).refresh(ids)]);
}
