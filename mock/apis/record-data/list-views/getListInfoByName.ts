import { listInfo } from '../../../model/metadata/list-info.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { listViewName, readPreference } from '../preferences/stored-preferences.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { askedListView } from './stored-list-views.ts';

/** Describes one list view as the user has arranged it. */
export const getListInfoByName: Handler<'getListInfoByName'> = async ({ path }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(store, definition, path.listViewApiName, viewer);
  const preference = await readPreference(store, viewer.userId, listViewName(list));
  return { status: 200, body: listInfo(list, preference, viewer) };
};
