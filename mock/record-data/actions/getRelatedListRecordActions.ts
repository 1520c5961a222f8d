import { getRelatedListRecordActions as operation } from '#generated/record-data/client.gen.ts';
import { quickActionsOf } from '../../actions/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { childRelationships } from '../../objects/index.ts';
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
    const parent = parents.find((candidate) => isListedUnder(row, definition.apiName, candidate));
    if (!parent) throw notFound();
    const place = {
      context: 'RelatedListRecord',
      source: parent.id,
      key: id,
      relatedObject: definition.apiName,
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

function isListedUnder(row: SourceRecord['row'], apiName: string, parent: SourceRecord): boolean {
  return childRelationships(parent.definition.apiName).some(
    ({ childObjectApiName, fieldName }) => childObjectApiName === apiName && row[fieldName] === parent.id,
  );
}
