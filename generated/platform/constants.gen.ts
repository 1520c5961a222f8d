// Generated from openapi/ by `npm run generate`. Do not edit.

export const findingConstants = {"searchResultsMaximum":2000} as const;

export const oauthConstants = {"authorizationCodeSeconds":600,"idTokenSeconds":120} as const;

export const queryConstants = {"batchSizeMinimum":200,"batchSizeMaximum":2000,"cursorLifetimeMs":900000,"cursorsOfUser":10} as const;

export const createSObjectRecordsLimits = {"records":{"maxItems":200}} as const;

export const deleteSObjectRecordsLimits = {"ids":{"maxItems":200},"allOrNone":{"default":false}} as const;

export const updateSObjectRecordsLimits = {"records":{"maxItems":200}} as const;

export const getSObjectRecordsLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"ids":{"maxItems":200}} as const;

export const findSObjectRecordsLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"ids":{"maxItems":2000}} as const;

export const updateSObjectRecordsByFieldLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"fieldName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"records":{"maxItems":200}} as const;

export const executeCompositeLimits = {"compositeRequest":{"maxItems":25}} as const;

export const createRecordTreeLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"records":{"maxItems":200}} as const;

export const executeBatchLimits = {"batchRequests":{"maxItems":25}} as const;

export const getSearchLimits = {"q":{"minLength":1,"maxLength":100000}} as const;

export const findSearchedRecordsLimits = {"q":{"minLength":1,"maxLength":255},"sobject":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"overallLimit":{"default":2000,"minimum":1,"maximum":2000}} as const;

export const createRecordSearchLimits = {"q":{"minLength":1,"maxLength":255},"overallLimit":{"minimum":1,"maximum":2000},"defaultLimit":{"minimum":1,"maximum":2000},"sobjects":{"maxItems":20}} as const;

export const getRecentRecordsLimits = {"limit":{"default":200,"minimum":1,"maximum":200}} as const;

export const getIdentityLimits = {"organizationId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"userId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"format":{"default":"json","enum":["json"]}} as const;

export const resetPasswordLimits = {"username":{"minLength":1,"maxLength":80},"otp":{"maxLength":20},"newpassword":{"minLength":8,"maxLength":200},"recaptcha":{"maxLength":4000}} as const;

export const getQueryLimits = {"q":{"minLength":1,"maxLength":100000},"explain":{"minLength":1,"maxLength":100000},"columns":{"default":false}} as const;

export const getQueryPageLimits = {"locator":{"pattern":"^[A-Za-z0-9]{15,18}(-\\d{1,9})?$"}} as const;

export const getQueryAllLimits = {"q":{"minLength":1,"maxLength":100000}} as const;

export const executePartnerCallLimits = {"version":{"pattern":"^\\d+\\.\\d$"}} as const;

export const executeEnterpriseCallLimits = {"version":{"pattern":"^\\d+\\.\\d$"}} as const;

export const getSObjectLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"}} as const;

export const createSObjectRecordLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"}} as const;

export const getSObjectDescribeLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"}} as const;

export const getUpdatedRecordsLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"}} as const;

export const getDeletedRecordsLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"}} as const;

export const getSObjectRecordLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const deleteSObjectRecordLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const updateSObjectRecordLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getSObjectRecordByFieldLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"fieldName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"fieldValue":{"minLength":1}} as const;

export const updateSObjectRecordByFieldLimits = {"sObjectName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"fieldName":{"pattern":"^[A-Za-z][A-Za-z0-9_]*$"},"fieldValue":{"minLength":1}} as const;

export const operationIds = ["createSObjectRecords","deleteSObjectRecords","updateSObjectRecords","getSObjectRecords","findSObjectRecords","updateSObjectRecordsByField","executeComposite","createRecordTree","executeBatch","getSearch","findSearchedRecords","createRecordSearch","getRecentRecords","startBrowserSession","createBrowserSession","getIdentity","getUserInfo","getOpenIdConfiguration","getJsonWebKeySet","startAuthorization","submitAuthorization","createAccessToken","deleteAccessToken","evaluateAccessToken","resetPassword","getQuery","getQueryPage","getQueryAll","getResources","getLimits","executePartnerCall","executeEnterpriseCall","getSObjects","getSObject","createSObjectRecord","getSObjectDescribe","getUpdatedRecords","getDeletedRecords","getSObjectRecord","deleteSObjectRecord","updateSObjectRecord","getSObjectRecordByField","updateSObjectRecordByField","getVersions"] as const;
