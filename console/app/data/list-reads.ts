import type { GetListParams, SortPayload } from 'react-admin';
import { HttpError } from 'react-admin';
import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import { readListViews } from '#client/records/metadata.ts';
import { nameCondition } from './name-condition.ts';
import { toConsoleRecord } from './record.ts';

/** What a list asks for beyond react-admin's own words. */
export interface ListMeta {
  listViewApiName?: string;
  /** Token of the page, as an earlier answer gave it. */
  pageToken?: string | null;
  optionalFields?: string[];
  /** Field that the filter `name` looks in. */
  nameField?: string;
  /** Part of react-admin's cache key, since labels come in the language of the request. */
  locale?: string;
}

/**
 * One page of a list view, by default the object's first one, narrowed by the filters `q` (names and numbers) and
 * `name` (names only). The tokens of the pages beside it are in `meta`.
 */
export async function readPage(platform: Platform, objectApiName: string, params: GetListParams) {
  const { pagination, sort, filter, meta = {} } = params;
  const { listViewApiName, pageToken, optionalFields, nameField = 'Name' } = meta as ListMeta;
  const view = listViewApiName ?? (await firstListView(platform, objectApiName));
  const page = await readListRecords(platform, objectApiName, view, {
    pageSize: pagination?.perPage,
    pageToken,
    searchTerm: filter?.q || undefined,
    sortBy: sortBy(sort),
    where: filter?.name ? nameCondition(nameField, filter.name) : undefined,
    optionalFields,
  });
  const { nextPageToken, previousPageToken } = page;
  return {
    data: page.records.map(toConsoleRecord),
    pageInfo: { hasNextPage: nextPageToken !== null, hasPreviousPage: previousPageToken !== null },
    meta: { nextPageToken, previousPageToken },
  };
}

/** react-admin sorts by `id` where nobody has chosen an order; the list view's own order is better. */
function sortBy(sort: SortPayload | undefined): string[] | undefined {
  if (!sort?.field || sort.field === 'id') return undefined;
  return [`${sort.order === 'DESC' ? '-' : ''}${sort.field}`];
}

async function firstListView(platform: Platform, objectApiName: string): Promise<string> {
  const [first] = await readListViews(platform, objectApiName);
  if (!first) throw new HttpError(`${objectApiName} has no list view.`, 404);
  return first.apiName;
}
