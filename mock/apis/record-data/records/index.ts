import { createRecord } from './createRecord.ts';
import { deleteRecord } from './deleteRecord.ts';
import { executeBatchRecordOperations } from './executeBatchRecordOperations.ts';
import { getChildRelationshipRecords } from './getChildRelationshipRecords.ts';
import { getRecord } from './getRecord.ts';
import { getRecords } from './getRecords.ts';
import { updateRecord } from './updateRecord.ts';

/** The handlers of records, one for each operation. */
export const recordHandlers = {
  createRecord,
  deleteRecord,
  executeBatchRecordOperations,
  getChildRelationshipRecords,
  getRecord,
  getRecords,
  updateRecord,
};
