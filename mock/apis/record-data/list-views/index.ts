import { createListInfo } from './createListInfo.ts';
import { deleteListInfo } from './deleteListInfo.ts';
import { getListInfoByName } from './getListInfoByName.ts';
import { getListInfosByName } from './getListInfosByName.ts';
import { getListInfosByObjectName } from './getListInfosByObjectName.ts';
import { getListObjectInfo } from './getListObjectInfo.ts';
import { getListPreferences } from './getListPreferences.ts';
import { getListRecordsByName } from './getListRecordsByName.ts';
import { updateListInfoByName } from './updateListInfoByName.ts';
import { updateListPreferences } from './updateListPreferences.ts';

/** The handlers of list views, one for each operation. */
export const listViewHandlers = {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListObjectInfo,
  getListPreferences,
  getListRecordsByName,
  updateListInfoByName,
  updateListPreferences,
};
