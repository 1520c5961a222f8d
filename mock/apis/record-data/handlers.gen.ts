// Generated from openapi/record-data/ and mock/apis/record-data/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/record-data/types.gen.ts';
import type { Handlers } from '../dispatch/handler.ts';
import { getGlobalActions } from './actions/getGlobalActions.ts';
import { getQuickActionLayout } from './actions/getQuickActionLayout.ts';
import { getLookupActions } from './actions/getLookupActions.ts';
import { getObjectCreateActions } from './actions/getObjectCreateActions.ts';
import { getActionOverrides } from './actions/getActionOverrides.ts';
import { getFlexipageFormulaActivations } from './actions/getFlexipageFormulaActivations.ts';
import { getQuickActionInfo } from './actions/getQuickActionInfo.ts';
import { getQuickActionDefaults } from './actions/getQuickActionDefaults.ts';
import { getRecordActions } from './actions/getRecordActions.ts';
import { getRecordEditActions } from './actions/getRecordEditActions.ts';
import { getRelatedListsActions } from './actions/getRelatedListsActions.ts';
import { getRelatedListActions } from './actions/getRelatedListActions.ts';
import { getRelatedListRecordActions } from './actions/getRelatedListRecordActions.ts';
import { performQuickAction } from './actions/performQuickAction.ts';
import { performUpdateRecordQuickAction } from './actions/performUpdateRecordQuickAction.ts';
import { getApps } from './apps/getApps.ts';
import { getApp } from './apps/getApp.ts';
import { getNavItems } from './apps/getNavItems.ts';
import { getRecordAvatars } from './avatars/getRecordAvatars.ts';
import { updateRecordAvatar } from './avatars/updateRecordAvatar.ts';
import { getRecordAvatarPhoto } from './avatars/getRecordAvatarPhoto.ts';
import { getRecordDefaultsForCreate } from './defaults/getRecordDefaultsForCreate.ts';
import { getRecordTemplateCreate } from './defaults/getRecordTemplateCreate.ts';
import { getRecordTemplateClone } from './defaults/getRecordTemplateClone.ts';
import { getDuplicatesConfiguration } from './duplicates/getDuplicatesConfiguration.ts';
import { findDuplicates } from './duplicates/findDuplicates.ts';
import { createContentDocumentAndVersion } from './files/createContentDocumentAndVersion.ts';
import { createContentVersion } from './files/createContentVersion.ts';
import { getContentVersionData } from './files/getContentVersionData.ts';
import { getIcon } from './icons/getIcon.ts';
import { getLayout } from './layouts/getLayout.ts';
import { getLayoutUserState } from './layouts/getLayoutUserState.ts';
import { updateLayoutUserState } from './layouts/updateLayoutUserState.ts';
import { getPathLayout } from './layouts/getPathLayout.ts';
import { getRecordUi } from './layouts/getRecordUi.ts';
import { getListRecordsById } from './list-ui/getListRecordsById.ts';
import { getListUiByName } from './list-ui/getListUiByName.ts';
import { getListUi } from './list-ui/getListUi.ts';
import { getMruListRecords } from './list-ui/getMruListRecords.ts';
import { getMruListUi } from './list-ui/getMruListUi.ts';
import { getListInfosByObjectName } from './list-views/getListInfosByObjectName.ts';
import { createListInfo } from './list-views/createListInfo.ts';
import { getListInfosByName } from './list-views/getListInfosByName.ts';
import { getListInfoByName } from './list-views/getListInfoByName.ts';
import { deleteListInfo } from './list-views/deleteListInfo.ts';
import { updateListInfoByName } from './list-views/updateListInfoByName.ts';
import { getListRecordsByName } from './list-views/getListRecordsByName.ts';
import { getListObjectInfo } from './list-views/getListObjectInfo.ts';
import { getListPreferences } from './list-views/getListPreferences.ts';
import { updateListPreferences } from './list-views/updateListPreferences.ts';
import { getLookupRecords } from './lookups/getLookupRecords.ts';
import { getObjectInfoDirectory } from './object-info/getObjectInfoDirectory.ts';
import { getObjectInfo } from './object-info/getObjectInfo.ts';
import { getObjectInfos } from './object-info/getObjectInfos.ts';
import { getPicklistValuesByRecordType } from './picklists/getPicklistValuesByRecordType.ts';
import { getPicklistValues } from './picklists/getPicklistValues.ts';
import { getRecord } from './records/getRecord.ts';
import { deleteRecord } from './records/deleteRecord.ts';
import { updateRecord } from './records/updateRecord.ts';
import { getChildRelationshipRecords } from './records/getChildRelationshipRecords.ts';
import { getRecords } from './records/getRecords.ts';
import { createRecord } from './records/createRecord.ts';
import { executeBatchRecordOperations } from './records/executeBatchRecordOperations.ts';
import { getRelatedListsInfo } from './related-lists/getRelatedListsInfo.ts';
import { getRelatedListInfos } from './related-lists/getRelatedListInfos.ts';
import { getRelatedListInfo } from './related-lists/getRelatedListInfo.ts';
import { updateRelatedListInfo } from './related-lists/updateRelatedListInfo.ts';
import { getRelatedListRecords } from './related-lists/getRelatedListRecords.ts';
import { getRelatedListRecordsBatch } from './related-lists/getRelatedListRecordsBatch.ts';
import { getRelatedListCounts } from './related-lists/getRelatedListCounts.ts';
import { getRelatedListCount } from './related-lists/getRelatedListCount.ts';
import { getRelatedListPreferencesBatch } from './related-lists/getRelatedListPreferencesBatch.ts';
import { getRelatedListPreferences } from './related-lists/getRelatedListPreferences.ts';
import { updateRelatedListPreferences } from './related-lists/updateRelatedListPreferences.ts';
import { getSearchFilterMetadata } from './search/getSearchFilterMetadata.ts';
import { getSearchFilterOptions } from './search/getSearchFilterOptions.ts';
import { getLookupMetadata } from './search/getLookupMetadata.ts';
import { getSearchResults } from './search/getSearchResults.ts';
import { getKeywordSearchResults } from './search/getKeywordSearchResults.ts';

