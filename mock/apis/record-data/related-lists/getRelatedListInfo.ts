import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { askedRelatedList } from './asked-related-list.ts';
import { describeRelatedList } from './describe-related-list.ts';

/** Describes one related list; a field asked for that does not exist is a 400. */
export const getRelatedListInfo: Handler<'getRelatedListInfo'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const list = askedRelatedList(parent, path.relatedListId, viewer);
  return { status: 200, body: await describeRelatedList(context.store, list, query, viewer) };
};
