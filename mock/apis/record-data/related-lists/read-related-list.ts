import { getRelatedListRecords as operation } from '#generated/record-data/client.gen.ts';
import { getRelatedListRecordsLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import {
  type RelatedList,
  relatedListColumns,
  relatedListReference,
} from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Store } from '../../../store/store.ts';
import { requireListsForGuests } from '../list-views/lists-for-guests.ts';
import { pageAt, pageLinks } from '../querying/page.ts';
import { type ListRequest, readList } from '../querying/read-list.ts';
import { sortTerms } from '../querying/sort-terms.ts';
import { addListFields } from '../selection/requested-fields.ts';
import { addField, type Selection, selectionOf } from '../selection/selection.ts';
import type { Condition } from '../where/parse-where.ts';
import { readWhere } from '../where/read-where.ts';
import { askedRelatedList, type ParentRecord } from './asked-related-list.ts';
import { describeRelatedList } from './describe-related-list.ts';

type Query = Schemas['RelatedListRecordsInput'];

/** Reads one page of a related list of a parent record, in the order that the request, else the viewer, prefers. */
export async function readRelatedList(
  store: Store,
  parent: ParentRecord,
  relatedListId: string,
  query: Query,
  viewer: Viewer,
): Promise<Schemas['RelatedListRecordCollection']> {
  await requireListsForGuests(store, viewer);
  const list = askedRelatedList(parent.definition, relatedListId, viewer);
  const info = await describeRelatedList(store, list, {}, viewer);
  const preset = sortTerms(info.orderedByInfo);
  const request = listRequest(list, parent, { query, preset }, viewer);
  const { records, hasMore } = await readList(store, request, viewer);
  const url = platformPath(operation, { parentRecordId: parent.id, relatedListId: list.relationshipName });
  return tagged({
    ...pageLinks(url, request, hasMore),
    columnLabels: query.includeColumnLabels ? columnLabels(list, viewer) : null,
    count: records.length,
    fields: query.fields ?? [],
    listInfoETag: info.eTag ?? null,
    listReference: relatedListReference(list, { recordId: parent.id }),
    optionalFields: query.optionalFields ?? [],
    pageSize: request.pageSize,
    records,
    sortBy: query.sortBy ?? preset,
    where: query.where ?? null,
  });
}

function listRequest(
  list: RelatedList,
  parent: ParentRecord,
  { query, preset }: { query: Query; preset: readonly string[] },
  viewer: Viewer,
): ListRequest {
  const { pageToken, pageSize = getRelatedListRecordsLimits.pageSize.default, sortBy, where } = query;
  const ofParent: Condition = {
    kind: 'comparison',
    path: [list.fieldName],
    operator: 'eq',
    value: parent.id,
  };
  return {
    ...pageAt(pageToken, pageSize),
    selection: listSelection(list, query, viewer),
    conditions: where ? [ofParent, readWhere(where)] : [ofParent],
    sorting: { sortBy, preset },
  };
}

function listSelection({ child, columns }: RelatedList, query: Query, viewer: Viewer): Selection {
  const selection = selectionOf(child);
  for (const name of ['Id', ...child.nameFields, ...columns]) addField(selection, name, viewer);
  addListFields(selection, query, viewer);
  return selection;
}

function columnLabels(list: RelatedList, viewer: Viewer): Record<string, string> {
  return Object.fromEntries(relatedListColumns(list, true, viewer).map(({ path, label }) => [path, label]));
}