/** The handlers of the record-data API, one for each operation. */
export const recordDataHandlers = {
  getGlobalActions,
  getQuickActionLayout,
  getLookupActions,
  getObjectCreateActions,
  getActionOverrides,
  getFlexipageFormulaActivations,
  getQuickActionInfo,
  getQuickActionDefaults,
  getRecordActions,
  getRecordEditActions,
  getRelatedListsActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  performQuickAction,
  performUpdateRecordQuickAction,
  getApps,
  getApp,
  getNavItems,
  getRecordAvatars,
  updateRecordAvatar,
  getRecordAvatarPhoto,
  getRecordDefaultsForCreate,
  getRecordTemplateCreate,
  getRecordTemplateClone,
  getDuplicatesConfiguration,
  findDuplicates,
  createContentDocumentAndVersion,
  createContentVersion,
  getContentVersionData,
  getIcon,
  getLayout,
  getLayoutUserState,
  updateLayoutUserState,
  getPathLayout,
  getRecordUi,
  getListRecordsById,
  getListUiByName,
  getListUi,
  getMruListRecords,
  getMruListUi,
  getListInfosByObjectName,
  createListInfo,
  getListInfosByName,
  getListInfoByName,
  deleteListInfo,
  updateListInfoByName,
  getListRecordsByName,
  getListObjectInfo,
  getListPreferences,
  updateListPreferences,
  getLookupRecords,
  getObjectInfoDirectory,
  getObjectInfo,
  getObjectInfos,
  getPicklistValuesByRecordType,
  getPicklistValues,
  getRecord,
  deleteRecord,
  updateRecord,
  getChildRelationshipRecords,
  getRecords,
  createRecord,
  executeBatchRecordOperations,
  getRelatedListsInfo,
  getRelatedListInfos,
  getRelatedListInfo,
  updateRelatedListInfo,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListCounts,
  getRelatedListCount,
  getRelatedListPreferencesBatch,
  getRelatedListPreferences,
  updateRelatedListPreferences,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getLookupMetadata,
  getSearchResults,
  getKeywordSearchResults,
} satisfies Handlers<keyof operations>;
