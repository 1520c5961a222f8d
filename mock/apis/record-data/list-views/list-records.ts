import { getListRecordsByNameLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { listInfo } from '../../../model/metadata/list-info.ts';
import type { ListView } from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { listViewName, readPreference } from '../preferences/stored-preferences.ts';
import { filterCondition } from '../querying/filter-condition.ts';
import { orderedPageAt, pageLinks } from '../querying/page.ts';
import { type ListRequest, orderName, readList } from '../querying/read-list.ts';
import { searchCondition } from '../querying/search-condition.ts';
import { sortTerms } from '../querying/sort-terms.ts';
import { rememberUse } from '../recent-use/recent-use.ts';
import type { RequestedFields } from '../selection/requested-fields.ts';
import { addListFields } from '../selection/requested-fields.ts';
import { addField, type Selection, selectionOf } from '../selection/selection.ts';
import { readWhere } from '../where/read-where.ts';
import { type ListScopeLimit, limitByScope } from './list-scope.ts';
import { requireListsForGuests } from './lists-for-guests.ts';

/** How a request narrows, orders and pages a list. */
export interface ListQuery extends RequestedFields {
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | null | undefined;
  readonly searchTerm?: string | null | undefined;
  readonly sortBy?: readonly string[] | undefined;
  readonly where?: string | null | undefined;
}

/** A list view with the page of its records that a request asks for. */
export interface ReadListView {
  readonly info: Schemas['ListInfo'];
  readonly records: Schemas['ListRecordCollection'];
}

/**
 * Describes a list view and reads one page of it, arranged as the viewer prefers; opening its first page counts as a
 * use of the list. `url` is the address of the list without its page.
 */
export async function readListView(
  context: RequestContext,
  list: ListView,
  query: ListQuery,
  { url, viewer }: { url: string; viewer: Viewer },
): Promise<ReadListView> {
  const { store } = context;
  if (list.scope === 'everything') await requireListsForGuests(store, viewer);
  const preference = await readPreference(store, viewer.userId, listViewName(list));
  const info = listInfo(list, preference, viewer);
  const limit = await limitByScope(store, list, viewer);
  const request = listRequest(list, info, { query, limit, now: context.now }, viewer);
  const { records, hasMore, tokenOf } = await readList(store, request, viewer);
  if (list.id !== null && !query.pageToken) await rememberUse(context, { apiName: 'ListView', id: list.id });
  const page = {
    ...pageLinks(url, request, hasMore, tokenOf),
    count: records.length,
    fields: [...(query.fields ?? [])],
    listInfoETag: info.eTag ?? null,
    listReference: info.listReference,
    optionalFields: [...(query.optionalFields ?? [])],
    pageSize: request.pageSize,
    records,
    searchTerm: query.searchTerm ?? null,
    sortBy: [...(query.sortBy ?? sortTerms(info.orderedByInfo))],
    where: query.where ?? null,
  };
  return { info, records: tagged(page) };
}

function listRequest(
  list: ListView,
  info: Schemas['ListInfo'],
  { query, limit, now }: { query: ListQuery; limit: ListScopeLimit; now: Date },
  viewer: Viewer,
): ListRequest {
  const {
    pageToken,
    pageSize = getListRecordsByNameLimits.pageSize.default,
    searchTerm,
    sortBy,
    where,
  } = query;
  const { definition, columns, filters, filterLogic } = list;
  const ordered = sortTerms(info.orderedByInfo);
  const conditions = [
    limit.condition,
    filterCondition(filters, filterLogic, { definition, now, viewer }),
    searchCondition(definition, columns, searchTerm ?? '', viewer),
    where ? readWhere(where) : undefined,
  ];
  const sorting: ListRequest['sorting'] = {
    sortBy,
    preset: ordered.length === 0 && limit.ids ? { ids: limit.ids } : ordered,
  };
  return {
    ...orderedPageAt(pageToken, pageSize, orderName(sorting)),
    selection: listSelection(list, query, viewer),
    conditions: conditions.filter((condition) => condition !== undefined),
    sorting,
  };
}

/** The columns of the list, what names its records, and the fields asked for. */
function listSelection({ definition, columns }: ListView, query: ListQuery, viewer: Viewer): Selection {
  const selection = selectionOf(definition);
  for (const name of ['Id', ...definition.nameFields, ...columns]) addField(selection, name, viewer);
  addListFields(selection, query, viewer);
  return selection;
}
