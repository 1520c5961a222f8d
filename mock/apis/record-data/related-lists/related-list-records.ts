import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, HandlerInput, RequestContext } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { viewerOf } from '../viewer.ts';
import { askedParent } from './asked-related-list.ts';
import { readRelatedList } from './read-related-list.ts';

type Query = Schemas['RelatedListRecordsInput'];

/** Reads one page of the records that refer to a parent record. */
export const getRelatedListRecords: Handler<'getRelatedListRecords'> = async ({ path, body }, context) => ({
  status: 200,
  body: await recordsOf(path, body, context),
});

/** The same, asked for by parameters. */
export const getRelatedListRecordsByParameters: Handler<'getRelatedListRecordsByParameters'> = async (
  { path, query },
  context,
) => ({ status: 200, body: await recordsOf(path, query, context) });

async function recordsOf(
  { parentRecordId, relatedListId }: HandlerInput<'getRelatedListRecords'>['path'],
  query: Query,
  context: RequestContext,
) {
  const viewer = viewerOf(context);
  const parent = await askedParent(context.store, parentRecordId, viewer);
  return readRelatedList(context.store, parent, relatedListId, query, viewer);
}

/** Reads one page of several related lists of one record; one that does not exist fails alone. */
export const getRelatedListRecordsBatch: Handler<'getRelatedListRecordsBatch'> = async (
  { path, body },
  context,
) => {
  const asked = body.relatedListParameters;
  return { status: 200, body: await batchOf(path.parentRecordId, asked, context) };
};

/** The same, asked for by parameters, which hold for each of the lists. */
export const getRelatedListRecordsBatchByParameters: Handler<
  'getRelatedListRecordsBatchByParameters'
> = async ({ path, query }, context) => {
  const asked = path.relatedListIds.map((relatedListId) => ({ relatedListId, ...query }));
  return { status: 200, body: await batchOf(path.parentRecordId, asked, context) };
};

async function batchOf(
  parentRecordId: string,
  asked: readonly (Query & { readonly relatedListId: string })[],
  context: RequestContext,
) {
  const { store } = context;
  const viewer = viewerOf(context);
  const parent = await askedParent(store, parentRecordId, viewer);
  const items = [];
  for (const { relatedListId, ...query } of asked)
    items.push(await batchItemOf(() => readRelatedList(store, parent, relatedListId, query, viewer)));
  return batchResults(items);
}
