import {
  getListInfosByName,
  getListUi,
  getListUiByName,
  getMruListUi,
} from '#generated/record-data/client.gen.ts';
import { readBatch } from '../cache/read-batch.ts';
import { CommerceError } from '../errors/index.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { toRecordId } from '../records/record-id.ts';
import { listViewType } from './list-view.ts';

export type ListUi = Data<'getListUiByName'>;
export type ListViews = Extract<Data<'getListUi'>, { lists: unknown }>;
type RecordsQuery = NonNullable<Input<'getListUiByName'>['query']>;
type ListsQuery = NonNullable<Input<'getListUi'>['query']>;

/** A list with one page of its records is known by its name or by its id. */
export type ListUiConfig = RecordsQuery &
  ({ objectApiName: string; listViewApiName: string } | { listViewId: string });

/**
 * Describes a list and reads one page of it: by name where a name is given, the recently used records by the name
 * `__Recent`, else by id (record-data.md §2).
 */
export async function readListUi(platform: Platform, config: ListUiConfig): Promise<ListUi> {
  if ('listViewId' in config) return readById(platform, config);
  const { objectApiName, listViewApiName, ...query } = config;
  return listViewType(listViewApiName) === 'mru'
    ? platform.read(getMruListUi, { path: { objectApiName }, query })
    : platform.read(getListUiByName, { path: { objectApiName, listViewApiName }, query });
}

/** One page of the list views of an object, which is all that the object's name alone can ask for. */
export async function readListViewsOf(
  platform: Platform,
  objectApiName: string,
  query: Pick<ListsQuery, 'q' | 'recentListsOnly' | 'pageSize' | 'pageToken'> = {},
): Promise<ListViews> {
  const path = { listViewIdOrObjectApiName: objectApiName };
  const answer = await platform.read(getListUi, { path, query });
  if ('lists' in answer) return answer;
  throw unexpected(`“${objectApiName}” is the id of a list view, not the name of an object.`);
}

/** Descriptions of several lists, each named `Object.ListView`, each with a status of its own. */
export const readListInfos = (platform: Platform, names: string[]): Promise<Data<'getListInfosByName'>> =>
  readBatch(platform, getListInfosByName, {
    keys: names,
    inputFor: (asked) => ({ query: { names: asked } }),
  });

async function readById(
  platform: Platform,
  { listViewId, ...query }: RecordsQuery & { listViewId: string },
): Promise<ListUi> {
  const path = { listViewIdOrObjectApiName: toRecordId(listViewId) };
  const answer = await platform.read(getListUi, { path, query });
  if ('info' in answer) return answer;
  throw unexpected(`“${listViewId}” is not the id of a list view.`);
}

function unexpected(message: string): CommerceError {
  return new CommerceError('INVALID_CONFIG', { operationId: getListUi.operationId, message });
}
