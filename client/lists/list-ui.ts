import { getListUi, getListUiByName, getMruListUi } from '#generated/record-data/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { requireFieldPaths } from '../records/field-names.ts';
import { type ListChoice, listRoute } from './list-route.ts';

export type ListUi = Data<'getListUiByName'>;
export type ListViews = Extract<Data<'getListUi'>, { lists: unknown }>;
type RecordsQuery = NonNullable<Input<'getListUiByName'>['query']>;
type ListsQuery = NonNullable<Input<'getListUi'>['query']>;

/** A list with one page of its records is known by its name or by its id. */
export type ListUiConfig = RecordsQuery &
  ({ objectApiName: string; listViewApiName: string } | { listViewId: string });
/** The object alone asks for one page of its list views. */
export type ListViewsConfig = Pick<ListsQuery, 'q' | 'recentListsOnly' | 'pageSize' | 'pageToken'> & {
  objectApiName: string;
  listViewApiName?: undefined;
};

/**
 * Describes a list and reads one page of it: by name where a name is given, the recently used records by the name
 * `__Recent`, else by id. The object alone gives one page of its list views (RD-LIST-01 to RD-LIST-04).
 *
 * @throws CommerceError `Invalid config for getListUi` where none of these is given
 */
export function readListUi(platform: Platform, config: ListUiConfig): Promise<ListUi>;
export function readListUi(platform: Platform, config: ListViewsConfig): Promise<ListViews>;
export async function readListUi(
  platform: Platform,
  config: ListChoice & RecordsQuery & ListsQuery,
): Promise<ListUi | ListViews> {
  const { objectApiName: _, listViewApiName: __, listViewId: ___, ...query } = config;
  const route = listRoute('getListUi', config);
  requireFieldPaths('getListUi', query.fields, query.optionalFields);
  if (route.by === 'name') return platform.read(getListUiByName, { path: route.path, query });
  if (route.by === 'recent') return platform.read(getMruListUi, { path: route.path, query });
  return route.by === 'id'
    ? readById(platform, route.listViewId, query)
    : readListViewsOf(platform, route.objectApiName, query);
}

/** One page of the list views of an object. */
export async function readListViewsOf(
  platform: Platform,
  objectApiName: string,
  query: Omit<ListViewsConfig, 'objectApiName'> = {},
): Promise<ListViews> {
  const path = { listViewIdOrObjectApiName: objectApiName };
  const answer = await platform.read(getListUi, { path, query });
  if ('lists' in answer) return answer;
  throw unexpected(`“${objectApiName}” is the id of a list view, not the name of an object.`);
}

async function readById(platform: Platform, listViewId: string, query: RecordsQuery): Promise<ListUi> {
  const path = { listViewIdOrObjectApiName: listViewId };
  const answer = await platform.read(getListUi, { path, query });
  if ('info' in answer) return answer;
  throw unexpected(`“${listViewId}” is not the id of a list view.`);
}

function unexpected(message: string): CommerceError {
  return new CommerceError('INVALID_CONFIG', { operationId: getListUi.operationId, message });
}
