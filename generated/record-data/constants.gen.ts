// Generated from openapi/ by `npm run generate`. Do not edit.

export const actionsConstants = {"platformActionLifetimeMs":2592000000,"quickActionExecutionLifetimeMs":2592000000} as const;

export const avatarsConstants = {"recordAvatarLifetimeMs":2592000000,"recordAvatarErrorMemoryMs":3600000,"photoMaxAgeSeconds":86400} as const;

export const filesConstants = {"fileBytesMaximum":26214400,"chunkBytes":524288,"contentDocumentLifetimeMs":2592000000} as const;

export const iconsConstants = {"iconMaxAgeSeconds":86400,"iconPixels":120} as const;

export const listUiConstants = {"listSummaryPageSize":20} as const;

export const listViewsConstants = {"recentListViewApiName":"__Recent","offsetMaximum":2000,"recentRecordsMaximum":200,"recentUseGraceMs":1000,"relativeDays":["TODAY","YESTERDAY","TOMORROW","THIS_WEEK","LAST_WEEK","NEXT_WEEK","THIS_MONTH","LAST_MONTH","NEXT_MONTH","THIS_YEAR","LAST_YEAR","NEXT_YEAR"],"countedDays":["LAST_N_DAYS","NEXT_N_DAYS"]} as const;

export const lookupsConstants = {"searchMinimumCharacters":2,"typeAheadMinimumCharacters":3} as const;

export const objectInfoConstants = {"masterRecordTypeId":"012000000000000AAA"} as const;

export const picklistsConstants = {"failedItemMemoryMs":900000} as const;

export const recordsConstants = {"fieldPathLevels":6,"trackedFieldDepth":5,"changeNotifications":60,"changeNotificationWindowMs":60000,"failedItemMemoryMs":300000,"recordCollectionLifetimeMs":120000,"defaultLifetimeMs":2592000000,"batchRecordsMaximum":200,"batchOperationTypes":["CREATE","UPDATE","DELETE"]} as const;

export const relatedListsConstants = {"failedInfoMemoryMs":900000} as const;

export const searchConstants = {"defaultConfigurationName":"Default","keywordAnswerType":"Keyword","groupPageSize":5,"filterOptionsMaximum":100} as const;

export const getGlobalActionsLimits = {"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getQuickActionLayoutLimits = {"actionApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)?$"},"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getLookupActionsLimits = {"objectApiNames":{"maxItems":100},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getObjectCreateActionsLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"actionTypes":{"maxItems":20},"formFactor":{"default":"Large","maxLength":80},"sections":{"maxItems":20}} as const;

export const getActionOverridesLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"defaultTemplateOnly":{"default":false},"type":{"enum":["Clone","Delete","Edit","List","New","Tab","View"]}} as const;

export const getFlexipageFormulaActivationsLimits = {"actionFeature":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"application":{"minLength":1,"maxLength":80},"objectApiNames":{"maxItems":100}} as const;

