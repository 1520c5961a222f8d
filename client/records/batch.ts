import { executeBatchRecordOperations } from '#generated/record-data/client.gen.ts';
import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import { refetchOnce } from '../cache/invalidate.ts';
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
type SavedRecord = Parameters<ReturnType<typeof recordStore>['merge']>[0];

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
  await refetchOnce(platform.queryClient, () => applyToCache(platform, answer.results, idsOf(batch)));
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

/**
 * A saved record is stale; one that is gone, told by an id without fields or a 404, leaves the cache. What shows any of
 * them is marked once for the whole batch, however many results it has (RD-BATCH-09).
 */
async function applyToCache(
  platform: Platform,
  results: readonly Result[],
  named: readonly (string | undefined)[],
): Promise<void> {
  const written = results.flatMap(({ statusCode, result }) =>
    statusCode < 400 && 'id' in result && result.id ? [{ ...result, id: result.id }] : [],
  );
  const saved = written.filter((result) => 'fields' in result);
  const missing = results.flatMap(({ statusCode }, index) =>
    statusCode === 404 ? (named[index] ?? []) : [],
  );
  const gone = [...written.filter((result) => !('fields' in result)).map(({ id }) => id), ...missing];
  if (gone.length > 0) await evictRecord(platform, ...gone);
  if (saved.length > 0) await refreshRecord(platform, ...saved.map(({ id }) => id));
  for (const result of saved) recordStore(platform).merge(result as SavedRecord);
}
