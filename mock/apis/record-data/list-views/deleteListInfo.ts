import { listViewAccess } from '../../../model/access/list-view-access.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { forgetPreferences, listViewName } from '../preferences/stored-preferences.ts';
import { forgetUses } from '../recent-use/recent-use.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { askedListView, refuseUnless } from './stored-list-views.ts';

/** Deletes a saved list view with what everybody had arranged in it. */
export const deleteListInfo: Handler<'deleteListInfo'> = async ({ path }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(store, definition, path.listViewApiName, viewer);
  refuseUnless(listViewAccess(list, viewer).delete);
  const id = String(list.id);
  if (!(await store.delete('ListView', id))) throw notFound();
  await forgetUses(store, { apiName: 'ListView', id });
  await forgetPreferences(store, listViewName(list));
  return { status: 204 };
};
