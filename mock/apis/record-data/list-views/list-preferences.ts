import { columnFor } from '../../../model/metadata/columns.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { listReference } from '../../../model/metadata/list-info.ts';
import {
  chosenOrder,
  type ListPreference,
  orderedByInfo,
  userPreferences,
} from '../../../model/metadata/list-preferences.ts';
import type { ListView } from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { changedPreference } from '../preferences/change-preference.ts';
import { listViewName, readPreference, savePreference } from '../preferences/stored-preferences.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { askedListView } from './stored-list-views.ts';

/** Tells how the user has arranged a list view. */
export const getListPreferences: Handler<'getListPreferences'> = async ({ path }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(store, definition, path.listViewApiName, viewer);
  const preference = await readPreference(store, viewer.userId, listViewName(list));
  return { status: 200, body: listPreferences(list, preference, viewer) };
};

/** Keeps how the user arranges a list view. */
export const updateListPreferences: Handler<'updateListPreferences'> = async ({ path, body }, context) => {
  const { store, session } = context;
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(store, definition, path.listViewApiName, viewer);
  const name = listViewName(list);
  const columns = list.columns.map((column) => columnFor(definition, column, viewer));
  const before = await readPreference(store, viewer.userId, name);
  const preference = changedPreference(before, body, { definition, columns }, viewer);
  await savePreference(store, String(session.userId), name, preference);
  return { status: 200, body: listPreferences(list, preference, viewer) };
};

/** How a user has arranged a list view, as the platform answers it (RD-LIST-20, RD-LIST-21). */
function listPreferences(
  list: ListView,
  preference: ListPreference,
  viewer: Viewer,
): Schemas['ListPreferences'] {
  const { definition } = list;
  const columns = list.columns.map((name) => columnFor(definition, name, viewer));
  return tagged({
    ...userPreferences(columns, preference),
    listReference: listReference(list),
    orderedBy: orderedByInfo(definition, chosenOrder(list.orderBy, preference), viewer),
  });
}
