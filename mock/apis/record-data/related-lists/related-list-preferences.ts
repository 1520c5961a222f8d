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
import type { Handler } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { readPreference, relatedListName } from '../preferences/stored-preferences.ts';
import { viewerOf } from '../viewer.ts';
import { arrangeRelatedList } from './arrange-related-list.ts';
import { relatedListNamed } from './asked-related-list.ts';

/** Tells how the user has arranged a related list. */
export const getRelatedListPreferences: Handler<'getRelatedListPreferences'> = async ({ path }, context) => {
  const body = await storedRelatedListPreferences(context.store, path.preferencesId, viewerOf(context));
  return { status: 200, body };
};

/** Tells how the user has arranged several related lists; one that does not exist fails alone. */
export const getRelatedListPreferencesBatch: Handler<'getRelatedListPreferencesBatch'> = async (
  { path },
  context,
) => {
  const viewer = viewerOf(context);
  const items = [];
  for (const preferencesId of path.preferencesIds)
    items.push(await batchItemOf(() => storedRelatedListPreferences(context.store, preferencesId, viewer)));
  return { status: 200, body: batchResults(items) };
};

/** Keeps how the user arranges a related list. */
export const updateRelatedListPreferences: Handler<'updateRelatedListPreferences'> = async (
  { path, body },
  context,
) => {
  const viewer = viewerOf(context);
  const list = relatedListNamed(path.preferencesId, viewer);
  const preference = await arrangeRelatedList(context, list, body, viewer);
  return { status: 200, body: relatedListPreferences(list, preference, viewer) };
};

/** How a user has arranged a related list, as the platform answers it (RD-RELATED-03). */
function relatedListPreferences(
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
async function storedRelatedListPreferences(
  store: Store,
  preferencesId: string,
  viewer: Viewer,
): Promise<Schemas['RelatedListPreferences']> {
  const list = relatedListNamed(preferencesId, viewer);
  const preference = await readPreference(store, viewer.userId, relatedListName(list));
  return relatedListPreferences(list, preference, viewer);
}
