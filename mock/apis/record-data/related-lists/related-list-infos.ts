import { tagged } from '../../../model/metadata/fingerprint.ts';
import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import { relatedListSummary, relatedLists } from '../../../model/metadata/related-lists.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { arrangeRelatedList } from './arrange-related-list.ts';
import { askedRelatedList } from './asked-related-list.ts';
import { describeRelatedList } from './describe-related-list.ts';

/** Lists the related lists of an object whose records the session may read. */
export const getRelatedListsInfo: Handler<'getRelatedListsInfo'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const asked = query.recordTypeId ? askedRecordType(parent, query.recordTypeId).id : undefined;
  const recordTypeId = asked ?? defaultRecordTypeId(parent);
  const body = {
    parentObjectApiName: parent.apiName,
    parentRecordTypeId: recordTypeId,
    relatedLists: relatedLists(parent, viewer).map((list) => relatedListSummary(list, recordTypeId, viewer)),
  };
  return { status: 200, body: tagged(body) };
};

/** Describes one related list; a field asked for that does not exist is a 400. */
export const getRelatedListInfo: Handler<'getRelatedListInfo'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const list = askedRelatedList(parent, path.relatedListId, viewer);
  return { status: 200, body: await describeRelatedList(context.store, list, query, viewer) };
};

/** Describes several related lists of an object; one that does not exist fails alone. */
export const getRelatedListInfos: Handler<'getRelatedListInfos'> = async ({ path, query }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const describe = async (name: string) =>
    describeRelatedList(store, askedRelatedList(parent, name, viewer), query, viewer);
  const items = [];
  for (const name of path.relatedListNames) items.push(await batchItemOf(() => describe(name)));
  return { status: 200, body: batchResults(items) };
};

/** Keeps how the user arranges a related list, and describes it. */
export const updateRelatedListInfo: Handler<'updateRelatedListInfo'> = async (
  { path, query, body },
  context,
) => {
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const list = askedRelatedList(parent, path.relatedListId, viewer);
  const change = { ...body.userPreferences, orderedBy: body.orderedByInfo };
  await arrangeRelatedList(context, list, change, viewer);
  const request = { ...query, recordTypeId: query.recordTypeId ?? body.recordTypeId ?? undefined };
  return { status: 200, body: await describeRelatedList(context.store, list, request, viewer) };
};
