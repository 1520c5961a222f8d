import type { Handler } from '../../dispatch/handler.ts';
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
