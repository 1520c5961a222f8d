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
 * Remembers that the signed-in user has used records (`updateMru`, RD-REC-24). A guest leaves no trace. Uses of one
 * record within a second count as one, so that reading a page in pieces is one write.
 */
export async function rememberUses(
  { store, session, now }: RequestContext,
  used: readonly UsedRecord[],
): Promise<void> {
  const { userId } = session;
  if (userId === null) return;
  const LastViewedDate = now.toISOString();
  for (const [Type, records] of Map.groupBy(used, ({ apiName }) => apiName)) {
    const ids = [...new Set(records.map(({ id }) => id))].slice(-recentRecordsMaximum);
    const whose = { UserId: userId, Type };
    const known = await store.find('RecentlyViewed', { where: { ...whose, RecordId: { in: ids } } });
    for (const { Id, LastViewedDate: last } of known)
      if (now.getTime() - Date.parse(last) >= recentUseGraceMs)
        await store.update('RecentlyViewed', Id, { LastViewedDate });
    const before = new Set(known.map(({ RecordId }) => RecordId));
    const added = ids.filter((id) => !before.has(id));
    await insertUses(store, whose, LastViewedDate, added);
  }
}

/** Remembers that the signed-in user has used a record. */
export const rememberUse = (context: RequestContext, used: UsedRecord): Promise<void> =>
  rememberUses(context, [used]);

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

async function insertUses(
  store: Store,
  whose: Whose,
  LastViewedDate: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const uses = ids.map((RecordId) => ({ ...whose, RecordId, LastViewedDate }));
  try {
    await store.transaction((inner) => inner.insertMany('RecentlyViewed', uses));
  } catch (error) {
    // The same person has opened one of the records in another window at this very moment.
    if (!(error instanceof ConstraintError) || error.kind !== 'unique') throw error;
    if (ids.length > 1) for (const id of ids) await insertUses(store, whose, LastViewedDate, [id]);
    return;
  }
  const superfluous = await latestUses(store, whose, { offset: recentRecordsMaximum });
  if (superfluous.length === 0) return;
  await store.deleteWhere('RecentlyViewed', { Id: { in: superfluous.map(({ Id }) => Id) } });
}

function latestUses(store: Store, where: Whose, part: { limit?: number; offset?: number }) {
  return store.find('RecentlyViewed', {
    where,
    orderBy: { field: 'LastViewedDate', ascending: false },
    ...part,
  });
}
