import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { relatedListActions } from './related-list-actions.ts';
import { sourceRecords } from './source-records.ts';

/** Lists the actions of a related list of records. */
export const getRelatedListActions: Handler<'getRelatedListActions'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  const records = await sourceRecords(context.store, path.recordIds, viewer);
  return { status: 200, body: relatedListActions(records, path.relatedListId, body, viewer) };
};
