import { getRelatedListActions as operation } from '#generated/record-data/client.gen.ts';
import { quickActionsOf } from '../../../model/actions/index.ts';
import type { RelatedList } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { batchItem, batchResults } from '../batch.ts';
import { askedRelatedList } from '../related-lists/asked-related-list.ts';
import { viewerOf } from '../viewer.ts';
import { actionRequest, type GivenFilters } from './action-request.ts';
import { type Button, placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { quickActionButtons } from './quick-action-buttons.ts';
import { type SourceRecord, sourceRecords } from './source-records.ts';
import { newButtons } from './standard-buttons.ts';

/** Lists the actions of a related list of records. */
export const getRelatedListActions: Handler<'getRelatedListActions'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  return { status: 200, body: relatedListActions(records, path.relatedListId, body, viewer) };
};

/** The same, asked for by parameters. */
export const getRelatedListActionsByParameters: Handler<'getRelatedListActionsByParameters'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  return { status: 200, body: relatedListActions(records, path.relatedListId, query, viewer) };
};

/** Lists the actions of several related lists of records; a list that they do not have fails alone. */
export const getRelatedListsActions: Handler<'getRelatedListsActions'> = async ({ path, body }, context) => {
  const asked = body.relatedListsActionParameters;
  return { status: 200, body: await relatedListsActions(path.recordIds, asked, context) };
};

/** The same, asked for by parameters, which hold for each of the lists. */
export const getRelatedListsActionsByParameters: Handler<'getRelatedListsActionsByParameters'> = async (
  { path, query },
  context,
) => {
  const asked = path.relatedListIds.map((relatedListId) => ({ relatedListId, ...query }));
  return { status: 200, body: await relatedListsActions(path.recordIds, asked, context) };
};

async function relatedListsActions(
  recordIds: readonly string[],
  asked: readonly (GivenFilters & { readonly relatedListId: string })[],
  context: RequestContext,
) {
  const viewer = viewerOf(context);
  const records = await sourceRecords(context.store, recordIds, viewer);
  const items = asked.map(({ relatedListId, ...filters }) =>
    batchItem(() => relatedListActions(records, relatedListId, filters, viewer)),
  );
  return batchResults(items);
}

/** The actions of one related list of every record; 404 when a record has no such list. */
function relatedListActions(
  records: readonly SourceRecord[],
  relatedListId: string,
  filters: GivenFilters,
  viewer: Viewer,
): Schemas['ActionCollections'] {
  const request = actionRequest(filters);
  const lists = records.map(({ definition }) => askedRelatedList(definition, relatedListId, viewer));
  const collections = records.map(({ id, row }, index) => {
    const list = lists[index] as RelatedList;
    const place = {
      context: 'RelatedList',
      source: id,
      key: `${id}:${list.relationshipName}`,
      relatedListId: list.relationshipName,
    } as const;
    const buttons: Button[] = [
      ...newButtons(list.child, viewer),
      ...quickActionButtons(actionsInto(list), viewer, row),
    ];
    const path = { recordIds: id, relatedListId: list.relationshipName };
    return { path, actions: placed(buttons, place, request) };
  });
  const all = {
    recordIds: records.map(({ id }) => id),
    relatedListId: [lists[0]?.relationshipName ?? relatedListId],
  };
  return actionCollections(operation, request, all, collections);
}

/** The quick actions whose new record appears in the list. */
function actionsInto({ parent, child, fieldName }: RelatedList) {
  return quickActionsOf(parent.apiName).filter(
    ({ target, parentField }) => target === child.apiName && parentField === fieldName,
  );
}
