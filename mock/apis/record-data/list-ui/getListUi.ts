import { getListUi as operation } from '#generated/record-data/client.gen.ts';
import { listUiConstants } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { listUiSummary } from '../../../model/metadata/list-info.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, HandlerInput, RequestContext } from '../../dispatch/handler.ts';
import { findListViews } from '../list-views/find-list-views.ts';
import { readListView } from '../list-views/list-records.ts';
import { askedListViewById, isListViewId } from '../list-views/stored-list-views.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';

type Query = HandlerInput<'getListUi'>['query'];

/** Describes and reads the list view of an id, or lists the list views of an object. */
export const getListUi: Handler<'getListUi'> = async ({ path, query }, context) => {
  const asked = path.listViewIdOrObjectApiName;
  return {
    status: 200,
    body: isListViewId(asked) ? await byId(asked, query, context) : await ofObject(asked, query, context),
  };
};

async function byId(id: string, query: Query, context: RequestContext): Promise<Schemas['ListUi']> {
  const viewer = viewerOf(context);
  const list = await askedListViewById(context.store, fullId(id), viewer);
  const url = platformPath(operation, { listViewIdOrObjectApiName: String(list.id) });
  return tagged(await readListView(context, list, query, { url, viewer }));
}

async function ofObject(
  objectApiName: string,
  { q, recentListsOnly, pageToken, pageSize = listUiConstants.listSummaryPageSize }: Query,
  context: RequestContext,
): Promise<Schemas['ListUiSummaryCollection']> {
  const viewer = viewerOf(context);
  const definition = readableObject(objectApiName, viewer);
  const url = platformPath(operation, { listViewIdOrObjectApiName: definition.apiName });
  const asked = { q, recentListsOnly, pageToken, pageSize };
  const { found, collection } = await findListViews(context, definition, asked, { url, viewer });
  return tagged({ ...collection, lists: found.map(listUiSummary) });
}
