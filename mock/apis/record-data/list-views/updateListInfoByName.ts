import { listViewAccess, mayShareListViews } from '../../../model/access/list-view-access.ts';
import { listInfo } from '../../../model/metadata/list-info.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { listViewName, readPreference } from '../preferences/stored-preferences.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { queuesOf } from './queues.ts';
import { readListInput, refuseFaulty } from './saving/read-list-input.ts';
import { askedListView, askedListViewById, refuseUnless } from './stored-list-views.ts';

/** Changes a list view, if it belongs to the user or the user looks after the lists of others. */
export const updateListInfoByName: Handler<'updateListInfoByName'> = async ({ path, body }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(store, definition, path.listViewApiName, viewer);
  const { visibility = list.visibility } = body;
  refuseUnless(listViewAccess(list, viewer).change && list.id !== null);
  refuseUnless(
    visibility === list.visibility || visibility === 'Private' || mayShareListViews(viewer.profileName),
  );

  const { changes, faults } = readListInput(list, body, await queuesOf(store, definition, viewer), viewer);
  refuseFaulty(faults);
  const saved = await store.update('ListView', String(list.id), changes);
  if (!saved) throw notFound();
  const after = await askedListViewById(store, saved.Id, viewer);
  const preference = await readPreference(store, viewer.userId, listViewName(after));
  return { status: 200, body: listInfo(after, preference, viewer) };
};
