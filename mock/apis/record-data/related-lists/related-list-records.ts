import type { Handler } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { viewerOf } from '../viewer.ts';
import { askedParent } from './asked-related-list.ts';
import { readRelatedList } from './read-related-list.ts';

/** Reads one page of the records that refer to a parent record. */
export const getRelatedListRecords: Handler<'getRelatedListRecords'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  const parent = await askedParent(context.store, path.parentRecordId, viewer);
  const records = await readRelatedList(context.store, parent, path.relatedListId, body, viewer);
  return { status: 200, body: records };
};

/** Reads one page of several related lists of one record; one that does not exist fails alone. */
export const getRelatedListRecordsBatch: Handler<'getRelatedListRecordsBatch'> = async (
  { path, body },
  context,
) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const parent = await askedParent(store, path.parentRecordId, viewer);
  const items = [];
  for (const { relatedListId, ...query } of body.relatedListParameters)
    items.push(await batchItemOf(() => readRelatedList(store, parent, relatedListId, query, viewer)));
  return { status: 200, body: batchResults(items) };
};
