import type { Handler } from '../../dispatch/handler.ts';
import { listViewName, readPreference } from '../preferences/stored-preferences.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { listPreferences } from './list-preferences.ts';
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
