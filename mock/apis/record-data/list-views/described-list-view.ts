import { listInfo } from '../../../model/metadata/list-info.ts';
import type { ListView } from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Store } from '../../../store/store.ts';
import { listViewName, readPreference } from '../preferences/stored-preferences.ts';

/** A list view as the viewer has arranged it. */
export async function describedListView(
  store: Store,
  list: ListView,
  viewer: Viewer,
): Promise<Schemas['ListInfo']> {
  return listInfo(list, await readPreference(store, viewer.userId, listViewName(list)), viewer);
}
