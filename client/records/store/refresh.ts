import { getRecord, getRecords } from '#generated/record-data/client.gen.ts';
import { PlatformError } from '../../errors/index.ts';
import type { Platform } from '../../platform.ts';
import { toRecordId } from '../record-id.ts';
import { type CallGroup, callGroups, type Wanted } from './call-groups.ts';
import type { Entries } from './entries.ts';
import { findRecords } from './find-records.ts';
import { takeItems } from './watch-answers.ts';

type Group = CallGroup<Wanted>;

/**
 * Reads records that have changed again, each with the union of the fields that are tracked of it, as optional fields
 * and in one request. It goes past the cache, where a read from before the change may still be under way.
 */
export function createRefresh(platform: Platform, entries: Entries, mayCall: () => boolean) {
  const read = async ({ recordIds, optionalFields }: Group) => {
    const [recordId = '', ...others] = recordIds;
    const query = { optionalFields };
    if (others.length === 0) return (await platform.send(getRecord, { path: { recordId }, query })).data;
    const { data } = await platform.send(getRecords, { path: { recordIds }, query });
    takeItems(recordIds, data, entries);
    return data;
  };
  const take = async (group: Group) => {
    try {
      for (const record of findRecords(await read(group))) entries.merge(record);
      for (const { recordId, request } of group.wanted) entries.close(recordId, request);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      for (const recordId of group.recordIds) entries.fail(recordId, error);
    }
  };
  const refreshTogether = async (group: Group) => {
    const ends = group.recordIds.map(entries.begin);
    await take(group).finally(() => {
      for (const end of ends) end();
    });
  };

  return async (recordIds: readonly string[]): Promise<boolean> => {
    const ids = [...new Set(recordIds.map(toRecordId))];
    for (const id of ids) entries.expire(id);
    if (!mayCall()) return false;
    const tracked = ids.map((recordId) => ({
      recordId,
      request: { optionalFields: entries.trackedFields(recordId) },
    }));
    const wanted = tracked.filter(({ request }) => request.optionalFields.length > 0);
    await Promise.all(callGroups(wanted).map(refreshTogether));
    return true;
  };
}
