import type { Handler } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { askedRelatedList } from './asked-related-list.ts';
import { describeRelatedList } from './describe-related-list.ts';

/** Describes several related lists of an object; one that does not exist fails alone. */
export const getRelatedListInfos: Handler<'getRelatedListInfos'> = async ({ path, query }, context) => {
  const { store } = context;
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const describe = async (name: string) =>
    describeRelatedList(store, askedRelatedList(parent, name, viewer), query, viewer);
  const items = [];
  for (const name of path.relatedListNames) items.push(await batchItemOf(() => describe(name)));
  return { status: 200, body: batchResults(items) };
};
