import { getRelatedListCountLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { relatedListReference } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { batchItemOf, batchResults } from '../batch.ts';
import { countChildRows } from '../reading/read-rows.ts';
import { visibleTable } from '../reading/visible-rows.ts';
import { viewerOf } from '../viewer.ts';
import { askedParent, askedRelatedList, type ParentRecord } from './asked-related-list.ts';

/** Counts the records that refer to a parent record, up to a limit. */
export const getRelatedListCount: Handler<'getRelatedListCount'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const parent = await askedParent(context.store, path.parentRecordId, viewer);
  const body = await countRelatedList(context.store, parent, path.relatedListId, query, viewer);
  return { status: 200, body };
};

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

/** Counts the records in a related list of a parent record, no further than a limit. */
async function countRelatedList(
  store: Store,
  parent: ParentRecord,
  relatedListId: string,
  { maxCount = getRelatedListCountLimits.maxCount.default }: { maxCount?: number | undefined },
  viewer: Viewer,
): Promise<Schemas['RelatedListCount']> {
  const list = askedRelatedList(parent.definition, relatedListId, viewer);
  const found = await countChildRows(
    store,
    visibleTable(list.child, viewer),
    list.fieldName,
    parent.id,
    maxCount + 1,
  );
  return tagged({
    count: Math.min(found, maxCount),
    hasMore: found > maxCount,
    listReference: relatedListReference(list, { recordId: parent.id }),
  });
}
