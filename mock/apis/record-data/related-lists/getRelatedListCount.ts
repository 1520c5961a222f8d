import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { askedParent } from './asked-related-list.ts';
import { countRelatedList } from './count-related-list.ts';

/** Counts the records that refer to a parent record, up to a limit. */
export const getRelatedListCount: Handler<'getRelatedListCount'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const parent = await askedParent(context.store, path.parentRecordId, viewer);
  const body = await countRelatedList(context.store, parent, path.relatedListId, query, viewer);
  return { status: 200, body };
};
