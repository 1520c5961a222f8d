import { getDeletedRecords, getQueryAll } from '#generated/platform/client.gen.ts';
import type { Platform } from '../platform.ts';
import { callSoap } from '../soap/call-soap.ts';
import { refreshRecord } from './eviction.ts';
import { toRecordId } from './record-id.ts';
import type { ObjectInfo } from './types.ts';

/** A record that was deleted and can still be restored. */
export interface DeletedRecord {
  id: string;
  /** By the first of its name fields that has a value; the id where none has. */
  name: string;
  /** Moment of the deletion, ISO 8601. */
  deletedDate: string;
}

/** For how long the platform keeps what was deleted. */
export const KEPT_DAYS = 15;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Records told at once; as many can be restored with one call. */
export const MOST_DELETED = 200;

/** The records of an object that were deleted in the last 15 days, the latest first, 200 at most. */
export async function readDeletedRecords(
  platform: Platform,
  { apiName, nameFields }: Pick<ObjectInfo, 'apiName' | 'nameFields'>,
): Promise<DeletedRecord[]> {
  const now = platform.clock.now();
  // Parts of a minute do not count: a span that ends now would leave out what was deleted in this one.
  const query = { start: isoSecond(now - KEPT_DAYS * DAY_MS), end: isoSecond(now + MINUTE_MS) };
  const { deletedRecords } = await platform.read(getDeletedRecords, {
    path: { sObjectName: apiName },
    query,
  });
  const latest = deletedRecords
    .toSorted((one, other) => other.deletedDate.localeCompare(one.deletedDate))
    .slice(0, MOST_DELETED);
  const names = await readNames(
    platform,
    apiName,
    nameFields,
    latest.map(({ id }) => id),
  );
  return latest.map(({ id, deletedDate }) => ({ id, deletedDate, name: names.get(id) || id }));
}

const isoSecond = (moment: number) => new Date(moment).toISOString().replace(/\.\d+/, '');

/** Names by id, of records that are deleted. */
async function readNames(
  platform: Platform,
  apiName: string,
  nameFields: readonly string[],
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0 || nameFields.length === 0) return new Map();
  const named = ids.map((id) => `'${id}'`).join(', ');
  const q = `SELECT Id, ${nameFields.join(', ')} FROM ${apiName} WHERE Id IN (${named})`;
  const { records } = await platform.read(getQueryAll, { query: { q } });
  return new Map(
    records.map((record: Record<string, unknown>) => [
      String(record.Id),
      String(nameFields.map((name) => record[name]).find(Boolean) ?? ''),
    ]),
  );
}

/** What became of a record that was to be restored. */
export interface Restored {
  id: string;
  /** Why it could not be; undefined where it is there again. */
  problem?: string | undefined;
}

/**
 * Restores deleted records with what was deleted along with them, each for itself, 200 at most.
 *
 * @throws FetchError where the call is refused as a whole
 */
export async function restoreRecords(platform: Platform, recordIds: readonly string[]): Promise<Restored[]> {
  const ids = recordIds.map(toRecordId);
  const results = await callSoap(platform, 'undelete', { ids });
  await refreshRecord(platform, ...ids);
  await platform.invalidate(getDeletedRecords, getQueryAll);
  return ids.map((id, index) => {
    const { success, errors } = results[index] ?? { success: false, errors: [] };
    return { id, problem: success ? undefined : (errors[0]?.message ?? '') };
  });
}
