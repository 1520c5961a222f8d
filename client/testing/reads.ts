import {
  getGlobalActions,
  getKeywordSearchResults,
  getLayout,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordEditActions,
  getRelatedListRecords,
} from '#generated/record-data/client.gen.ts';
import { globalActionsInput, recordEditActionsInput } from '../actions/actions.ts';
import {
  quickActionDefaultsInput,
  quickActionInfoInput,
  quickActionLayoutInput,
} from '../actions/quick-actions.ts';
import type { Data, Input, Operation, OperationId } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { relatedRecordsInput } from '../records/lists.ts';
import { layoutInput } from '../records/metadata.ts';
import { keywordSearchInput } from '../search/search.ts';

/** A read as screens make it: the client makes the input, and refuses where it is wrong. */
const readBy =
  <Id extends OperationId, Asked extends unknown[]>(
    operation: Operation<Id>,
    inputOf: (...asked: Asked) => Input<Id>,
  ) =>
  async (platform: Platform, ...asked: Asked): Promise<Data<Id>> =>
    platform.read(operation, inputOf(...asked));

export const readGlobalActions = readBy(getGlobalActions, globalActionsInput);
export const readRecordEditActions = readBy(getRecordEditActions, recordEditActionsInput);
export const readQuickActionInfo = readBy(getQuickActionInfo, quickActionInfoInput);
export const readQuickActionLayout = readBy(getQuickActionLayout, quickActionLayoutInput);
export const readQuickActionDefaults = readBy(getQuickActionDefaults, quickActionDefaultsInput);
export const readLayout = readBy(getLayout, layoutInput);
export const readRelatedRecords = readBy(getRelatedListRecords, relatedRecordsInput);
export const searchObject = readBy(getKeywordSearchResults, keywordSearchInput);
