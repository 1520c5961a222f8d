import { findRelatedList, type RelatedList } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Store } from '../../../store/store.ts';
import { notFound } from '../faults.ts';
import { readRows } from '../reading/read-rows.ts';
import { isVisible } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, readableObjectOf } from '../viewer.ts';

/** A record whose related lists are asked for. */
export interface ParentRecord {
  /** 18 characters. */
  readonly id: string;
  readonly definition: ObjectDefinition;
}

/** A related list of an object by its id; 404 when there is none whose records may be read. */
export function askedRelatedList(
  parent: ObjectDefinition,
  relatedListId: string,
  viewer: Viewer,
): RelatedList {
  const list = findRelatedList(parent, relatedListId, viewer);
  if (!list || !viewer.rights(list.child).readable) throw notFound();
  return list;
}

/** A related list named `Object.RelatedList`; 404 likewise. */
export function relatedListNamed(preferencesId: string, viewer: Viewer): RelatedList {
  const [objectApiName = '', relatedListId = ''] = preferencesId.split('.');
  return askedRelatedList(readableObject(objectApiName, viewer), relatedListId, viewer);
}

/** The parent record of related lists; 404 when there is none that the viewer sees. */
export async function askedParent(
  store: Store,
  parentRecordId: string,
  viewer: Viewer,
): Promise<ParentRecord> {
  const id = fullId(parentRecordId);
  const definition = readableObjectOf(id, viewer);
  const found = await readRows(store, definition, ['Id'], [id]);
  if (!found.has(id) || !(await isVisible(store, definition, id, viewer))) throw notFound();
  return { id, definition };
}
