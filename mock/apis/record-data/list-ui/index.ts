import { getListRecordsById } from './getListRecordsById.ts';
import { getListUi } from './getListUi.ts';
import { getListUiByName } from './getListUiByName.ts';
import { getMruListRecords } from './getMruListRecords.ts';
import { getMruListUi } from './getMruListUi.ts';

/** The handlers of lists with their records, one for each operation. */
export const listUiHandlers = {
  getListRecordsById,
  getListUi,
  getListUiByName,
  getMruListRecords,
  getMruListUi,
};
