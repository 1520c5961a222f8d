import { getListRecordsByName as operation } from '#generated/record-data/client.gen.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { readListView } from './list-records.ts';
import { askedListView } from './stored-list-views.ts';

/** Reads one page of a list view, further searched, filtered and sorted as the request says. */
export const getListRecordsByName: Handler<'getListRecordsByName'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(context.store, definition, path.listViewApiName, viewer);
  const names = { objectApiName: definition.apiName, listViewApiName: list.apiName };
  const url = platformPath(operation, names);
  const { records } = await readListView(context, list, body, { url, viewer });
  return { status: 200, body: records };
};
