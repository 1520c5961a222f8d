import { getRecord, getRecords } from '#generated/record-data/client.gen.ts';
import { PlatformError } from '../../errors/index.ts';
import type { Platform } from '../../platform.ts';
import { toRecordId } from '../record-id.ts';
import type { Entries } from './entries.ts';
import { findRecords } from './find-records.ts';
import { groupsOf } from './read-records.ts';
import { takeItems } from './watch-answers.ts';

/**
 * Reads records that have changed again, each with the union of the fields that are tracked of it, as optional fields
 * and in one request. It goes past the cache, where a read from before the change may still be under way.
 */
export function createRefresh(platform: Platform, entries: Entries, mayCall: () => boolean) {
  const read = async (recordIds: string[], optionalFields: string[]) => {
    const [recordId = ''] = recordIds;
    const query = { optionalFields };
    if (recordIds.length === 1) {
      const { data } = await platform.send(getRecord, { path: { recordId }, query });
      return data;
    }
    const { data } = await platform.send(getRecords, { path: { recordIds }, query });
    takeItems(recordIds, data, entries);
    return data;
  };
  const refreshTogether = async (recordIds: string[]) => {
    const optionalFields = [...new Set(recordIds.flatMap(entries.trackedFields))].sort();
    const ends = recordIds.map(entries.begin);
    try {
      const answer = await read(recordIds, optionalFields);
      for (const record of findRecords(answer)) entries.merge(record);
      for (const recordId of recordIds) entries.close(recordId, { optionalFields });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      for (const recordId of recordIds) entries.fail(recordId, error);
    } finally {
      for (const end of ends) end();
    }
  };

  return async (recordIds: readonly string[]): Promise<boolean> => {
    const ids = [...new Set(recordIds.map(toRecordId))];
    for (const id of ids) entries.expire(id);
    if (!mayCall()) return false;
    const tracked = ids.filter((id) => entries.trackedFields(id).length > 0);
    await Promise.all(groupsOf(tracked).map(refreshTogether));
    return true;
  };
}
