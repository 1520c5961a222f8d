import { getListRecordsById } from './getListRecordsById.ts';
import { getListUi } from './getListUi.ts';
import { getListUiByName } from './getListUiByName.ts';
import { getMruListRecords } from './getMruListRecords.ts';
import { getMruListUi } from './getMruListUi.ts';

/** The handlers of the area list-ui. */
export const listUiHandlers = {
  getListRecordsById,
  getListUi,
  getListUiByName,
  getMruListRecords,
  getMruListUi,
};
