import * as operations from '#generated/record-data/client.gen.ts';
import { getListInfosByObjectNameLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { listInfoSummary } from '../../../model/metadata/list-info.ts';
import { listObjectInfo } from '../../../model/metadata/list-object-info.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, HandlerInput, RequestContext } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { describedListView } from './described-list-view.ts';
import { findListViews } from './find-list-views.ts';
import { type ListQuery, readListView } from './list-records.ts';
import { askedListView } from './stored-list-views.ts';

/** Describes one list view as the user has arranged it. */
export const getListInfoByName: Handler<'getListInfoByName'> = async ({ path }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(store, definition, path.listViewApiName, viewer);
  return { status: 200, body: await describedListView(store, list, viewer) };
};

/** Lists the list views of an object whose label contains the text asked for. */
export const getListInfosByObjectName: Handler<'getListInfosByObjectName'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const { pageSize = getListInfosByObjectNameLimits.pageSize.default } = query;
  const url = platformPath(operations.getListInfosByObjectName, { objectApiName: definition.apiName });
  const asked = { ...query, pageSize };
  const { found, collection } = await findListViews(context, definition, asked, { url, viewer });
  return { status: 200, body: tagged({ ...collection, lists: found.map(listInfoSummary) }) };
};

/** Describes what lists of an object can show, filter and sort by. */
export const getListObjectInfo: Handler<'getListObjectInfo'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  return { status: 200, body: listObjectInfo(readableObject(path.objectApiName, viewer), viewer) };
};

/** Reads one page of a list view, further searched, filtered and sorted as the request says. */
export const getListRecordsByName: Handler<'getListRecordsByName'> = async ({ path, body }, context) => ({
  status: 200,
  body: await recordsOf(path, body, context),
});

/** The same, asked for by parameters. */
export const getListRecordsByParameters: Handler<'getListRecordsByParameters'> = async (
  { path, query },
  context,
) => ({ status: 200, body: await recordsOf(path, query, context) });

async function recordsOf(
  path: HandlerInput<'getListRecordsByName'>['path'],
  query: ListQuery,
  context: RequestContext,
): Promise<Schemas['ListRecordCollection']> {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(context.store, definition, path.listViewApiName, viewer);
  const names = { objectApiName: definition.apiName, listViewApiName: list.apiName };
  const url = platformPath(operations.getListRecordsByName, names);
  return (await readListView(context, list, query, { url, viewer })).records;
}
