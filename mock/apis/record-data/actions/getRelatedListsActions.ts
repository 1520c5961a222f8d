import type { Handler } from '../../dispatch/handler.ts';
import { batchItem, batchResults } from '../batch.ts';
import { viewerOf } from '../viewer.ts';
import { relatedListActions } from './related-list-actions.ts';
import { sourceRecords } from './source-records.ts';

/** Lists the actions of several related lists of records; a list that they do not have fails alone. */
export const getRelatedListsActions: Handler<'getRelatedListsActions'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  const items = body.relatedListsActionParameters.map(({ relatedListId, ...filters }) =>
    batchItem(() => relatedListActions(records, relatedListId, filters, viewer)),
  );
  return { status: 200, body: batchResults(items) };
};
