import type { Handlers } from '#mock/apis/dispatch/handler.ts';
import type { OperationId, RecordDataOperations } from '#mock/apis/dispatch/operations.ts';
import { actionHandlers } from './actions/index.ts';
import { appHandlers } from './apps/index.ts';
import { avatarHandlers } from './avatars/index.ts';
import { defaultsHandlers } from './defaults/index.ts';
import { duplicateHandlers } from './duplicates/index.ts';
import { fileHandlers } from './files/index.ts';
import { getIcon } from './icons/getIcon.ts';
import { layoutHandlers } from './layouts/index.ts';
import { listUiHandlers } from './list-ui/index.ts';
import { listViewHandlers } from './list-views/index.ts';
import { getLookupRecords } from './lookups/getLookupRecords.ts';
import { getObjectInfo } from './object-info/getObjectInfo.ts';
import { getObjectInfoDirectory } from './object-info/getObjectInfoDirectory.ts';
import { getObjectInfos } from './object-info/getObjectInfos.ts';
import { getPicklistValues } from './picklists/getPicklistValues.ts';
import { getPicklistValuesByRecordType } from './picklists/getPicklistValuesByRecordType.ts';
import { recordHandlers } from './records/index.ts';
import { relatedListHandlers } from './related-lists/index.ts';
import { searchHandlers } from './search/index.ts';

/** The handlers of the record data API, one for each operation. */
export const recordDataHandlers = {
  ...actionHandlers,
  ...appHandlers,
  ...avatarHandlers,
  ...defaultsHandlers,
  ...fileHandlers,
  ...layoutHandlers,
  ...duplicateHandlers,
  ...listViewHandlers,
  ...listUiHandlers,
  getIcon,
  getLookupRecords,
  getObjectInfoDirectory,
  getObjectInfo,
  getObjectInfos,
  getPicklistValuesByRecordType,
  getPicklistValues,
  ...recordHandlers,
  ...relatedListHandlers,
  ...searchHandlers,
} satisfies Handlers<keyof RecordDataOperations & OperationId>;
