import * as operations from '#generated/record-data/client.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { recentListView } from '../../../model/metadata/list-views.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { describedListView } from '../list-views/described-list-view.ts';
import { readListView } from '../list-views/list-records.ts';
import { askedListView, askedListViewById } from '../list-views/stored-list-views.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Describes a list view and reads one page of its records. */
export const getListUiByName: Handler<'getListUiByName'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(context.store, definition, path.listViewApiName, viewer);
  const names = { objectApiName: definition.apiName, listViewApiName: list.apiName };
  const url = platformPath(operations.getListUiByName, names);
  return { status: 200, body: tagged(await readListView(context, list, query, { url, viewer })) };
};

/** Reads one page of a list view that is known by its id. */
export const getListRecordsById: Handler<'getListRecordsById'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const listViewId = fullId(path.listViewId);
  const list = await askedListViewById(context.store, listViewId, viewer);
  const url = platformPath(operations.getListRecordsById, { listViewId });
  const { records } = await readListView(context, list, query, { url, viewer });
  return { status: 200, body: records };
};

/** Describes the list of recently used records of an object as the user has arranged it. */
export const getMruListInfo: Handler<'getMruListInfo'> = async ({ path }, context) => {
  const viewer = viewerOf(context);
  const list = recentListView(readableObject(path.objectApiName, viewer), viewer);
  return { status: 200, body: await describedListView(context.store, list, viewer) };
};

/** Describes the list of recently used records of an object and reads one page of it. */
export const getMruListUi: Handler<'getMruListUi'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const url = platformPath(operations.getMruListUi, { objectApiName: definition.apiName });
  const list = recentListView(definition, viewer);
  return { status: 200, body: tagged(await readListView(context, list, query, { url, viewer })) };
};

/** Reads one page of the records of an object that the user has used last. */
export const getMruListRecords: Handler<'getMruListRecords'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const url = platformPath(operations.getMruListRecords, { objectApiName: definition.apiName });
  const list = recentListView(definition, viewer);
  const { records } = await readListView(context, list, query, { url, viewer });
  return { status: 200, body: records };
};
