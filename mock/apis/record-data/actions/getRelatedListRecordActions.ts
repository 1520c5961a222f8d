import { getRelatedListRecordActions as operation } from '#generated/record-data/client.gen.ts';
import { quickActionsOf } from '../../../model/actions/index.ts';
import { type ChildRelationship, childRelationships } from '../../../objects/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { viewerOf } from '../viewer.ts';
import { actionRequest } from './action-request.ts';
import { placed } from './button.ts';
import { actionCollections } from './collections.ts';
import { quickActionButtons } from './quick-action-buttons.ts';
import { type SourceRecord, sourceRecords } from './source-records.ts';
import { rowButtons } from './standard-buttons.ts';

/** Lists the actions of rows in related lists; 404 for a row that none of the records has. */
export const getRelatedListRecordActions: Handler<'getRelatedListRecordActions'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const request = actionRequest(query);
  const parents = await sourceRecords(context.store, path.recordIds, viewer);
  const rows = await sourceRecords(context.store, path.relatedListRecordIds, viewer);
  const collections = rows.map(({ id, definition, row }) => {
    const [parent, list] = listing(row, definition.apiName, parents);
    const place = {
      context: 'RelatedListRecord',
      source: parent.id,
      key: id,
      relatedListId: list.relationshipName,
      relatedRecordId: id,
    } as const;
    const changes = quickActionsOf(definition.apiName).filter(({ type }) => type === 'Update');
    const buttons = [...rowButtons(definition, viewer), ...quickActionButtons(changes, viewer, row)];
    const own = { recordIds: parent.id, relatedListRecordIds: id };
    return { path: own, actions: placed(buttons, place, request) };
  });
  const all = { recordIds: parents.map(({ id }) => id), relatedListRecordIds: rows.map(({ id }) => id) };
  return { status: 200, body: actionCollections(operation, request, all, collections) };
};

/** The record under which a row is listed, and the list; 404 for a row that none of the records has. */
function listing(
  row: SourceRecord['row'],
  apiName: string,
  parents: readonly SourceRecord[],
): [SourceRecord, ChildRelationship] {
  for (const parent of parents) {
    const list = childRelationships(parent.definition.apiName).find(
      ({ childObjectApiName, fieldName }) => childObjectApiName === apiName && row[fieldName] === parent.id,
    );
    if (list) return [parent, list];
  }
  throw notFound();
}
