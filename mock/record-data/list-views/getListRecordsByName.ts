import { getListRecordsByName as operation } from '#generated/record-data/client.gen.ts';
import { getListRecordsByNameLimits } from '#generated/record-data/constants.gen.ts';
import type { Handler, HandlerInput } from '../../dispatch/handler.ts';
import { tagged } from '../../metadata/fingerprint.ts';
import { listInfo } from '../../metadata/list-info.ts';
import { platformPath } from '../../metadata/platform-path.ts';
import type { Viewer } from '../../metadata/rights.ts';
import type { ListViewDefinition, ObjectDefinition } from '../../objects/definition/index.ts';
import { filterCondition } from '../querying/filter-condition.ts';
import { pageAt, pageLinks } from '../querying/page.ts';
import { type ListRequest, readList } from '../querying/read-list.ts';
import { searchCondition } from '../querying/search-condition.ts';
import { addListFields } from '../selection/requested-fields.ts';
import { addField, type Selection, selectionOf } from '../selection/selection.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { parseWhere } from '../where/parse-where.ts';
import { askedListView } from './asked-list-view.ts';

type Query = HandlerInput<'getListRecordsByName'>['body'];

/** Reads one page of a list view, further searched, filtered and sorted as the request says. */
export const getListRecordsByName: Handler<'getListRecordsByName'> = async ({ path, body }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const view = askedListView(definition, path.listViewApiName);
  const request = listRequest(definition, view, body, viewer);
  const { records, hasMore } = await readList(context.store, request, viewer);
  const info = listInfo(definition, view, viewer);
  const url = platformPath(operation, { objectApiName: definition.apiName, listViewApiName: view.apiName });
  const answer = {
    ...pageLinks(url, request, hasMore),
    count: records.length,
    fields: body.fields ?? [],
    listInfoETag: info.eTag ?? null,
    listReference: info.listReference,
    optionalFields: body.optionalFields ?? [],
    pageSize: request.pageSize,
    records,
    searchTerm: body.searchTerm ?? null,
    sortBy: body.sortBy ?? info.orderedByInfo.map(sortTerm),
    where: body.where ?? null,
  };
  return { status: 200, body: tagged(answer) };
};

function sortTerm({ fieldApiName, isAscending }: { fieldApiName: string; isAscending: boolean }): string {
  return `${isAscending ? '' : '-'}${fieldApiName}`;
}

function listRequest(
  definition: ObjectDefinition,
  view: ListViewDefinition,
  query: Query,
  viewer: Viewer,
): ListRequest {
  const {
    pageToken,
    pageSize = getListRecordsByNameLimits.pageSize.default,
    searchTerm,
    sortBy,
    where,
  } = query;
  const search = searchCondition(definition, view.columns, searchTerm ?? '', viewer);
  const conditions = [filterCondition(view.filters ?? []), search, where ? parseWhere(where) : undefined];
  return {
    ...pageAt(pageToken, pageSize),
    selection: listSelection(definition, view, query, viewer),
    conditions: conditions.filter((condition) => condition !== undefined),
    sorting: { sortBy, preset: view.orderBy, unknown: 'refused' },
  };
}

/** The columns of the list, what names its records, and the fields asked for. */
function listSelection(
  definition: ObjectDefinition,
  view: ListViewDefinition,
  query: Query,
  viewer: Viewer,
): Selection {
  const selection = selectionOf(definition);
  for (const name of ['Id', ...definition.nameFields, ...view.columns]) addField(selection, name, viewer);
  addListFields(selection, query, viewer);
  return selection;
}
