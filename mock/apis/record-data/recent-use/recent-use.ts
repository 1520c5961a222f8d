import { listViewsConstants } from '#generated/record-data/constants.gen.ts';
import { ConstraintError } from '../../../store/constraint-error.ts';
import type { Store } from '../../../store/store.ts';
import type { RequestContext } from '../../dispatch/handler.ts';

const { recentRecordsMaximum, recentUseGraceMs } = listViewsConstants;

/** A record that somebody opens or saves. */
export interface UsedRecord {
  /** Object of the record. */
  readonly apiName: string;
  readonly id: string;
}

/**
 * Remembers that the signed-in user has used a record (`updateMru`, RD-REC-24). A guest leaves no trace. Uses
 * of one record within a second count as one, so that reading a page in pieces is one write.
 */
export async function rememberUse(
  { store, session, now }: RequestContext,
  { apiName, id }: UsedRecord,
): Promise<void> {
  const { userId } = session;
  if (userId === null) return;
  const key = { UserId: userId, Type: apiName, RecordId: id };
  const LastViewedDate = now.toISOString();
  const known = await store.findOne('RecentlyViewed', { where: key });
  if (!known) await insertUse(store, { ...key, LastViewedDate });
  else if (now.getTime() - Date.parse(known.LastViewedDate) >= recentUseGraceMs)
    await store.update('RecentlyViewed', known.Id, { LastViewedDate });
}

/** Ids of the records of an object that a user has used, the latest first; some may be deleted by now. */
export async function recentIds(store: Store, userId: string | null, apiName: string): Promise<string[]> {
  if (userId === null) return [];
  const uses = await latestUses(store, { UserId: userId, Type: apiName }, { limit: recentRecordsMaximum });
  return uses.map(({ RecordId }) => RecordId);
}

/** Forgets all uses of a record that is gone. */
export async function forgetUses(store: Store, { apiName, id }: UsedRecord): Promise<void> {
  await store.deleteWhere('RecentlyViewed', { Type: apiName, RecordId: id });
}

interface Whose {
  readonly UserId: string;
  readonly Type: string;
}

async function insertUse(store: Store, use: Whose & { RecordId: string; LastViewedDate: string }) {
  try {
    await store.transaction((inner) => inner.insert('RecentlyViewed', use));
  } catch (error) {
    // The same person has opened the record in another window at this very moment.
    if (!(error instanceof ConstraintError) || error.kind !== 'unique') throw error;
    return;
  }
  const { UserId, Type } = use;
  const superfluous = await latestUses(store, { UserId, Type }, { offset: recentRecordsMaximum });
  for (const { Id } of superfluous) await store.delete('RecentlyViewed', Id);
}

function latestUses(store: Store, where: Whose, part: { limit?: number; offset?: number }) {
  return store.find('RecentlyViewed', {
    where,
    orderBy: { field: 'LastViewedDate', ascending: false },
    ...part,
  });
}
