import { getRelatedListCountLimits } from '#generated/record-data/constants.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { tagged } from '../../metadata/fingerprint.ts';
import { relatedListReference } from '../../metadata/related-lists.ts';
import { countChildRows } from '../reading/read-rows.ts';
import { fullId } from '../record-ids.ts';
import { viewerOf } from '../viewer.ts';
import { relatedListOf } from './asked-related-list.ts';

/** Counts the records that refer to a parent record, up to a limit. */
export const getRelatedListCount: Handler<'getRelatedListCount'> = async ({ path, query }, context) => {
  const { store } = context;
  const parentId = fullId(path.parentRecordId);
  const list = await relatedListOf(store, parentId, path.relatedListId, viewerOf(context));
  const { maxCount = getRelatedListCountLimits.maxCount.default } = query;
  const found = await countChildRows(store, list.child, list.fieldName, parentId, maxCount + 1);
  const body = {
    count: Math.min(found, maxCount),
    hasMore: found > maxCount,
    listReference: relatedListReference(list, { recordId: parentId }),
  };
  return { status: 200, body: tagged(body) };
};
