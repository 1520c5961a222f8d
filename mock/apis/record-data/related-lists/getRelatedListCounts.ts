import type { Handler } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { viewerOf } from '../viewer.ts';
import { askedParent } from './asked-related-list.ts';
import { countRelatedList } from './count-related-list.ts';

/** Counts several related lists of one record; one that does not exist fails alone. */
export const getRelatedListCounts: Handler<'getRelatedListCounts'> = async ({ path, query }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const parent = await askedParent(store, path.parentRecordId, viewer);
  const items = [];
  for (const name of path.relatedListNames)
    items.push(await batchItemOf(() => countRelatedList(store, parent, name, query, viewer)));
  return { status: 200, body: batchResults(items) };
};
