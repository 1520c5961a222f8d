import { getRelatedListRecords as operation } from '#generated/record-data/client.gen.ts';
import { getRelatedListRecordsLimits } from '#generated/record-data/constants.gen.ts';
import type { Handler, HandlerInput } from '../../dispatch/handler.ts';
import { tagged } from '../../metadata/fingerprint.ts';
import { platformPath } from '../../metadata/platform-path.ts';
import {
  type RelatedList,
  relatedListColumns,
  relatedListInfo,
  relatedListReference,
} from '../../metadata/related-lists.ts';
import type { Viewer } from '../../metadata/rights.ts';
import { pageAt, pageLinks } from '../querying/page.ts';
import { type ListRequest, readList } from '../querying/read-list.ts';
import { sortTerms } from '../querying/sort-terms.ts';
import { fullId } from '../record-ids.ts';
import { addListFields } from '../selection/requested-fields.ts';
import { addField, type Selection, selectionOf } from '../selection/selection.ts';
import { viewerOf } from '../viewer.ts';
import { type Condition, parseWhere } from '../where/parse-where.ts';
import { relatedListOf } from './asked-related-list.ts';

type Query = HandlerInput<'getRelatedListRecords'>['body'];

/** Reads one page of the records that refer to a parent record. */
export const getRelatedListRecords: Handler<'getRelatedListRecords'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  const parentId = fullId(path.parentRecordId);
  const list = await relatedListOf(context.store, parentId, path.relatedListId, viewer);
  const info = relatedListInfo(list, { restrictColumnsToLayout: true }, viewer);
  const preset = sortTerms(info.orderedByInfo);
  const request = listRequest(list, parentId, { query: body, preset }, viewer);
  const { records, hasMore } = await readList(context.store, request, viewer);
  const url = platformPath(operation, { parentRecordId: parentId, relatedListId: list.relationshipName });
  const answer = {
    ...pageLinks(url, request, hasMore),
    columnLabels: body.includeColumnLabels ? columnLabels(list, viewer) : null,
    count: records.length,
    fields: body.fields ?? [],
    listInfoETag: info.eTag ?? null,
    listReference: relatedListReference(list, { recordId: parentId }),
    optionalFields: body.optionalFields ?? [],
    pageSize: request.pageSize,
    records,
    sortBy: body.sortBy ?? preset,
    where: body.where ?? null,
  };
  return { status: 200, body: tagged(answer) };
};

function listRequest(
  list: RelatedList,
  parentId: string,
  { query, preset }: { query: Query; preset: readonly string[] },
  viewer: Viewer,
): ListRequest {
  const { pageToken, pageSize = getRelatedListRecordsLimits.pageSize.default, sortBy, where } = query;
  const ofParent: Condition = { kind: 'comparison', path: [list.fieldName], operator: 'eq', value: parentId };
  return {
    ...pageAt(pageToken, pageSize),
    selection: listSelection(list, query, viewer),
    conditions: where ? [ofParent, parseWhere(where)] : [ofParent],
    sorting: { sortBy, preset, unknown: 'ignored' },
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
