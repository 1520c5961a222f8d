import { getRelatedListCountLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { relatedListReference } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Store } from '../../../store/store.ts';
import { countChildRows } from '../reading/read-rows.ts';
import { visibleTable } from '../reading/visible-rows.ts';
import { askedRelatedList, type ParentRecord } from './asked-related-list.ts';

/** Counts the records in a related list of a parent record, no further than a limit. */
export async function countRelatedList(
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
