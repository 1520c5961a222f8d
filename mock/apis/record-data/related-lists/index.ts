import { getRelatedListCount } from './getRelatedListCount.ts';
import { getRelatedListCounts } from './getRelatedListCounts.ts';
import { getRelatedListInfo } from './getRelatedListInfo.ts';
import { getRelatedListInfos } from './getRelatedListInfos.ts';
import { getRelatedListPreferences } from './getRelatedListPreferences.ts';
import { getRelatedListPreferencesBatch } from './getRelatedListPreferencesBatch.ts';
import { getRelatedListRecords } from './getRelatedListRecords.ts';
import { getRelatedListRecordsBatch } from './getRelatedListRecordsBatch.ts';
import { getRelatedListsInfo } from './getRelatedListsInfo.ts';
import { updateRelatedListInfo } from './updateRelatedListInfo.ts';
import { updateRelatedListPreferences } from './updateRelatedListPreferences.ts';

/** The handlers of related lists, one for each operation. */
export const relatedListHandlers = {
  getRelatedListCount,
  getRelatedListCounts,
  getRelatedListInfo,
  getRelatedListInfos,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
  updateRelatedListPreferences,
};
