import { createRecord } from './createRecord.ts';
import { deleteRecord } from './deleteRecord.ts';
import { executeBatchRecordOperations } from './executeBatchRecordOperations.ts';
import { getRecord } from './getRecord.ts';
import { getRecords } from './getRecords.ts';
import { updateRecord } from './updateRecord.ts';

/** The handlers of records, one for each operation. */
export const recordHandlers = {
  createRecord,
  deleteRecord,
  executeBatchRecordOperations,
  getRecord,
  getRecords,
  updateRecord,
};
