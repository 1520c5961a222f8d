import { getListUiByName as operation } from '#generated/record-data/client.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readListView } from '../list-views/list-records.ts';
import { askedListView } from '../list-views/stored-list-views.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Describes a list view and reads one page of its records. */
export const getListUiByName: Handler<'getListUiByName'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(context.store, definition, path.listViewApiName, viewer);
  const names = { objectApiName: definition.apiName, listViewApiName: list.apiName };
  const url = platformPath(operation, names);
  return { status: 200, body: tagged(await readListView(context, list, query, { url, viewer })) };
};
