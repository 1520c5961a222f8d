// Generated from openapi/record-data/ and mock/apis/record-data/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/record-data/types.gen.ts';
import type { Handlers } from '../dispatch/handler.ts';
import { getGlobalActions, getLookupActions, getObjectCreateActions, getRecordEditActions } from './actions/actions.ts';
import { getQuickActionLayout } from './actions/getQuickActionLayout.ts';
import { getActionOverrides } from './actions/getActionOverrides.ts';
import { getFlexipageFormulaActivations } from './actions/getFlexipageFormulaActivations.ts';
import { getQuickActionInfo } from './actions/getQuickActionInfo.ts';
import { getQuickActionDefaults } from './actions/getQuickActionDefaults.ts';
import { getRecordActions } from './actions/getRecordActions.ts';
import { getRelatedListsActions, getRelatedListsActionsByParameters, getRelatedListActionsByParameters, getRelatedListActions } from './actions/related-list-actions.ts';
import { getRelatedListRecordActions } from './actions/getRelatedListRecordActions.ts';
import { getFlexipageActions } from './actions/getFlexipageActions.ts';
import { getListViewActions, getListViewRecordActions, getListViewChartActions, getMruListActions } from './actions/list-actions.ts';
import { getPhotoActions } from './actions/getPhotoActions.ts';
import { performQuickAction, performUpdateRecordQuickAction } from './actions/quick-actions.ts';
import { getApps, getLastSelectedApp, getApp, updateLastSelectedApp, getNavItems } from './apps/apps.ts';
import { getUserNavItems, updateUserNavItems } from './apps/user-nav-items.ts';
import { getRecordAvatars } from './avatars/getRecordAvatars.ts';
import { updateRecordAvatar } from './avatars/updateRecordAvatar.ts';
import { getRecordAvatarPhoto } from './avatars/getRecordAvatarPhoto.ts';
import { getRecordDefaultsForCreate, getRecordDefaultsForClone } from './defaults/record-defaults.ts';
import { getRecordTemplateCreate } from './defaults/getRecordTemplateCreate.ts';
import { getRecordTemplateClone } from './defaults/getRecordTemplateClone.ts';
import { getDuplicatesConfiguration } from './duplicates/getDuplicatesConfiguration.ts';
import { findDuplicates } from './duplicates/findDuplicates.ts';
import { getFavorites, createFavorite, updateFavorites, getFavorite, deleteFavorite, updateFavorite, updateFavoriteUsage } from './favorites/favorites.ts';
import { createContentDocumentAndVersion, createContentVersion } from './files/content-versions.ts';
import { getContentVersionData } from './files/getContentVersionData.ts';
import { getIcon } from './icons/getIcon.ts';
import { getLayout } from './layouts/getLayout.ts';
import { getLayoutUserState, updateLayoutUserState } from './layouts/layout-user-state.ts';
import { getPathLayout } from './layouts/getPathLayout.ts';
import { getRecordUi } from './layouts/getRecordUi.ts';
import { getListRecordsById, getListUiByName, getMruListRecords, getMruListInfo, getMruListUi } from './list-ui/list-ui.ts';
import { getListUi } from './list-ui/getListUi.ts';
import { getListInfosByObjectName, getListInfoByName, getListRecordsByParameters, getListRecordsByName, getListObjectInfo } from './list-views/list-views.ts';
import { createListInfo } from './list-views/createListInfo.ts';
import { getListInfosByName } from './list-views/getListInfosByName.ts';
import { deleteListInfo } from './list-views/deleteListInfo.ts';
import { updateListInfoByName } from './list-views/updateListInfoByName.ts';
import { getListPreferences, updateListPreferences } from './list-views/list-preferences.ts';
import { getLookupRecordsByParameters, getLookupRecords, getLookupRecordsOfObject } from './lookups/getLookupRecords.ts';
import { getObjectInfoDirectory, getObjectInfo, getObjectInfos } from './object-info/object-infos.ts';
import { getPicklistValuesByRecordType, getPicklistValues } from './picklists/picklists.ts';
import { getRecord, deleteRecord, updateRecord, createRecord } from './records/records.ts';
import { getChildRelationshipRecords } from './records/getChildRelationshipRecords.ts';
import { getRecords } from './records/getRecords.ts';
import { executeBatchRecordOperations } from './records/executeBatchRecordOperations.ts';
import { getRelatedListsInfo, getRelatedListInfos, getRelatedListInfo, updateRelatedListInfo } from './related-lists/related-list-infos.ts';
import { getRelatedListRecordsByParameters, getRelatedListRecords, getRelatedListRecordsBatch, getRelatedListRecordsBatchByParameters } from './related-lists/related-list-records.ts';
import { getRelatedListCounts, getRelatedListCount } from './related-lists/related-list-counts.ts';
import { getRelatedListPreferencesBatch, getRelatedListPreferences, updateRelatedListPreferences } from './related-lists/related-list-preferences.ts';
import { getSearchFilterMetadata, getSearchFilterOptions } from './search/filters.ts';
import { getLookupMetadata } from './search/getLookupMetadata.ts';
import { getSearchResults } from './search/getSearchResults.ts';
import { getKeywordSearchResults } from './search/getKeywordSearchResults.ts';
import { getActiveTheme } from './themes/getActiveTheme.ts';

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
  getRelatedListsActionsByParameters,
  getRelatedListActionsByParameters,
  getRelatedListActions,
  getRelatedListRecordActions,
  getFlexipageActions,
  getListViewActions,
  getListViewRecordActions,
  getListViewChartActions,
  getMruListActions,
  getPhotoActions,
  performQuickAction,
  performUpdateRecordQuickAction,
  getApps,
  getLastSelectedApp,
  getUserNavItems,
  updateUserNavItems,
  getApp,
  updateLastSelectedApp,
  getNavItems,
  getRecordAvatars,
  updateRecordAvatar,
  getRecordAvatarPhoto,
  getRecordDefaultsForCreate,
  getRecordDefaultsForClone,
  getRecordTemplateCreate,
  getRecordTemplateClone,
  getDuplicatesConfiguration,
  findDuplicates,
  getFavorites,
  createFavorite,
  updateFavorites,
  getFavorite,
  deleteFavorite,
  updateFavorite,
  updateFavoriteUsage,
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
  getMruListInfo,
  getMruListUi,
  getListInfosByObjectName,
  createListInfo,
  getListInfosByName,
  getListInfoByName,
  deleteListInfo,
  updateListInfoByName,
  getListRecordsByParameters,
  getListRecordsByName,
  getListObjectInfo,
  getListPreferences,
  updateListPreferences,
  getLookupRecordsByParameters,
  getLookupRecords,
  getLookupRecordsOfObject,
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
  getRelatedListRecordsByParameters,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListRecordsBatchByParameters,
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
  getActiveTheme,
} satisfies Handlers<keyof operations>;
