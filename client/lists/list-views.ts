import {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListPreferences,
  getListRecordsById,
  getListRecordsByName,
  getListRecordsByParameters,
  getListUi,
  getListUiByName,
  getMruListInfo,
  getMruListRecords,
  getMruListUi,
  updateListInfoByName,
  updateListPreferences,
} from '#generated/record-data/client.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { type Check, isName, isText, isTextOrNull, listOf, optional, withMembers } from '../forms.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { isFilterItem, isPreference, isScope } from './checks.ts';
import type { ListViewName } from './list-view.ts';

type ListInfo = Data<'getListInfoByName'>;
type ListPreferences = Data<'getListPreferences'>;
export type NewListView = Input<'createListInfo'>['body'];
export type ListViewChange = Input<'updateListInfoByName'>['body'];
export type ListPreferencesChange = Input<'updateListPreferences'>['body'];

const isNamed: Check = withMembers({ objectApiName: isName, listViewApiName: isName });
const CONTENT = {
  displayColumns: optional(listOf(isText)),
  filterLogicString: optional(isTextOrNull),
  filteredByInfo: optional(listOf(isFilterItem)),
  listShares: optional(listOf(isText)),
  scope: optional(isScope),
  visibility: optional(isText),
};
const isNewListView: Check = withMembers({ ...CONTENT, label: isName, listViewApiName: isName });
const isListViewChange: Check = withMembers({ ...CONTENT, label: optional(isName) });

/** Everything that shows which list views there are and what is in them. */
const LISTS = [getListInfosByObjectName, getListInfosByName, getListInfoByName, getListUi, getListUiByName];
/** What is read with a list view at once. */
const LIST_UIS = [getListUi, getListUiByName, getMruListUi];
/** Records in the order and with the conditions of a list view. */
const LISTED = [getListRecordsByName, getListRecordsByParameters, getListRecordsById, getMruListRecords];

/**
 * Saves a new list view of an object.
 *
 * @throws CommerceError `Invalid config for "createListInfo"` for what has not the form of one (RD-ERR-01);
 * FetchError 400 with everything that is wrong with it, 403 for who may not save one
 */
export async function saveNewListView(
  platform: Platform,
  objectApiName: string,
  body: NewListView,
): Promise<ListInfo> {
  if (!isName(objectApiName) || !isNewListView(body)) throw invalidConfig('createListInfo');
  const info = await platform.write(createListInfo, { path: { objectApiName }, body });
  await platform.invalidate(...LISTS);
  return info;
}

/** Changes a list view; what `body` leaves out stays. Errors as for a new one. */
export async function saveListView(
  platform: Platform,
  path: ListViewName,
  body: ListViewChange,
): Promise<ListInfo> {
  if (!isNamed(path) || !isListViewChange(body)) throw invalidConfig('updateListInfoByName');
  const info = await platform.write(updateListInfoByName, { path, body });
  await platform.invalidate(...LISTS, ...LIST_UIS, ...LISTED, getListPreferences);
  return info;
}

/** Deletes a list view that somebody has saved. */
export async function removeListView(platform: Platform, path: ListViewName): Promise<void> {
  if (!isNamed(path)) throw invalidConfig('deleteListInfo');
  await platform.write(deleteListInfo, { path });
  await platform.invalidate(...LISTS, ...LIST_UIS, ...LISTED, getListPreferences);
}

/**
 * Keeps how the user arranges a list view: widths in pixels, wrapping, order.
 *
 * @throws CommerceError `Invalid config for "updateListPreferences"` for a width that is no whole number and the like
 */
export async function saveListPreferences(
  platform: Platform,
  path: ListViewName,
  body: ListPreferencesChange,
): Promise<ListPreferences> {
  if (!isNamed(path) || !isPreference(body)) throw invalidConfig('updateListPreferences');
  const preferences = await platform.write(updateListPreferences, { path, body });
  await platform.invalidate(
    getListPreferences,
    getListInfoByName,
    getListInfosByName,
    getMruListInfo,
    ...LIST_UIS,
  );
  if (body.orderedBy) await platform.invalidate(...LISTED);
  return preferences;
}
