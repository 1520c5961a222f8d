import { columnFor } from '../../../model/metadata/columns.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { changedPreference } from '../preferences/change-preference.ts';
import { listViewName, readPreference, savePreference } from '../preferences/stored-preferences.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { listPreferences } from './list-preferences.ts';
import { askedListView } from './stored-list-views.ts';

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
