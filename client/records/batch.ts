import { executeBatchRecordOperations } from '#generated/record-data/client.gen.ts';
import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { type Check, isFlag, isObject, listOf, optional, withMembers } from '../forms.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { evictRecord, refreshRecord } from './eviction.ts';
import { isRecordId, toRecordId } from './record-id.ts';
import { recordStore } from './store/record-store.ts';

export type RecordBatch = Input<'executeBatchRecordOperations'>['body'];
export type RecordBatchResults = Data<'executeBatchRecordOperations'>;
type Result = RecordBatchResults['results'][number];

interface BatchOptions {
  /** Apply the default assignment rule of cases and leads. */
  useDefaultRule?: boolean;
}

/**
 * Creates, changes and deletes several records. Each item of the answer has a status of its own; what is gone leaves
 * the cache, what is saved is read again (RD-BATCH-07).
 *
 * @throws CommerceError `Invalid config for executeBatchRecordOperations` (RD-ERR-05); FetchError for a batch
 * that the platform refuses as a whole
 */
export async function executeRecordBatch(
  platform: Platform,
  batch: RecordBatch,
  { useDefaultRule }: BatchOptions = {},
): Promise<RecordBatchResults> {
  if (!isBatch(batch) || !isOptionalFlag(useDefaultRule)) throw invalidConfig('executeBatchRecordOperations');
  const answer = await platform.write(executeBatchRecordOperations, {
    body: batch,
    query: { useDefaultRule },
  });
  const ids = idsOf(batch);
  for (const [index, result] of answer.results.entries()) await applyToCache(platform, result, ids[index]);
  return answer;
}

const TYPES: readonly string[] = recordsConstants.batchOperationTypes;
const isType: Check = (value) => typeof value === 'string' && TYPES.includes(value.toUpperCase());
const isOptionalFlag = optional(isFlag);

/** CREATE, UPDATE or DELETE in any case, with its records; `allOrNone` is a boolean (RD-BATCH-01 to RD-BATCH-04). */
const isBatch = withMembers({
  operations: listOf(withMembers({ type: isType, records: listOf(withMembers({ fields: isObject })) })),
  allOrNone: isOptionalFlag,
});

/** The ids that a batch names, in its order; undefined for new records. */
function idsOf({ operations }: RecordBatch): (string | undefined)[] {
  return operations.flatMap(({ records }) =>
    records.map(({ fields }) => (isRecordId(String(fields.Id)) ? toRecordId(String(fields.Id)) : undefined)),
  );
}

/** A saved record is stale; one that is gone, told by an id without fields or a 404, leaves the cache. */
async function applyToCache(
  platform: Platform,
  { statusCode, result }: Result,
  named?: string,
): Promise<void> {
  const saved = statusCode < 400 && 'id' in result ? result : undefined;
  if (saved?.id && 'fields' in saved) {
    await refreshRecord(platform, saved.id);
    recordStore(platform).merge(saved);
  } else if (saved?.id) await evictRecord(platform, saved.id);
  else if (statusCode === 404 && named) await evictRecord(platform, named);
}
