import {
  getListRecordsById,
  getListRecordsByName,
  getMruListRecords,
} from '#generated/record-data/client.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { isInteger, isText, isTextOrNull, listOf, optional, withMembers } from '../forms.ts';
import { type ListChoice, listRoute } from '../lists/list-route.ts';
import { RECENT_LIST } from '../lists/list-view.ts';
import { isRelatedListQuery } from '../lists/related-lists.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { isFieldList } from './field-names.ts';
import { toRecordId } from './record-id.ts';
import type { ListRecords } from './types.ts';

export type ListQuery = Input<'getListRecordsByName'>['body'];
export type RelatedListQuery = Input<'getRelatedListRecords'>['body'];

const isListQuery = withMembers({
  fields: isFieldList,
  optionalFields: isFieldList,
  sortBy: optional(listOf(isText)),
  pageSize: optional(isInteger),
  searchTerm: optional(isTextOrNull),
  where: optional(isTextOrNull),
});

/**
 * One page of the records in a list view, chosen by its name, its id, or the object alone, which means the recently
 * used records (RD-LIST-01 to RD-LIST-03).
 *
 * @throws CommerceError `Invalid config for getListRecordsByName` for another choice, or a query of another form
 */
export async function readList(
  platform: Platform,
  choice: ListChoice,
  query: ListQuery = {},
): Promise<ListRecords> {
  const route = listRoute('getListRecordsByName', choice);
  if (!isListQuery(query)) throw invalidConfig('getListRecordsByName');
  if (route.by === 'name') return platform.read(getListRecordsByName, { path: route.path, body: query });
  if (route.by === 'id') {
    return platform.read(getListRecordsById, { path: { listViewId: route.listViewId }, query: sent(query) });
  }
  const objectApiName = route.by === 'object' ? route.objectApiName : route.path.objectApiName;
  return readRecent(platform, objectApiName, query);
}

/** One page of the records in a list view; `__Recent` names the recently used ones. */
export const readListRecords = (
  platform: Platform,
  objectApiName: string,
  listViewApiName: string,
  body: ListQuery,
): Promise<ListRecords> => readList(platform, { objectApiName, listViewApiName }, body);

/** The call of its own cannot search or filter: then the list of recently used records is read by its name. */
function readRecent(platform: Platform, objectApiName: string, query: ListQuery): Promise<ListRecords> {
  const { searchTerm, where, ...known } = query;
  return searchTerm || where
    ? platform.read(getListRecordsByName, {
        path: { objectApiName, listViewApiName: RECENT_LIST },
        body: query,
      })
    : platform.read(getMruListRecords, { path: { objectApiName }, query: sent(known) });
}

type SentQuery = NonNullable<Input<'getListRecordsById'>['query']>;

/** An address has no null: the first page has no token. */
const sent = (query: ListQuery): SentQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null));

/**
 * What is asked for one page of the records in a related list.
 *
 * @throws CommerceError `Invalid config for getRelatedListRecords` without a related list, and for a query of another
 * form (RD-RELATED-04 to RD-RELATED-09)
 */
export function relatedRecordsInput(
  parentRecordId: string,
  relatedListId: string,
  body: RelatedListQuery,
): Input<'getRelatedListRecords'> {
  if (!isRelatedListQuery({ ...body, relatedListId })) throw invalidConfig('getRelatedListRecords');
  return { path: { parentRecordId: toRecordId(parentRecordId), relatedListId }, body };
}
