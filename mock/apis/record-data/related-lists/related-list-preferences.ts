import { tagged } from '../../../model/metadata/fingerprint.ts';
import {
  chosenOrder,
  type ListPreference,
  orderedByInfo,
  userPreferences,
} from '../../../model/metadata/list-preferences.ts';
import { type RelatedList, relatedListColumns } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Store } from '../../../store/store.ts';
import { readPreference, relatedListName } from '../preferences/stored-preferences.ts';
import { relatedListNamed } from './asked-related-list.ts';

/** How a user has arranged a related list, as the platform answers it (RD-RELATED-03). */
export function relatedListPreferences(
  list: RelatedList,
  preference: ListPreference,
  viewer: Viewer,
): Schemas['RelatedListPreferences'] {
  const { parent, child, orderBy, relationshipName } = list;
  return tagged({
    ...userPreferences(relatedListColumns(list, true, viewer), preference),
    orderedBy: orderedByInfo(child, chosenOrder([orderBy], preference), viewer),
    preferencesId: `${parent.apiName}.${relationshipName}`,
  });
}

/** The same as it is stored for the viewer; `preferencesId` is `Object.RelatedList`. */
export async function storedRelatedListPreferences(
  store: Store,
  preferencesId: string,
  viewer: Viewer,
): Promise<Schemas['RelatedListPreferences']> {
  const list = relatedListNamed(preferencesId, viewer);
  const preference = await readPreference(store, viewer.userId, relatedListName(list));
  return relatedListPreferences(list, preference, viewer);
}
