import type { Handler } from '../../dispatch/handler.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { arrangeRelatedList } from './arrange-related-list.ts';
import { askedRelatedList } from './asked-related-list.ts';
import { describeRelatedList } from './describe-related-list.ts';

/** Keeps how the user arranges a related list, and describes it. */
export const updateRelatedListInfo: Handler<'updateRelatedListInfo'> = async (
  { path, query, body },
  context,
) => {
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const list = askedRelatedList(parent, path.relatedListId, viewer);
  const change = { ...body.userPreferences, orderedBy: body.orderedByInfo };
  await arrangeRelatedList(context, list, change, viewer);
  return { status: 200, body: await describeRelatedList(context.store, list, query, viewer) };
};
