import type { Platform } from '../platform.ts';
import { callSoap } from '../soap/call-soap.ts';
import { evictRecord, refreshRecord } from './eviction.ts';
import { toRecordId } from './record-id.ts';
import type { InputFields, RecordData } from './types.ts';

/** Records that are merged at once, the one that stays among them. */
export const MOST_TO_MERGE = 3;

/** What became of a merge. */
export interface MergeOutcome {
  /** Why it was refused, which has changed nothing; undefined where it is done. */
  problem?: string;
  /** Records that belong to the master now, as far as this person sees them. */
  movedIds: readonly string[];
}

/**
 * Makes one record of up to three: the master takes over the values, and whatever belongs to the others; these are
 * deleted.
 *
 * @param values what the master takes over of the others
 * @throws FetchError where the call is refused as a whole
 */
export async function mergeRecords(
  platform: Platform,
  master: Pick<RecordData, 'apiName' | 'id'>,
  recordIds: readonly string[],
  values: InputFields,
): Promise<MergeOutcome> {
  const id = toRecordId(master.id ?? '');
  const mergedIds = recordIds.map(toRecordId);
  const given = Object.entries(values);
  const emptied = given.flatMap(([name, value]) => (value === null ? [name] : []));
  const taken = given.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  const masterRecord = { type: master.apiName, fieldsToNull: emptied, Id: id, ...Object.fromEntries(taken) };
  const request = { masterRecord, recordToMergeIds: mergedIds };
  const [result] = await callSoap(platform, 'merge', { request });
  if (!result?.success) return { problem: result?.errors[0]?.message ?? '', movedIds: [] };
  await evictRecord(platform, ...mergedIds);
  await refreshRecord(platform, id);
  return { movedIds: result.updatedRelatedIds.map(toRecordId) };
}
