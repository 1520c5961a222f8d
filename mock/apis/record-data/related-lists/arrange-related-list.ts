import type { ListPreference } from '../../../model/metadata/list-preferences.ts';
import { type RelatedList, relatedListColumns } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { changedPreference, type PreferenceChange } from '../preferences/change-preference.ts';
import { readPreference, relatedListName, savePreference } from '../preferences/stored-preferences.ts';

/** Keeps how the signed-in user arranges a related list. Any field of its records can be a column of it. */
export async function arrangeRelatedList(
  { store, session }: RequestContext,
  list: RelatedList,
  change: PreferenceChange,
  viewer: Viewer,
): Promise<ListPreference> {
  const name = relatedListName(list);
  const arranged = { definition: list.child, columns: relatedListColumns(list, false, viewer) };
  const before = await readPreference(store, viewer.userId, name);
  const preference = changedPreference(before, change, arranged, viewer);
  await savePreference(store, String(session.userId), name, preference);
  return preference;
}
