import { createRecord, deleteRecord, getRecord, updateRecord } from '#generated/record-data/client.gen.ts';
import type { CacheOptions } from '../cache/read.ts';
import { invalidConfig, NetworkError } from '../errors/index.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { evictRecord, refreshRecord } from './eviction.ts';
import { requireFieldPaths } from './field-names.ts';
import { isRecordId, toRecordId } from './record-id.ts';
import { type CreateInput, checkCreateInput, partUpdateInput, type UpdateInput } from './record-input.ts';
import { recordStore } from './store/record-store.ts';
import type { RecordData } from './types.ts';

type RecordQuery = NonNullable<Input<'getRecord'>['query']>;

/**
 * Reads one record, driven by layouts where `layoutTypes` is given (modes default to View), else by fields: those
 * come out of the record store, see store/record-store.ts. With neither nothing is asked for and nothing answered
 * (RD-REC-05 to RD-REC-08).
 */
export async function readRecord(
  platform: Platform,
  recordId: string,
  query: RecordQuery,
  options?: CacheOptions,
): Promise<RecordData | undefined> {
  const { layoutTypes, fields, optionalFields } = query;
  const id = toRecordId(recordId);
  requireFieldPaths('getRecord', fields, optionalFields);
  if (layoutTypes?.length) {
    const { modes, ...others } = query;
    const driven = { modes: modes?.length ? modes : ['View' as const], ...others };
    return platform.read(getRecord, { path: { recordId: id }, query: driven }, options);
  }
  if (!fields?.length && !optionalFields?.length) return undefined;
  return recordStore(platform).read(id, { fields, optionalFields }, options);
}

/**
 * Creates a record. Undefined means that it was saved but may not be seen (204, RD-REC-12).
 *
 * @throws CommerceError `Invalid recordInput` (RD-ERR-11); FetchError 400 with the faults of the fields, see
 * record-faults.ts
 */
export async function saveNewRecord(
  platform: Platform,
  input: CreateInput,
  { effects }: Pick<SaveOptions, 'effects'> = {},
): Promise<RecordData | undefined> {
  checkCreateInput(input);
  const record = await platform.write(createRecord, { body: input, query: effects });
  if (record?.id) await refreshRecord(platform, record.id);
  if (record) recordStore(platform).merge(record);
  return record;
}

/** What a save does beside saving: rules, notifications, the children's owner, fields of the answer. */
type SaveEffects = NonNullable<Input<'updateRecord'>['query']>;

interface SaveOptions {
  effects?: SaveEffects;
  /** `systemModstamp` (ISO 8601) of the version that was edited: a newer one refuses the update with 412. */
  ifUnmodifiedSince?: string;
}

/**
 * Changes a record. Undefined means that it was saved but may not be seen any more (204); the cached record is
 * dropped then (RD-STATE-03).
 *
 * @throws CommerceError `Invalid recordInput`, `Invalid config for updateRecord` for a moment that is none; FetchError
 * 400 with the faults of the fields, 412 where the record has changed meanwhile
 */
export async function saveRecord(
  platform: Platform,
  input: UpdateInput,
  { effects, ifUnmodifiedSince }: SaveOptions = {},
): Promise<RecordData | undefined> {
  const { recordId, changes } = partUpdateInput(input);
  const headers = ifUnmodifiedSince ? { 'If-Unmodified-Since': httpDate(ifUnmodifiedSince) } : undefined;
  const { apiName, allowSaveOnDuplicate } = input;
  const body = {
    ...(apiName ? { apiName } : {}),
    fields: changes,
    ...(allowSaveOnDuplicate ? { allowSaveOnDuplicate } : {}),
  };
  const record = await keepingLoss(platform, recordId, () =>
    platform.write(updateRecord, { path: { recordId }, query: effects, body, headers }),
  );
  await (record ? refreshRecord : evictRecord)(platform, recordId);
  if (record) recordStore(platform).merge(record);
  return record;
}

/**
 * Deletes a record and drops it from the cache.
 *
 * @throws CommerceError `Invalid config for deleteRecord` for what is no record id (RD-ERR-08)
 */
export async function removeRecord(platform: Platform, recordId: string): Promise<void> {
  if (!isRecordId(recordId)) throw invalidConfig('deleteRecord');
  const id = toRecordId(recordId);
  await keepingLoss(platform, id, () => platform.write(deleteRecord, { path: { recordId: id } }));
  await evictRecord(platform, id);
}

/**
 * A write without an answer may have taken effect: what is known of the record is stale, and the error is both its
 * snapshot and thrown to the caller (RD-ERR-20).
 */
async function keepingLoss<T>(platform: Platform, recordId: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof NetworkError) {
      await refreshRecord(platform, recordId);
      recordStore(platform).fail(recordId, error);
    }
    throw error;
  }
}

/** ISO 8601 as the date form of HTTP headers, coarse to the second. */
function httpDate(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) throw invalidConfig('updateRecord');
  return moment.toUTCString();
}
