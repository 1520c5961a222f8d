import type { RecordDataOperations } from '#mock/apis/dispatch/operations.ts';
import { type Decision, everybody, signedIn } from './decision.ts';

/** Accounts and their like are the staff's; shoppers are not told that there are such objects, their own included. */
const staffAmongAll: Decision = {
  guest: 404,
  buyer: 404,
  otherBuyer: 404,
  merchandiser: 'yes',
  support: 'yes',
  administrator: 'yes',
};

/** The same where nobody comes without a session. */
const staff: Decision = { ...staffAmongAll, guest: 401 };

/** What only the one who looks after the goods may change. */
const merchandiser: Decision = { ...staff, buyer: 403, otherBuyer: 403, support: 403 };

/** List views of a person are theirs alone. */
const ownList: Decision = { ...staff, support: 404, administrator: 404 };

/** Batches, in which each item is answered by itself. */
const itemwiseForShoppers: Decision = {
  ...staffAmongAll,
  guest: 'itemwise',
  buyer: 'itemwise',
  otherBuyer: 'itemwise',
  absent: 'itemwise',
};

/** Who may do what; an operation without a row is a compile error. */
export const recordDataDecisions = {
  getGlobalActions: signedIn,
  getQuickActionLayout: staff,
  getLookupActions: staff,
  getObjectCreateActions: staff,
  getActionOverrides: staff,
  getFlexipageFormulaActivations: staff,
  getQuickActionInfo: staff,
  getQuickActionDefaults: staff,
  getRecordActions: staff,
  getRecordEditActions: staff,
  getRelatedListsActions: staff,
  getRelatedListActions: staff,
  getRelatedListRecordActions: staff,
  performQuickAction: staff,
  performUpdateRecordQuickAction: staff,
  getApps: signedIn,
  getApp: staff,
  getNavItems: signedIn,
  getRecordAvatars: { ...itemwiseForShoppers, guest: 401 },
  updateRecordAvatar: { ...merchandiser, seen: 'the record is a product, which everybody may see' },
  getRecordAvatarPhoto: staff,
  getRecordDefaultsForCreate: staff,
  getRecordTemplateCreate: staff,
  getRecordTemplateClone: staff,
  getDuplicatesConfiguration: staff,
  findDuplicates: staff,
  createContentDocumentAndVersion: merchandiser,
  createContentVersion: merchandiser,
  getContentVersionData: staff,
  getIcon: everybody,
  getLayout: staffAmongAll,
  getLayoutUserState: staffAmongAll,
  updateLayoutUserState: staff,
  getPathLayout: staff,
  getRecordUi: staffAmongAll,
  getListRecordsById: staffAmongAll,
  getListUiByName: staffAmongAll,
  getListUi: staffAmongAll,
  getMruListRecords: staffAmongAll,
  getMruListUi: staffAmongAll,
  getListInfosByObjectName: staffAmongAll,
  createListInfo: staff,
  getListInfosByName: itemwiseForShoppers,
  getListInfoByName: { ...ownList, guest: 404 },
  deleteListInfo: ownList,
  updateListInfoByName: ownList,
  getListRecordsByName: staffAmongAll,
  getListObjectInfo: staffAmongAll,
  getListPreferences: staffAmongAll,
  updateListPreferences: staff,
  getLookupRecords: staff,
  getObjectInfoDirectory: everybody,
  getObjectInfo: staffAmongAll,
  getObjectInfos: itemwiseForShoppers,
  getPicklistValuesByRecordType: staffAmongAll,
  getPicklistValues: staffAmongAll,
  getRecord: staffAmongAll,
  deleteRecord: staff,
  updateRecord: staff,
  getChildRelationshipRecords: staffAmongAll,
  getRecords: itemwiseForShoppers,
  createRecord: staff,
  executeBatchRecordOperations: { ...itemwiseForShoppers, guest: 401 },
  getRelatedListsInfo: staffAmongAll,
  getRelatedListInfos: staffAmongAll,
  getRelatedListInfo: staffAmongAll,
  updateRelatedListInfo: staff,
  getRelatedListRecords: staffAmongAll,
  getRelatedListRecordsBatch: staffAmongAll,
  getRelatedListCounts: staffAmongAll,
  getRelatedListCount: staffAmongAll,
  getRelatedListPreferencesBatch: itemwiseForShoppers,
  getRelatedListPreferences: staffAmongAll,
  updateRelatedListPreferences: staff,
  getSearchFilterMetadata: staffAmongAll,
  getSearchFilterOptions: staffAmongAll,
  getLookupMetadata: staff,
  getSearchResults: everybody,
  getKeywordSearchResults: staffAmongAll,
} satisfies Readonly<Record<keyof RecordDataOperations, Decision>>;
