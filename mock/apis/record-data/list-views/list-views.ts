import * as operations from '#generated/record-data/client.gen.ts';
import { getListInfosByObjectNameLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { listInfoSummary } from '../../../model/metadata/list-info.ts';
import { listObjectInfo } from '../../../model/metadata/list-object-info.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, HandlerInput, RequestContext } from '../../dispatch/handler.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { describedListView } from './described-list-view.ts';
import { findListViews } from './find-list-views.ts';
import { type ListQuery, readListView } from './list-records.ts';
import { queuesOf } from './queues.ts';
import { askedListView, askedListViewById, isListViewId } from './stored-list-views.ts';

/** Describes one list view as the user has arranged it. */
export const getListInfoByName: Handler<'getListInfoByName'> = async ({ path }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const list = await askedListView(store, definition, path.listViewApiName, viewer);
  return { status: 200, body: await describedListView(store, list, viewer) };
};

/** Lists the list views of an object whose label contains the text asked for, or describes the list view of an id. */
export const getListInfosByObjectName: Handler<'getListInfosByObjectName'> = async (
  { path: { objectApiName: asked }, query },
  context,
) => ({
  status: 200,
  body: isListViewId(asked) ? await byId(asked, context) : await ofObject(asked, query, context),
});

async function byId(id: string, context: RequestContext): Promise<Schemas['ListInfo']> {
  const viewer = viewerOf(context);
  const list = await askedListViewById(context.store, fullId(id), viewer);
  return describedListView(context.store, list, viewer);
}

async function ofObject(
  objectApiName: string,
  query: HandlerInput<'getListInfosByObjectName'>['query'],
  context: RequestContext,
): Promise<Schemas['ListInfoSummaryCollection']> {
  const viewer = viewerOf(context);
  const definition = readableObject(objectApiName, viewer);
  const { pageSize = getListInfosByObjectNameLimits.pageSize.default } = query;
  const url = platformPath(operations.getListInfosByObjectName, { objectApiName: definition.apiName });
  const asked = { ...query, pageSize };
  const { found, collection } = await findListViews(context, definition, asked, { url, viewer });
  return tagged({ ...collection, lists: found.map(listInfoSummary) });
}

/** Describes what lists of an object can show, filter and sort by. */
export const getListObjectInfo: Handler<'getListObjectInfo'> = async ({ path }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const queues = await queuesOf(context.store, definition, viewer);
  return { status: 200, body: listObjectInfo(definition, queues, viewer) };
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