export const getQuickActionInfoLimits = {"actionApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)?$"},"parentRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getQuickActionDefaultsLimits = {"actionApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)?$"},"optionalFields":{"maxItems":500},"parentRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getRecordActionsLimits = {"recordIds":{"maxItems":200},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getRecordEditActionsLimits = {"recordIds":{"maxItems":200},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getRelatedListsActionsLimits = {"recordIds":{"maxItems":200},"relatedListsActionParameters":{"maxItems":100}} as const;

export const getRelatedListsActionsByParametersLimits = {"recordIds":{"maxItems":200},"relatedListIds":{"maxItems":100},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getRelatedListActionsByParametersLimits = {"recordIds":{"maxItems":200},"relatedListId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getRelatedListActionsLimits = {"recordIds":{"maxItems":200},"relatedListId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"sections":{"maxItems":20}} as const;

export const getRelatedListRecordActionsLimits = {"recordIds":{"maxItems":200},"relatedListRecordIds":{"maxItems":200},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getFlexipageActionsLimits = {"flexipageNames":{"maxItems":100},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getListViewActionsLimits = {"listViewIds":{"maxItems":100},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getListViewRecordActionsLimits = {"recordIds":{"maxItems":200},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getListViewChartActionsLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getMruListActionsLimits = {"objectApiNames":{"maxItems":100},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const getPhotoActionsLimits = {"recordIds":{"maxItems":200},"actionTypes":{"maxItems":20},"apiNames":{"maxItems":100},"formFactor":{"default":"Large","maxLength":80},"retrievalMode":{"default":"PageLayout","enum":["All","PageLayout"]},"sections":{"maxItems":20}} as const;

export const performQuickActionLimits = {"actionApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)?$"},"allowSaveOnDuplicate":{"default":false}} as const;

export const performUpdateRecordQuickActionLimits = {"actionApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)?$"},"allowSaveOnDuplicate":{"default":false}} as const;

export const getAppsLimits = {"formFactor":{"default":"Large","enum":["Large","Medium","Small"]},"userCustomizations":{"default":true}} as const;

export const getLastSelectedAppLimits = {"formFactor":{"default":"Large","enum":["Large","Medium","Small"]},"userCustomizations":{"default":true}} as const;

export const getUserNavItemsLimits = {"appId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"formFactor":{"default":"Large","enum":["Large","Medium","Small"]}} as const;

export const updateUserNavItemsLimits = {"appId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"navItems":{"maxItems":100}} as const;

export const getAppLimits = {"appId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"formFactor":{"default":"Large","enum":["Large","Medium","Small"]},"userCustomizations":{"default":true}} as const;

export const updateLastSelectedAppLimits = {"appId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"formFactor":{"default":"Large","enum":["Large","Medium","Small"]}} as const;

export const getNavItemsLimits = {"formFactor":{"default":"Large","enum":["Large","Medium","Small"]},"navItemNames":{"maxItems":100},"page":{"default":0,"minimum":0,"maximum":1000},"pageSize":{"default":25,"minimum":1,"maximum":200}} as const;

export const getRecordAvatarsLimits = {"recordIds":{"maxItems":200},"formFactor":{"default":"Large","enum":["Large","Medium","Small"]}} as const;

export const updateRecordAvatarLimits = {"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"actionType":{"minLength":1},"blueMasterId":{"maxLength":80},"externalId":{"maxLength":80},"photoUrl":{"maxLength":255},"profileName":{"maxLength":255}} as const;

export const getRecordAvatarPhotoLimits = {"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"v":{"maxLength":40}} as const;

export const getRecordDefaultsForCreateLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"formFactor":{"default":"Large","enum":["Large","Medium","Small"]},"optionalFields":{"maxItems":500},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getRecordDefaultsForCloneLimits = {"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"formFactor":{"default":"Large","enum":["Large","Medium","Small"]},"optionalFields":{"maxItems":500},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getRecordTemplateCreateLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"optionalFields":{"maxItems":500},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getRecordTemplateCloneLimits = {"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"optionalFields":{"maxItems":500},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getDuplicatesConfigurationLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const findDuplicatesLimits = {"apiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}} as const;

export const createFavoriteLimits = {"name":{"minLength":1,"maxLength":255},"sortOrder":{"minimum":1,"maximum":2000},"target":{"minLength":1,"maxLength":255},"targetType":{"enum":["ListView","ObjectHome","Record","Tab"]}} as const;

export const updateFavoritesLimits = {"favorites":{"maxItems":200}} as const;

export const getFavoriteLimits = {"favoriteId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const deleteFavoriteLimits = {"favoriteId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const updateFavoriteLimits = {"favoriteId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"name":{"minLength":1,"maxLength":255},"sortOrder":{"minimum":1,"maximum":2000}} as const;

export const updateFavoriteUsageLimits = {"favoriteId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const createContentDocumentAndVersionLimits = {"description":{"maxLength":1000},"title":{"maxLength":255}} as const;

export const createContentVersionLimits = {"contentDocumentId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"description":{"maxLength":1000},"title":{"maxLength":255}} as const;

export const getContentVersionDataLimits = {"contentVersionId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getIconLimits = {"iconSet":{"pattern":"^[A-Za-z0-9_.-]+$"},"iconFile":{"pattern":"^[A-Za-z0-9_.-]+$"}} as const;

export const getLayoutLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"formFactor":{"default":"Large","enum":["Large","Medium","Small"]},"layoutType":{"default":"Full","enum":["Full","Compact"]},"mode":{"default":"View","enum":["Create","Edit","View"]},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getLayoutUserStateLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"layoutType":{"default":"Full","enum":["Full","Compact"]},"mode":{"default":"View","enum":["Create","Edit","View"]},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const updateLayoutUserStateLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"layoutType":{"default":"Full","enum":["Full","Compact"]},"mode":{"default":"View","enum":["Create","Edit","View"]},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getPathLayoutLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"formFactor":{"default":"Large","enum":["Large","Medium","Small"]},"layoutOverride":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"mode":{"default":"View","enum":["Create","Edit","View"]},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getRecordUiLimits = {"recordIds":{"maxItems":200},"optionalFields":{"maxItems":500}} as const;

export const getListRecordsByIdLimits = {"listViewId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":2000},"sortBy":{"maxItems":5},"searchTerm":{"maxLength":255},"where":{"maxLength":20000}} as const;

export const getListUiByNameLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"listViewApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":2000},"searchTerm":{"maxLength":255},"sortBy":{"maxItems":5},"where":{"maxLength":20000}} as const;

export const getListUiLimits = {"listViewIdOrObjectApiName":{"pattern":"^[A-Za-z0-9_]+$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"minimum":1,"maximum":2000},"searchTerm":{"maxLength":255},"sortBy":{"maxItems":5},"where":{"maxLength":20000},"q":{"maxLength":255},"recentListsOnly":{"default":false}} as const;

export const getMruListRecordsLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":2000},"sortBy":{"maxItems":5}} as const;

export const getMruListInfoLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}} as const;

export const getMruListUiLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":2000},"sortBy":{"maxItems":5}} as const;

export const getListInfosByObjectNameLimits = {"objectApiName":{"pattern":"^[A-Za-z0-9_]+$"},"pageSize":{"default":20,"minimum":1,"maximum":2000},"q":{"maxLength":255},"recentListsOnly":{"default":false}} as const;

export const createListInfoLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"displayColumns":{"maxItems":15},"filterLogicString":{"maxLength":255},"filteredByInfo":{"maxItems":10},"includeDefaultAttributes":{"default":false},"label":{"minLength":1,"maxLength":40},"listShares":{"maxItems":20},"listViewApiName":{"minLength":1,"maxLength":80},"visibility":{"enum":["Private","Public","Shared"]}} as const;

export const getListInfosByNameLimits = {"ids":{"maxItems":100},"names":{"maxItems":100}} as const;

export const getListInfoByNameLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"listViewApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}} as const;

export const deleteListInfoLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"listViewApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}} as const;

export const updateListInfoByNameLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"listViewApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"displayColumns":{"maxItems":15},"filterLogicString":{"maxLength":255},"filteredByInfo":{"maxItems":10},"label":{"minLength":1,"maxLength":40},"listShares":{"maxItems":20},"visibility":{"enum":["Private","Public","Shared"]}} as const;

export const getListRecordsByParametersLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"listViewApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":2000},"searchTerm":{"maxLength":255},"sortBy":{"maxItems":5},"where":{"maxLength":20000}} as const;

export const getListRecordsByNameLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"listViewApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":2000},"searchTerm":{"maxLength":255},"sortBy":{"maxItems":5},"where":{"maxLength":20000}} as const;

export const getListObjectInfoLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}} as const;

export const getListPreferencesLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"listViewApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}} as const;

export const updateListPreferencesLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"listViewApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"orderedBy":{"maxItems":5}} as const;

export const getLookupRecordsByParametersLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fieldApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_.]*$"},"dependentFieldBindings":{"maxItems":20},"page":{"default":1,"minimum":1,"maximum":2000},"pageSize":{"default":25,"minimum":1,"maximum":200},"q":{"maxLength":255},"searchType":{"default":"Recent","enum":["Recent","Search","TypeAhead"]},"targetApiName":{"maxItems":10}} as const;

export const getLookupRecordsLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fieldApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_.]*$"},"dependentFieldBindings":{"maxItems":20},"page":{"default":1,"minimum":1,"maximum":2000},"pageSize":{"default":25,"minimum":1,"maximum":200},"q":{"maxLength":255},"searchType":{"default":"Recent","enum":["Recent","Search","TypeAhead"]},"sourceRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"targetApiName":{"maxItems":10},"orderBy":{"maxItems":5}} as const;

export const getLookupRecordsOfObjectLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fieldApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_.]*$"},"targetApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"dependentFieldBindings":{"maxItems":20},"page":{"default":1,"minimum":1,"maximum":2000},"pageSize":{"default":25,"minimum":1,"maximum":200},"q":{"maxLength":255},"searchType":{"default":"Recent","enum":["Recent","Search","TypeAhead"]}} as const;

export const getObjectInfoLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"}} as const;

export const getObjectInfosLimits = {"objectApiNames":{"maxItems":100}} as const;

export const getPicklistValuesByRecordTypeLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getPicklistValuesLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fieldApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_.]*$"}} as const;

export const getRecordLimits = {"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"modes":{"default":["View"]},"childRelationships":{"maxItems":100},"pageSize":{"default":5,"minimum":1,"maximum":200},"updateMru":{"default":false}} as const;

export const deleteRecordLimits = {"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const updateRecordLimits = {"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"handleOwnerChange":{"default":false},"includeFieldsInBody":{"default":false},"triggerOtherEmail":{"default":false},"triggerUserEmail":{"default":false},"useDefaultRule":{"default":false},"allowSaveOnDuplicate":{"default":false}} as const;

export const getChildRelationshipRecordsLimits = {"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"relationshipName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"pageSize":{"minimum":1,"maximum":200},"pageToken":{"minLength":1}} as const;

export const getRecordsLimits = {"recordIds":{"maxItems":200},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"modes":{"default":["View"]},"childRelationships":{"maxItems":100},"pageSize":{"default":5,"minimum":1,"maximum":200},"updateMru":{"default":false}} as const;

export const createRecordLimits = {"handleOwnerChange":{"default":false},"includeFieldsInBody":{"default":false},"triggerOtherEmail":{"default":false},"triggerUserEmail":{"default":false},"useDefaultRule":{"default":false},"allowSaveOnDuplicate":{"default":false},"apiName":{"minLength":1}} as const;

export const executeBatchRecordOperationsLimits = {"useDefaultRule":{"default":false},"allOrNone":{"default":true},"operations":{"maxItems":1000}} as const;

export const getRelatedListsInfoLimits = {"parentObjectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getRelatedListInfosLimits = {"parentObjectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"relatedListNames":{"maxItems":100},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getRelatedListInfoLimits = {"parentObjectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"relatedListId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"restrictColumnsToLayout":{"default":true}} as const;

export const updateRelatedListInfoLimits = {"parentObjectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"relatedListId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"recordTypeId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderedByInfo":{"maxItems":5}} as const;

export const getRelatedListRecordsByParametersLimits = {"parentRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"relatedListId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":2000},"sortBy":{"maxItems":5},"where":{"maxLength":20000}} as const;

export const getRelatedListRecordsLimits = {"parentRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"relatedListId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fields":{"maxItems":500},"includeColumnLabels":{"default":false},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":1999},"sortBy":{"maxItems":5},"where":{"maxLength":20000}} as const;

export const getRelatedListRecordsBatchLimits = {"parentRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"relatedListParameters":{"maxItems":100}} as const;

export const getRelatedListRecordsBatchByParametersLimits = {"parentRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"relatedListIds":{"maxItems":100},"fields":{"maxItems":500},"optionalFields":{"maxItems":500},"pageSize":{"default":50,"minimum":1,"maximum":2000},"sortBy":{"maxItems":5},"where":{"maxLength":20000}} as const;

export const getRelatedListCountsLimits = {"parentRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"relatedListNames":{"maxItems":100},"maxCount":{"default":10,"minimum":1,"maximum":1999}} as const;

export const getRelatedListCountLimits = {"parentRecordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"relatedListId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"maxCount":{"default":10,"minimum":1,"maximum":1999}} as const;

export const getRelatedListPreferencesBatchLimits = {"preferencesIds":{"maxItems":100}} as const;

export const getRelatedListPreferencesLimits = {"preferencesId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*\\.[A-Za-z_][A-Za-z0-9_]*$"}} as const;

export const updateRelatedListPreferencesLimits = {"preferencesId":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*\\.[A-Za-z_][A-Za-z0-9_]*$"},"orderedBy":{"maxItems":5}} as const;

export const getSearchFilterMetadataLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"channel":{"minLength":1,"maxLength":80},"configurationName":{"minLength":1,"maxLength":80}} as const;

export const getSearchFilterOptionsLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"filterApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"q":{"maxLength":255}} as const;

export const getLookupMetadataLimits = {"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"fieldApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_.]*$"}} as const;

export const getSearchResultsLimits = {"q":{"minLength":1,"maxLength":999},"answerTypes":{"maxItems":10},"objectApiNames":{"maxItems":100},"searchObjectOptions":{"maxItems":100}} as const;

export const getKeywordSearchResultsLimits = {"q":{"minLength":1,"maxLength":999},"objectApiName":{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"dataCategories":{"maxItems":10},"filters":{"maxItems":50},"pageSize":{"default":25,"minimum":1,"maximum":200}} as const;

export const operationIds = ["getGlobalActions","getQuickActionLayout","getLookupActions","getObjectCreateActions","getActionOverrides","getFlexipageFormulaActivations","getQuickActionInfo","getQuickActionDefaults","getRecordActions","getRecordEditActions","getRelatedListsActions","getRelatedListsActionsByParameters","getRelatedListActionsByParameters","getRelatedListActions","getRelatedListRecordActions","getFlexipageActions","getListViewActions","getListViewRecordActions","getListViewChartActions","getMruListActions","getPhotoActions","performQuickAction","performUpdateRecordQuickAction","getApps","getLastSelectedApp","getUserNavItems","updateUserNavItems","getApp","updateLastSelectedApp","getNavItems","getRecordAvatars","updateRecordAvatar","getRecordAvatarPhoto","getRecordDefaultsForCreate","getRecordDefaultsForClone","getRecordTemplateCreate","getRecordTemplateClone","getDuplicatesConfiguration","findDuplicates","getFavorites","createFavorite","updateFavorites","getFavorite","deleteFavorite","updateFavorite","updateFavoriteUsage","createContentDocumentAndVersion","createContentVersion","getContentVersionData","getIcon","getLayout","getLayoutUserState","updateLayoutUserState","getPathLayout","getRecordUi","getListRecordsById","getListUiByName","getListUi","getMruListRecords","getMruListInfo","getMruListUi","getListInfosByObjectName","createListInfo","getListInfosByName","getListInfoByName","deleteListInfo","updateListInfoByName","getListRecordsByParameters","getListRecordsByName","getListObjectInfo","getListPreferences","updateListPreferences","getLookupRecordsByParameters","getLookupRecords","getLookupRecordsOfObject","getObjectInfoDirectory","getObjectInfo","getObjectInfos","getPicklistValuesByRecordType","getPicklistValues","getRecord","deleteRecord","updateRecord","getChildRelationshipRecords","getRecords","createRecord","executeBatchRecordOperations","getRelatedListsInfo","getRelatedListInfos","getRelatedListInfo","updateRelatedListInfo","getRelatedListRecordsByParameters","getRelatedListRecords","getRelatedListRecordsBatch","getRelatedListRecordsBatchByParameters","getRelatedListCounts","getRelatedListCount","getRelatedListPreferencesBatch","getRelatedListPreferences","updateRelatedListPreferences","getSearchFilterMetadata","getSearchFilterOptions","getLookupMetadata","getSearchResults","getKeywordSearchResults","getActiveTheme"] as const;
