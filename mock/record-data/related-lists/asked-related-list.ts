import { findRelatedList, type RelatedList } from '../../metadata/related-lists.ts';
import type { Viewer } from '../../metadata/rights.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import type { Store } from '../../store/store.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { readRows } from '../reading/read-rows.ts';
import { readableObjectOf } from '../viewer.ts';

/** A related list of an object by its id; 404 when there is none, 403 when its records may not be read. */
export function askedRelatedList(
  parent: ObjectDefinition,
  relatedListId: string,
  viewer: Viewer,
): RelatedList {
  const list = findRelatedList(parent, relatedListId);
  if (!list) throw notFound();
  if (!viewer.rights(list.child).readable) throw insufficientAccess();
  return list;
}

/** A related list of one record; 404 likewise when the record does not exist. */
export async function relatedListOf(
  store: Store,
  parentRecordId: string,
  relatedListId: string,
  viewer: Viewer,
): Promise<RelatedList> {
  const parent = readableObjectOf(parentRecordId, viewer);
  const list = askedRelatedList(parent, relatedListId, viewer);
  const found = await readRows(store, parent, ['Id'], [parentRecordId]);
  if (!found.has(parentRecordId)) throw notFound();
  return list;
}
