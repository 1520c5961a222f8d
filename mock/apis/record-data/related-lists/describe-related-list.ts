import { type RelatedList, relatedListInfo } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Store } from '../../../store/store.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { readPreference, relatedListName } from '../preferences/stored-preferences.ts';
import { addListFields, type RequestedFields } from '../selection/requested-fields.ts';
import { selectionOf } from '../selection/selection.ts';

/** What a request wants to know of a related list. */
export interface RelatedListQuery extends RequestedFields {
  readonly recordTypeId?: string | undefined;
  readonly restrictColumnsToLayout?: boolean | undefined;
}

/**
 * Describes a related list as the viewer has arranged it.
 *
 * @throws 400 for a field that does not exist, 404 for a record type of another object
 */
export async function describeRelatedList(
  store: Store,
  list: RelatedList,
  { fields, optionalFields, recordTypeId, restrictColumnsToLayout = true }: RelatedListQuery,
  viewer: Viewer,
): Promise<Schemas['RelatedListInfo']> {
  const recordType = recordTypeId === undefined ? undefined : askedRecordType(list.parent, recordTypeId);
  addListFields(selectionOf(list.child), { fields, optionalFields }, viewer);
  const preference = await readPreference(store, viewer.userId, relatedListName(list));
  const request = { fields, optionalFields, recordTypeId: recordType?.id, restrictColumnsToLayout };
  return relatedListInfo(list, request, preference, viewer);
}
