// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Client, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { paths } from './types.gen.ts';

export type Api = Client<paths>;
type Init<Path extends keyof paths, Method extends 'get' | 'put' | 'post' | 'delete' | 'patch'> = Method extends keyof paths[Path]
  ? MaybeOptionalInit<paths[Path], Method>
  : never;
/** The answer of a call: `data` of its success or `error`, with the response. */
type Answer<Call> = Call extends Record<string | number, unknown>
  ? Promise<FetchResponse<Call, object, `${string}/${string}`>>
  : never;

/** GET /services/data/v64.0/ui-api/actions/global — List the actions of the whole application. */
export const getGlobalActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/global", "get">) =>
    api.GET("/ui-api/actions/global", init as never) as unknown as Answer<paths["/ui-api/actions/global"]["get"]>,
  {
    operationId: "getGlobalActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/global",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/layout/{actionApiName} — Describe the form of a quick action. */
export const getQuickActionLayout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/layout/{actionApiName}", "get">) =>
    api.GET("/ui-api/actions/layout/{actionApiName}", init as never) as unknown as Answer<paths["/ui-api/actions/layout/{actionApiName}"]["get"]>,
  {
    operationId: "getQuickActionLayout",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/layout/{actionApiName}",
    query: ["objectApiName","recordTypeId"],
    since: "58.0",
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/lookup/{objectApiNames} — List what a lookup field offers beside choosing a record. */
export const getLookupActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/lookup/{objectApiNames}", "get">) =>
    api.GET("/ui-api/actions/lookup/{objectApiNames}", init as never) as unknown as Answer<paths["/ui-api/actions/lookup/{objectApiNames}"]["get"]>,
  {
    operationId: "getLookupActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/lookup/{objectApiNames}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/object/{objectApiName}/record-create — List the buttons of the form for a new record. */
export const getObjectCreateActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/object/{objectApiName}/record-create", "get">) =>
    api.GET("/ui-api/actions/object/{objectApiName}/record-create", init as never) as unknown as Answer<paths["/ui-api/actions/object/{objectApiName}/record-create"]["get"]>,
  {
    operationId: "getObjectCreateActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/object/{objectApiName}/record-create",
    query: ["actionTypes","formFactor","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/overrides/{objectApiName} — List what stands in for the standard pages of an object. */
export const getActionOverrides = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/overrides/{objectApiName}", "get">) =>
    api.GET("/ui-api/actions/overrides/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/actions/overrides/{objectApiName}"]["get"]>,
  {
    operationId: "getActionOverrides",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/overrides/{objectApiName}",
    query: ["defaultTemplateOnly","type"],
    cache: {"lifetimeMs":2592000000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/formula-activation/{actionFeature} — Tell which objects have actions that depend on the values of the record. */
export const getFlexipageFormulaActivations = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/formula-activation/{actionFeature}", "get">) =>
    api.GET("/ui-api/actions/formula-activation/{actionFeature}", init as never) as unknown as Answer<paths["/ui-api/actions/formula-activation/{actionFeature}"]["get"]>,
  {
    operationId: "getFlexipageFormulaActivations",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/formula-activation/{actionFeature}",
    query: ["application","objectApiNames"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/quick-action-info/{actionApiName} — Describe a quick action. */
export const getQuickActionInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/quick-action-info/{actionApiName}", "get">) =>
    api.GET("/ui-api/actions/quick-action-info/{actionApiName}", init as never) as unknown as Answer<paths["/ui-api/actions/quick-action-info/{actionApiName}"]["get"]>,
  {
    operationId: "getQuickActionInfo",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/quick-action-info/{actionApiName}",
    query: ["parentRecordId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/record-defaults/{actionApiName} — Answer what the form of a quick action starts with. */
export const getQuickActionDefaults = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/record-defaults/{actionApiName}", "get">) =>
    api.GET("/ui-api/actions/record-defaults/{actionApiName}", init as never) as unknown as Answer<paths["/ui-api/actions/record-defaults/{actionApiName}"]["get"]>,
  {
    operationId: "getQuickActionDefaults",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/record-defaults/{actionApiName}",
    query: ["optionalFields","parentRecordId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/record/{recordIds} — List the actions of records. */
export const getRecordActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/record/{recordIds}", "get">) =>
    api.GET("/ui-api/actions/record/{recordIds}", init as never) as unknown as Answer<paths["/ui-api/actions/record/{recordIds}"]["get"]>,
  {
    operationId: "getRecordActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/record/{recordIds}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/record/{recordIds}/record-edit — List the buttons of the form for existing records. */
export const getRecordEditActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/record/{recordIds}/record-edit", "get">) =>
    api.GET("/ui-api/actions/record/{recordIds}/record-edit", init as never) as unknown as Answer<paths["/ui-api/actions/record/{recordIds}/record-edit"]["get"]>,
  {
    operationId: "getRecordEditActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/record/{recordIds}/record-edit",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/actions/record/{recordIds}/related-list/batch — List the actions of several related lists of records. */
export const getRelatedListsActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/record/{recordIds}/related-list/batch", "post">) =>
    api.POST("/ui-api/actions/record/{recordIds}/related-list/batch", init as never) as unknown as Answer<paths["/ui-api/actions/record/{recordIds}/related-list/batch"]["post"]>,
  {
    operationId: "getRelatedListsActions",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/record/{recordIds}/related-list/batch",
    query: [],
    since: "57.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/record/{recordIds}/related-list/batch/{relatedListIds} — List the actions of several related lists of records, asked for by parameters alone. */
export const getRelatedListsActionsByParameters = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/record/{recordIds}/related-list/batch/{relatedListIds}", "get">) =>
    api.GET("/ui-api/actions/record/{recordIds}/related-list/batch/{relatedListIds}", init as never) as unknown as Answer<paths["/ui-api/actions/record/{recordIds}/related-list/batch/{relatedListIds}"]["get"]>,
  {
    operationId: "getRelatedListsActionsByParameters",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/record/{recordIds}/related-list/batch/{relatedListIds}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/record/{recordIds}/related-list/{relatedListId} — List the actions of a related list of records, asked for by parameters alone. */
export const getRelatedListActionsByParameters = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/record/{recordIds}/related-list/{relatedListId}", "get">) =>
    api.GET("/ui-api/actions/record/{recordIds}/related-list/{relatedListId}", init as never) as unknown as Answer<paths["/ui-api/actions/record/{recordIds}/related-list/{relatedListId}"]["get"]>,
  {
    operationId: "getRelatedListActionsByParameters",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/record/{recordIds}/related-list/{relatedListId}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/actions/record/{recordIds}/related-list/{relatedListId} — List the actions of a related list of records. */
export const getRelatedListActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/record/{recordIds}/related-list/{relatedListId}", "post">) =>
    api.POST("/ui-api/actions/record/{recordIds}/related-list/{relatedListId}", init as never) as unknown as Answer<paths["/ui-api/actions/record/{recordIds}/related-list/{relatedListId}"]["post"]>,
  {
    operationId: "getRelatedListActions",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/record/{recordIds}/related-list/{relatedListId}",
    query: [],
    since: "57.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds} — List the actions of rows in related lists. */
export const getRelatedListRecordActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}", "get">) =>
    api.GET("/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}", init as never) as unknown as Answer<paths["/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}"]["get"]>,
  {
    operationId: "getRelatedListRecordActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/flexipage/{flexipageNames} — List the actions on pages that were put together of parts. */
export const getFlexipageActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/flexipage/{flexipageNames}", "get">) =>
    api.GET("/ui-api/actions/flexipage/{flexipageNames}", init as never) as unknown as Answer<paths["/ui-api/actions/flexipage/{flexipageNames}"]["get"]>,
  {
    operationId: "getFlexipageActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/flexipage/{flexipageNames}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/list-view/{listViewIds} — List the actions in the head of list views. */
export const getListViewActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/list-view/{listViewIds}", "get">) =>
    api.GET("/ui-api/actions/list-view/{listViewIds}", init as never) as unknown as Answer<paths["/ui-api/actions/list-view/{listViewIds}"]["get"]>,
  {
    operationId: "getListViewActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/list-view/{listViewIds}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/list-view-record/{recordIds} — List the actions of records that stand in a list view. */
export const getListViewRecordActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/list-view-record/{recordIds}", "get">) =>
    api.GET("/ui-api/actions/list-view-record/{recordIds}", init as never) as unknown as Answer<paths["/ui-api/actions/list-view-record/{recordIds}"]["get"]>,
  {
    operationId: "getListViewRecordActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/list-view-record/{recordIds}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/list-view-chart/{objectApiName} — List the actions of the charts of list views. */
export const getListViewChartActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/list-view-chart/{objectApiName}", "get">) =>
    api.GET("/ui-api/actions/list-view-chart/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/actions/list-view-chart/{objectApiName}"]["get"]>,
  {
    operationId: "getListViewChartActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/list-view-chart/{objectApiName}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/mru-list/{objectApiNames} — List the actions in the head of the lists of recently used records. */
export const getMruListActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/mru-list/{objectApiNames}", "get">) =>
    api.GET("/ui-api/actions/mru-list/{objectApiNames}", init as never) as unknown as Answer<paths["/ui-api/actions/mru-list/{objectApiNames}"]["get"]>,
  {
    operationId: "getMruListActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/mru-list/{objectApiNames}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/actions/photo/{recordIds} — List what can be done with the photos of records. */
export const getPhotoActions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/photo/{recordIds}", "get">) =>
    api.GET("/ui-api/actions/photo/{recordIds}", init as never) as unknown as Answer<paths["/ui-api/actions/photo/{recordIds}"]["get"]>,
  {
    operationId: "getPhotoActions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/photo/{recordIds}",
    query: ["actionTypes","apiNames","formFactor","retrievalMode","sections"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/actions/perform-quick-action/{actionApiName} — Perform a quick action that creates a record. */
export const performQuickAction = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/perform-quick-action/{actionApiName}", "post">) =>
    api.POST("/ui-api/actions/perform-quick-action/{actionApiName}", init as never) as unknown as Answer<paths["/ui-api/actions/perform-quick-action/{actionApiName}"]["post"]>,
  {
    operationId: "performQuickAction",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/perform-quick-action/{actionApiName}",
    query: [],
    since: "57.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/actions/perform-quick-action/{actionApiName} — Perform a quick action that changes the record on the screen. */
export const performUpdateRecordQuickAction = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/actions/perform-quick-action/{actionApiName}", "patch">) =>
    api.PATCH("/ui-api/actions/perform-quick-action/{actionApiName}", init as never) as unknown as Answer<paths["/ui-api/actions/perform-quick-action/{actionApiName}"]["patch"]>,
  {
    operationId: "performUpdateRecordQuickAction",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/actions/perform-quick-action/{actionApiName}",
    query: [],
    since: "58.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/apps — List the apps that the session may open. */
export const getApps = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/apps", "get">) =>
    api.GET("/ui-api/apps", init as never) as unknown as Answer<paths["/ui-api/apps"]["get"]>,
  {
    operationId: "getApps",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/apps",
    query: ["formFactor","userCustomizations"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/apps/selected — Describe the app that opens first. */
export const getLastSelectedApp = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/apps/selected", "get">) =>
    api.GET("/ui-api/apps/selected", init as never) as unknown as Answer<paths["/ui-api/apps/selected"]["get"]>,
  {
    operationId: "getLastSelectedApp",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/apps/selected",
    query: ["formFactor","userCustomizations"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/apps/{appId}/user-nav-items — List the navigation items that the person has arranged in an app. */
export const getUserNavItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/apps/{appId}/user-nav-items", "get">) =>
    api.GET("/ui-api/apps/{appId}/user-nav-items", init as never) as unknown as Answer<paths["/ui-api/apps/{appId}/user-nav-items"]["get"]>,
  {
    operationId: "getUserNavItems",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/apps/{appId}/user-nav-items",
    query: ["formFactor"],
    cache: {"lifetimeMs":120000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** PUT /services/data/v64.0/ui-api/apps/{appId}/user-nav-items — Arrange the navigation of an app for the person. */
export const updateUserNavItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/apps/{appId}/user-nav-items", "put">) =>
    api.PUT("/ui-api/apps/{appId}/user-nav-items", init as never) as unknown as Answer<paths["/ui-api/apps/{appId}/user-nav-items"]["put"]>,
  {
    operationId: "updateUserNavItems",
    api: "record-data",
    method: "put",
    base: "/services/data/v64.0",
    path: "/ui-api/apps/{appId}/user-nav-items",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/apps/{appId} — Describe one app. */
export const getApp = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/apps/{appId}", "get">) =>
    api.GET("/ui-api/apps/{appId}", init as never) as unknown as Answer<paths["/ui-api/apps/{appId}"]["get"]>,
  {
    operationId: "getApp",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/apps/{appId}",
    query: ["formFactor","userCustomizations"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/apps/{appId} — Remember an app as the one that the person has opened last, and describe it. */
export const updateLastSelectedApp = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/apps/{appId}", "patch">) =>
    api.PATCH("/ui-api/apps/{appId}", init as never) as unknown as Answer<paths["/ui-api/apps/{appId}"]["patch"]>,
  {
    operationId: "updateLastSelectedApp",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/apps/{appId}",
    query: ["formFactor"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/nav-items — List the navigation items that the session may use, in any app. */
export const getNavItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/nav-items", "get">) =>
    api.GET("/ui-api/nav-items", init as never) as unknown as Answer<paths["/ui-api/nav-items"]["get"]>,
  {
    operationId: "getNavItems",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/nav-items",
    query: ["formFactor","navItemNames","page","pageSize"],
    cache: {"lifetimeMs":120000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/record-avatars/batch/{recordIds} — Answer the pictures of several records, each with a status of its own. */
export const getRecordAvatars = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/record-avatars/batch/{recordIds}", "get">) =>
    api.GET("/ui-api/record-avatars/batch/{recordIds}", init as never) as unknown as Answer<paths["/ui-api/record-avatars/batch/{recordIds}"]["get"]>,
  {
    operationId: "getRecordAvatars",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/record-avatars/batch/{recordIds}",
    query: ["formFactor"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/record-avatars/{recordId}/association — Put a photo on a record, or take it off. */
export const updateRecordAvatar = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/record-avatars/{recordId}/association", "post">) =>
    api.POST("/ui-api/record-avatars/{recordId}/association", init as never) as unknown as Answer<paths["/ui-api/record-avatars/{recordId}/association"]["post"]>,
  {
    operationId: "updateRecordAvatar",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/record-avatars/{recordId}/association",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/record-avatars/{recordId}/photo — Serve the initials of a person or an account as a picture. */
export const getRecordAvatarPhoto = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/record-avatars/{recordId}/photo", "get">) =>
    api.GET("/ui-api/record-avatars/{recordId}/photo", init as never) as unknown as Answer<paths["/ui-api/record-avatars/{recordId}/photo"]["get"]>,
  {
    operationId: "getRecordAvatarPhoto",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/record-avatars/{recordId}/photo",
    query: ["v"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/record-defaults/create/{objectApiName} — Answer layout, object infos and default values for a new record. */
export const getRecordDefaultsForCreate = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/record-defaults/create/{objectApiName}", "get">) =>
    api.GET("/ui-api/record-defaults/create/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/record-defaults/create/{objectApiName}"]["get"]>,
  {
    operationId: "getRecordDefaultsForCreate",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/record-defaults/create/{objectApiName}",
    query: ["formFactor","optionalFields","recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/record-defaults/clone/{recordId} — Answer layout, object infos and default values for a copy of a record. */
export const getRecordDefaultsForClone = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/record-defaults/clone/{recordId}", "get">) =>
    api.GET("/ui-api/record-defaults/clone/{recordId}", init as never) as unknown as Answer<paths["/ui-api/record-defaults/clone/{recordId}"]["get"]>,
  {
    operationId: "getRecordDefaultsForClone",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/record-defaults/clone/{recordId}",
    query: ["formFactor","optionalFields","recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/record-defaults/template/create/{objectApiName} — Answer the values that a new record starts with, ready to be sent back. */
export const getRecordTemplateCreate = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/record-defaults/template/create/{objectApiName}", "get">) =>
    api.GET("/ui-api/record-defaults/template/create/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/record-defaults/template/create/{objectApiName}"]["get"]>,
  {
    operationId: "getRecordTemplateCreate",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/record-defaults/template/create/{objectApiName}",
    query: ["optionalFields","recordTypeId"],
    cache: {"lifetimeMs":1000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/record-defaults/template/clone/{recordId} — Answer the values that a copy of a record starts with, ready to be sent back. */
export const getRecordTemplateClone = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/record-defaults/template/clone/{recordId}", "get">) =>
    api.GET("/ui-api/record-defaults/template/clone/{recordId}", init as never) as unknown as Answer<paths["/ui-api/record-defaults/template/clone/{recordId}"]["get"]>,
  {
    operationId: "getRecordTemplateClone",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/record-defaults/template/clone/{recordId}",
    query: ["optionalFields","recordTypeId"],
    cache: {"lifetimeMs":1000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/duplicates/{objectApiName} — Describe the duplicate rules of an object. */
export const getDuplicatesConfiguration = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/duplicates/{objectApiName}", "get">) =>
    api.GET("/ui-api/duplicates/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/duplicates/{objectApiName}"]["get"]>,
  {
    operationId: "getDuplicatesConfiguration",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/duplicates/{objectApiName}",
    query: ["recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/predupe — Answer which records a record would duplicate if it were saved like this. */
export const findDuplicates = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/predupe", "post">) =>
    api.POST("/ui-api/predupe", init as never) as unknown as Answer<paths["/ui-api/predupe"]["post"]>,
  {
    operationId: "findDuplicates",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/predupe",
    query: [],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/favorites — List the favorites of the person in their order. */
export const getFavorites = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/favorites", "get">) =>
    api.GET("/ui-api/favorites", init as never) as unknown as Answer<paths["/ui-api/favorites"]["get"]>,
  {
    operationId: "getFavorites",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/favorites",
    query: [],
    cache: {"lifetimeMs":120000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/favorites — Mark a record, a list view, the page of an object or a navigation item. */
export const createFavorite = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/favorites", "post">) =>
    api.POST("/ui-api/favorites", init as never) as unknown as Answer<paths["/ui-api/favorites"]["post"]>,
  {
    operationId: "createFavorite",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/favorites",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** PUT /services/data/v64.0/ui-api/favorites/batch — Arrange all favorites at once. */
export const updateFavorites = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/favorites/batch", "put">) =>
    api.PUT("/ui-api/favorites/batch", init as never) as unknown as Answer<paths["/ui-api/favorites/batch"]["put"]>,
  {
    operationId: "updateFavorites",
    api: "record-data",
    method: "put",
    base: "/services/data/v64.0",
    path: "/ui-api/favorites/batch",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/favorites/{favoriteId} — Describe one favorite. */
export const getFavorite = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/favorites/{favoriteId}", "get">) =>
    api.GET("/ui-api/favorites/{favoriteId}", init as never) as unknown as Answer<paths["/ui-api/favorites/{favoriteId}"]["get"]>,
  {
    operationId: "getFavorite",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/favorites/{favoriteId}",
    query: [],
    cache: {"lifetimeMs":120000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** DELETE /services/data/v64.0/ui-api/favorites/{favoriteId} — Delete a favorite; what it leads to stays. */
export const deleteFavorite = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/favorites/{favoriteId}", "delete">) =>
    api.DELETE("/ui-api/favorites/{favoriteId}", init as never) as unknown as Answer<paths["/ui-api/favorites/{favoriteId}"]["delete"]>,
  {
    operationId: "deleteFavorite",
    api: "record-data",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/ui-api/favorites/{favoriteId}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/favorites/{favoriteId} — Rename a favorite or move it. */
export const updateFavorite = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/favorites/{favoriteId}", "patch">) =>
    api.PATCH("/ui-api/favorites/{favoriteId}", init as never) as unknown as Answer<paths["/ui-api/favorites/{favoriteId}"]["patch"]>,
  {
    operationId: "updateFavorite",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/favorites/{favoriteId}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/favorites/{favoriteId}/usage — Count a use of a favorite. */
export const updateFavoriteUsage = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/favorites/{favoriteId}/usage", "patch">) =>
    api.PATCH("/ui-api/favorites/{favoriteId}/usage", init as never) as unknown as Answer<paths["/ui-api/favorites/{favoriteId}/usage"]["patch"]>,
  {
    operationId: "updateFavoriteUsage",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/favorites/{favoriteId}/usage",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/records/content-documents/content-versions — Upload a file as a new document. */
export const createContentDocumentAndVersion = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records/content-documents/content-versions", "post">) =>
    api.POST("/ui-api/records/content-documents/content-versions", init as never) as unknown as Answer<paths["/ui-api/records/content-documents/content-versions"]["post"]>,
  {
    operationId: "createContentDocumentAndVersion",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/records/content-documents/content-versions",
    query: [],
    since: "56.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/records/content-documents/{contentDocumentId}/content-versions — Upload a new version of a document. */
export const createContentVersion = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records/content-documents/{contentDocumentId}/content-versions", "post">) =>
    api.POST("/ui-api/records/content-documents/{contentDocumentId}/content-versions", init as never) as unknown as Answer<paths["/ui-api/records/content-documents/{contentDocumentId}/content-versions"]["post"]>,
  {
    operationId: "createContentVersion",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/records/content-documents/{contentDocumentId}/content-versions",
    query: [],
    since: "56.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/sobjects/ContentVersion/{contentVersionId}/VersionData — Download the bytes of a version as they were uploaded. */
export const getContentVersionData = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/ContentVersion/{contentVersionId}/VersionData", "get">) =>
    api.GET("/sobjects/ContentVersion/{contentVersionId}/VersionData", init as never) as unknown as Answer<paths["/sobjects/ContentVersion/{contentVersionId}/VersionData"]["get"]>,
  {
    operationId: "getContentVersionData",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/sobjects/ContentVersion/{contentVersionId}/VersionData",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /img/icon/t4v35/{iconSet}/{iconFile} — Serve the icon of an object, an app or an action. */
export const getIcon = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/img/icon/t4v35/{iconSet}/{iconFile}", "get">) =>
    api.GET("/img/icon/t4v35/{iconSet}/{iconFile}", init as never) as unknown as Answer<paths["/img/icon/t4v35/{iconSet}/{iconFile}"]["get"]>,
  {
    operationId: "getIcon",
    api: "record-data",
    method: "get",
    base: "",
    path: "/img/icon/t4v35/{iconSet}/{iconFile}",
    query: [],
    cache: {"lifetimeMs":2592000000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/layout/{objectApiName} — Describe the layout of an object for one use. */
export const getLayout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/layout/{objectApiName}", "get">) =>
    api.GET("/ui-api/layout/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/layout/{objectApiName}"]["get"]>,
  {
    operationId: "getLayout",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/layout/{objectApiName}",
    query: ["formFactor","layoutType","mode","recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/layout/{objectApiName}/user-state — Tell how the user left the sections of a layout. */
export const getLayoutUserState = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/layout/{objectApiName}/user-state", "get">) =>
    api.GET("/ui-api/layout/{objectApiName}/user-state", init as never) as unknown as Answer<paths["/ui-api/layout/{objectApiName}/user-state"]["get"]>,
  {
    operationId: "getLayoutUserState",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/layout/{objectApiName}/user-state",
    query: ["layoutType","mode","recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/layout/{objectApiName}/user-state — Remember which sections of a layout the user has folded. */
export const updateLayoutUserState = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/layout/{objectApiName}/user-state", "patch">) =>
    api.PATCH("/ui-api/layout/{objectApiName}/user-state", init as never) as unknown as Answer<paths["/ui-api/layout/{objectApiName}/user-state"]["patch"]>,
  {
    operationId: "updateLayoutUserState",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/layout/{objectApiName}/user-state",
    query: ["layoutType","mode","recordTypeId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/path/layout/{objectApiName} — Describe the way that records of an object go, step by step. */
export const getPathLayout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/path/layout/{objectApiName}", "get">) =>
    api.GET("/ui-api/path/layout/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/path/layout/{objectApiName}"]["get"]>,
  {
    operationId: "getPathLayout",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/path/layout/{objectApiName}",
    query: ["formFactor","layoutOverride","mode","recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/record-ui/{recordIds} — Read records with the layouts and object infos that their page needs. */
export const getRecordUi = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/record-ui/{recordIds}", "get">) =>
    api.GET("/ui-api/record-ui/{recordIds}", init as never) as unknown as Answer<paths["/ui-api/record-ui/{recordIds}"]["get"]>,
  {
    operationId: "getRecordUi",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/record-ui/{recordIds}",
    query: ["layoutTypes","modes","optionalFields"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-records/{listViewId} — Read one page of the records in a list view that is known by its id. */
export const getListRecordsById = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-records/{listViewId}", "get">) =>
    api.GET("/ui-api/list-records/{listViewId}", init as never) as unknown as Answer<paths["/ui-api/list-records/{listViewId}"]["get"]>,
  {
    operationId: "getListRecordsById",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-records/{listViewId}",
    query: ["fields","optionalFields","pageSize","pageToken","sortBy","searchTerm","where"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-ui/{objectApiName}/{listViewApiName} — Describe a list view and read one page of its records. */
export const getListUiByName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-ui/{objectApiName}/{listViewApiName}", "get">) =>
    api.GET("/ui-api/list-ui/{objectApiName}/{listViewApiName}", init as never) as unknown as Answer<paths["/ui-api/list-ui/{objectApiName}/{listViewApiName}"]["get"]>,
  {
    operationId: "getListUiByName",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-ui/{objectApiName}/{listViewApiName}",
    query: ["fields","optionalFields","pageSize","pageToken","searchTerm","sortBy","where"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-ui/{listViewIdOrObjectApiName} — Describe and read the list view of an id, or list the list views of an object. */
export const getListUi = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-ui/{listViewIdOrObjectApiName}", "get">) =>
    api.GET("/ui-api/list-ui/{listViewIdOrObjectApiName}", init as never) as unknown as Answer<paths["/ui-api/list-ui/{listViewIdOrObjectApiName}"]["get"]>,
  {
    operationId: "getListUi",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-ui/{listViewIdOrObjectApiName}",
    query: ["fields","optionalFields","pageSize","pageToken","searchTerm","sortBy","where","q","recentListsOnly"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/mru-list-records/{objectApiName} — Read one page of the records of an object that the user has used last. */
export const getMruListRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/mru-list-records/{objectApiName}", "get">) =>
    api.GET("/ui-api/mru-list-records/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/mru-list-records/{objectApiName}"]["get"]>,
  {
    operationId: "getMruListRecords",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/mru-list-records/{objectApiName}",
    query: ["fields","optionalFields","pageSize","pageToken","sortBy"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/mru-list-info/{objectApiName} — Describe the list of recently used records of an object. */
export const getMruListInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/mru-list-info/{objectApiName}", "get">) =>
    api.GET("/ui-api/mru-list-info/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/mru-list-info/{objectApiName}"]["get"]>,
  {
    operationId: "getMruListInfo",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/mru-list-info/{objectApiName}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/mru-list-ui/{objectApiName} — Describe the list of recently used records of an object and read one page of it. */
export const getMruListUi = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/mru-list-ui/{objectApiName}", "get">) =>
    api.GET("/ui-api/mru-list-ui/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/mru-list-ui/{objectApiName}"]["get"]>,
  {
    operationId: "getMruListUi",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/mru-list-ui/{objectApiName}",
    query: ["fields","optionalFields","pageSize","pageToken","sortBy"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-info/{objectApiName} — List the list views of an object, or describe the list view of an id. */
export const getListInfosByObjectName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-info/{objectApiName}", "get">) =>
    api.GET("/ui-api/list-info/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/list-info/{objectApiName}"]["get"]>,
  {
    operationId: "getListInfosByObjectName",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-info/{objectApiName}",
    query: ["pageSize","pageToken","q","recentListsOnly"],
    since: "61.0",
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/list-info/{objectApiName} — Save a new list view of an object. */
export const createListInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-info/{objectApiName}", "post">) =>
    api.POST("/ui-api/list-info/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/list-info/{objectApiName}"]["post"]>,
  {
    operationId: "createListInfo",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/list-info/{objectApiName}",
    query: [],
    since: "61.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-info/batch — Describe several list views, each with a status of its own. */
export const getListInfosByName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-info/batch", "get">) =>
    api.GET("/ui-api/list-info/batch", init as never) as unknown as Answer<paths["/ui-api/list-info/batch"]["get"]>,
  {
    operationId: "getListInfosByName",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-info/batch",
    query: ["ids","names"],
    since: "55.0",
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-info/{objectApiName}/{listViewApiName} — Describe one list view with its columns, conditions and order. */
export const getListInfoByName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-info/{objectApiName}/{listViewApiName}", "get">) =>
    api.GET("/ui-api/list-info/{objectApiName}/{listViewApiName}", init as never) as unknown as Answer<paths["/ui-api/list-info/{objectApiName}/{listViewApiName}"]["get"]>,
  {
    operationId: "getListInfoByName",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-info/{objectApiName}/{listViewApiName}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** DELETE /services/data/v64.0/ui-api/list-info/{objectApiName}/{listViewApiName} — Delete a list view that somebody has saved. */
export const deleteListInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-info/{objectApiName}/{listViewApiName}", "delete">) =>
    api.DELETE("/ui-api/list-info/{objectApiName}/{listViewApiName}", init as never) as unknown as Answer<paths["/ui-api/list-info/{objectApiName}/{listViewApiName}"]["delete"]>,
  {
    operationId: "deleteListInfo",
    api: "record-data",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/ui-api/list-info/{objectApiName}/{listViewApiName}",
    query: [],
    since: "61.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/list-info/{objectApiName}/{listViewApiName} — Change a list view. */
export const updateListInfoByName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-info/{objectApiName}/{listViewApiName}", "patch">) =>
    api.PATCH("/ui-api/list-info/{objectApiName}/{listViewApiName}", init as never) as unknown as Answer<paths["/ui-api/list-info/{objectApiName}/{listViewApiName}"]["patch"]>,
  {
    operationId: "updateListInfoByName",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/list-info/{objectApiName}/{listViewApiName}",
    query: [],
    since: "61.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-records/{objectApiName}/{listViewApiName} — Read one page of the records in a list view, asked for by parameters alone. */
export const getListRecordsByParameters = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-records/{objectApiName}/{listViewApiName}", "get">) =>
    api.GET("/ui-api/list-records/{objectApiName}/{listViewApiName}", init as never) as unknown as Answer<paths["/ui-api/list-records/{objectApiName}/{listViewApiName}"]["get"]>,
  {
    operationId: "getListRecordsByParameters",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-records/{objectApiName}/{listViewApiName}",
    query: ["fields","optionalFields","pageSize","pageToken","searchTerm","sortBy","where"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/list-records/{objectApiName}/{listViewApiName} — Read one page of the records in a list view. */
export const getListRecordsByName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-records/{objectApiName}/{listViewApiName}", "post">) =>
    api.POST("/ui-api/list-records/{objectApiName}/{listViewApiName}", init as never) as unknown as Answer<paths["/ui-api/list-records/{objectApiName}/{listViewApiName}"]["post"]>,
  {
    operationId: "getListRecordsByName",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/list-records/{objectApiName}/{listViewApiName}",
    query: [],
    since: "61.0",
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-object-info/{objectApiName} — Describe what lists of an object can show, filter and sort by. */
export const getListObjectInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-object-info/{objectApiName}", "get">) =>
    api.GET("/ui-api/list-object-info/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/list-object-info/{objectApiName}"]["get"]>,
  {
    operationId: "getListObjectInfo",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-object-info/{objectApiName}",
    query: [],
    since: "61.0",
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-preferences/{objectApiName}/{listViewApiName} — Read how the user has arranged a list view. */
export const getListPreferences = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-preferences/{objectApiName}/{listViewApiName}", "get">) =>
    api.GET("/ui-api/list-preferences/{objectApiName}/{listViewApiName}", init as never) as unknown as Answer<paths["/ui-api/list-preferences/{objectApiName}/{listViewApiName}"]["get"]>,
  {
    operationId: "getListPreferences",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/list-preferences/{objectApiName}/{listViewApiName}",
    query: [],
    since: "61.0",
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/list-preferences/{objectApiName}/{listViewApiName} — Keep how the user arranges a list view. */
export const updateListPreferences = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/list-preferences/{objectApiName}/{listViewApiName}", "patch">) =>
    api.PATCH("/ui-api/list-preferences/{objectApiName}/{listViewApiName}", init as never) as unknown as Answer<paths["/ui-api/list-preferences/{objectApiName}/{listViewApiName}"]["patch"]>,
  {
    operationId: "updateListPreferences",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/list-preferences/{objectApiName}/{listViewApiName}",
    query: [],
    since: "61.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/lookups/{objectApiName}/{fieldApiName} — Suggest records that a reference field can refer to, asked for by parameters alone. */
export const getLookupRecordsByParameters = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/lookups/{objectApiName}/{fieldApiName}", "get">) =>
    api.GET("/ui-api/lookups/{objectApiName}/{fieldApiName}", init as never) as unknown as Answer<paths["/ui-api/lookups/{objectApiName}/{fieldApiName}"]["get"]>,
  {
    operationId: "getLookupRecordsByParameters",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/lookups/{objectApiName}/{fieldApiName}",
    query: ["dependentFieldBindings","page","pageSize","q","searchType","targetApiName"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/lookups/{objectApiName}/{fieldApiName} — Suggest records that a reference field can refer to. */
export const getLookupRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/lookups/{objectApiName}/{fieldApiName}", "post">) =>
    api.POST("/ui-api/lookups/{objectApiName}/{fieldApiName}", init as never) as unknown as Answer<paths["/ui-api/lookups/{objectApiName}/{fieldApiName}"]["post"]>,
  {
    operationId: "getLookupRecords",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/lookups/{objectApiName}/{fieldApiName}",
    query: ["dependentFieldBindings","page","pageSize","q","searchType","sourceRecordId","targetApiName"],
    since: "60.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName} — Suggest records of one object that a reference field can refer to. */
export const getLookupRecordsOfObject = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName}", "get">) =>
    api.GET("/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName}", init as never) as unknown as Answer<paths["/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName}"]["get"]>,
  {
    operationId: "getLookupRecordsOfObject",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName}",
    query: ["dependentFieldBindings","page","pageSize","q","searchType"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info — List every object that the session may see. */
export const getObjectInfoDirectory = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/object-info", "get">) =>
    api.GET("/ui-api/object-info", init as never) as unknown as Answer<paths["/ui-api/object-info"]["get"]>,
  {
    operationId: "getObjectInfoDirectory",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/object-info",
    query: [],
    cache: {"lifetimeMs":2592000000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info/{objectApiName} — Describe one object with its fields, record types and permissions. */
export const getObjectInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/object-info/{objectApiName}", "get">) =>
    api.GET("/ui-api/object-info/{objectApiName}", init as never) as unknown as Answer<paths["/ui-api/object-info/{objectApiName}"]["get"]>,
  {
    operationId: "getObjectInfo",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/object-info/{objectApiName}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info/batch/{objectApiNames} — Describe several objects in one answer, each with a status of its own. */
export const getObjectInfos = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/object-info/batch/{objectApiNames}", "get">) =>
    api.GET("/ui-api/object-info/batch/{objectApiNames}", init as never) as unknown as Answer<paths["/ui-api/object-info/batch/{objectApiNames}"]["get"]>,
  {
    operationId: "getObjectInfos",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/object-info/batch/{objectApiNames}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId} — List the values of all picklist fields of an object for one record type. */
export const getPicklistValuesByRecordType = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}", "get">) =>
    api.GET("/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}", init as never) as unknown as Answer<paths["/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}"]["get"]>,
  {
    operationId: "getPicklistValuesByRecordType",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName} — List the values of one picklist field for one record type. */
export const getPicklistValues = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}", "get">) =>
    api.GET("/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}", init as never) as unknown as Answer<paths["/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}"]["get"]>,
  {
    operationId: "getPicklistValues",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/records/{recordId} — Read one record by fields or by layout. */
export const getRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records/{recordId}", "get">) =>
    api.GET("/ui-api/records/{recordId}", init as never) as unknown as Answer<paths["/ui-api/records/{recordId}"]["get"]>,
  {
    operationId: "getRecord",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/records/{recordId}",
    query: ["fields","optionalFields","layoutTypes","modes","childRelationships","pageSize","updateMru"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** DELETE /services/data/v64.0/ui-api/records/{recordId} — Delete one record. */
export const deleteRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records/{recordId}", "delete">) =>
    api.DELETE("/ui-api/records/{recordId}", init as never) as unknown as Answer<paths["/ui-api/records/{recordId}"]["delete"]>,
  {
    operationId: "deleteRecord",
    api: "record-data",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/ui-api/records/{recordId}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/records/{recordId} — Change fields of one record. */
export const updateRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records/{recordId}", "patch">) =>
    api.PATCH("/ui-api/records/{recordId}", init as never) as unknown as Answer<paths["/ui-api/records/{recordId}"]["patch"]>,
  {
    operationId: "updateRecord",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/records/{recordId}",
    query: ["handleOwnerChange","includeFieldsInBody","triggerOtherEmail","triggerUserEmail","useDefaultRule"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,412,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/records/{recordId}/child-relationships/{relationshipName} — Read a page of the records that refer to a record. */
export const getChildRelationshipRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records/{recordId}/child-relationships/{relationshipName}", "get">) =>
    api.GET("/ui-api/records/{recordId}/child-relationships/{relationshipName}", init as never) as unknown as Answer<paths["/ui-api/records/{recordId}/child-relationships/{relationshipName}"]["get"]>,
  {
    operationId: "getChildRelationshipRecords",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/records/{recordId}/child-relationships/{relationshipName}",
    query: ["fields","optionalFields","pageSize","pageToken"],
    cache: {"lifetimeMs":120000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/records/batch/{recordIds} — Read several records in one answer, each with a status of its own. */
export const getRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records/batch/{recordIds}", "get">) =>
    api.GET("/ui-api/records/batch/{recordIds}", init as never) as unknown as Answer<paths["/ui-api/records/batch/{recordIds}"]["get"]>,
  {
    operationId: "getRecords",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/records/batch/{recordIds}",
    query: ["fields","optionalFields","layoutTypes","modes","childRelationships","pageSize","updateMru"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/records — Create a record. */
export const createRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records", "post">) =>
    api.POST("/ui-api/records", init as never) as unknown as Answer<paths["/ui-api/records"]["post"]>,
  {
    operationId: "createRecord",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/records",
    query: ["handleOwnerChange","includeFieldsInBody","triggerOtherEmail","triggerUserEmail","useDefaultRule"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/records/batch — Create, change and delete several records in one request, each with a status of its own. */
export const executeBatchRecordOperations = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/records/batch", "post">) =>
    api.POST("/ui-api/records/batch", init as never) as unknown as Answer<paths["/ui-api/records/batch"]["post"]>,
  {
    operationId: "executeBatchRecordOperations",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/records/batch",
    query: ["useDefaultRule"],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-info/{parentObjectApiName} — List the related lists of an object. */
export const getRelatedListsInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-info/{parentObjectApiName}", "get">) =>
    api.GET("/ui-api/related-list-info/{parentObjectApiName}", init as never) as unknown as Answer<paths["/ui-api/related-list-info/{parentObjectApiName}"]["get"]>,
  {
    operationId: "getRelatedListsInfo",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-info/{parentObjectApiName}",
    query: ["recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames} — Describe several related lists of an object, each with a status of its own. */
export const getRelatedListInfos = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}", "get">) =>
    api.GET("/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}", init as never) as unknown as Answer<paths["/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}"]["get"]>,
  {
    operationId: "getRelatedListInfos",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}",
    query: ["recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}/{relatedListId} — Describe one related list with its columns and order. */
export const getRelatedListInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}", "get">) =>
    api.GET("/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}", init as never) as unknown as Answer<paths["/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}"]["get"]>,
  {
    operationId: "getRelatedListInfo",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}",
    query: ["fields","optionalFields","recordTypeId","restrictColumnsToLayout"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}/{relatedListId} — Keep how the user arranges a related list, and describe it. */
export const updateRelatedListInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}", "patch">) =>
    api.PATCH("/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}", init as never) as unknown as Answer<paths["/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}"]["patch"]>,
  {
    operationId: "updateRelatedListInfo",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}",
    query: ["recordTypeId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-records/{parentRecordId}/{relatedListId} — Read one page of the records in a related list, asked for by parameters alone. */
export const getRelatedListRecordsByParameters = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-records/{parentRecordId}/{relatedListId}", "get">) =>
    api.GET("/ui-api/related-list-records/{parentRecordId}/{relatedListId}", init as never) as unknown as Answer<paths["/ui-api/related-list-records/{parentRecordId}/{relatedListId}"]["get"]>,
  {
    operationId: "getRelatedListRecordsByParameters",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-records/{parentRecordId}/{relatedListId}",
    query: ["fields","optionalFields","pageSize","pageToken","sortBy","where"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/related-list-records/{parentRecordId}/{relatedListId} — Read one page of the records in a related list. */
export const getRelatedListRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-records/{parentRecordId}/{relatedListId}", "post">) =>
    api.POST("/ui-api/related-list-records/{parentRecordId}/{relatedListId}", init as never) as unknown as Answer<paths["/ui-api/related-list-records/{parentRecordId}/{relatedListId}"]["post"]>,
  {
    operationId: "getRelatedListRecords",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-records/{parentRecordId}/{relatedListId}",
    query: [],
    since: "55.0",
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/related-list-records/batch/{parentRecordId} — Read one page of several related lists of a record, each with a status of its own. */
export const getRelatedListRecordsBatch = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-records/batch/{parentRecordId}", "post">) =>
    api.POST("/ui-api/related-list-records/batch/{parentRecordId}", init as never) as unknown as Answer<paths["/ui-api/related-list-records/batch/{parentRecordId}"]["post"]>,
  {
    operationId: "getRelatedListRecordsBatch",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-records/batch/{parentRecordId}",
    query: [],
    since: "55.0",
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-records/batch/{parentRecordId}/{relatedListIds} — Read the first page of several related lists of a record, asked for by parameters alone. */
export const getRelatedListRecordsBatchByParameters = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-records/batch/{parentRecordId}/{relatedListIds}", "get">) =>
    api.GET("/ui-api/related-list-records/batch/{parentRecordId}/{relatedListIds}", init as never) as unknown as Answer<paths["/ui-api/related-list-records/batch/{parentRecordId}/{relatedListIds}"]["get"]>,
  {
    operationId: "getRelatedListRecordsBatchByParameters",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-records/batch/{parentRecordId}/{relatedListIds}",
    query: ["fields","optionalFields","pageSize","sortBy","where"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames} — Count the records in several related lists of a record, each up to a limit. */
export const getRelatedListCounts = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}", "get">) =>
    api.GET("/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}", init as never) as unknown as Answer<paths["/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}"]["get"]>,
  {
    operationId: "getRelatedListCounts",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}",
    query: ["maxCount"],
    cache: {"lifetimeMs":2592000000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-count/{parentRecordId}/{relatedListId} — Count the records in a related list, up to a limit. */
export const getRelatedListCount = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-count/{parentRecordId}/{relatedListId}", "get">) =>
    api.GET("/ui-api/related-list-count/{parentRecordId}/{relatedListId}", init as never) as unknown as Answer<paths["/ui-api/related-list-count/{parentRecordId}/{relatedListId}"]["get"]>,
  {
    operationId: "getRelatedListCount",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-count/{parentRecordId}/{relatedListId}",
    query: ["maxCount"],
    cache: {"lifetimeMs":2592000000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-preferences/batch/{preferencesIds} — Read how the user has arranged several related lists, each with a status of its own. */
export const getRelatedListPreferencesBatch = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-preferences/batch/{preferencesIds}", "get">) =>
    api.GET("/ui-api/related-list-preferences/batch/{preferencesIds}", init as never) as unknown as Answer<paths["/ui-api/related-list-preferences/batch/{preferencesIds}"]["get"]>,
  {
    operationId: "getRelatedListPreferencesBatch",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-preferences/batch/{preferencesIds}",
    query: [],
    since: "57.0",
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-preferences/{preferencesId} — Read how the user has arranged a related list. */
export const getRelatedListPreferences = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-preferences/{preferencesId}", "get">) =>
    api.GET("/ui-api/related-list-preferences/{preferencesId}", init as never) as unknown as Answer<paths["/ui-api/related-list-preferences/{preferencesId}"]["get"]>,
  {
    operationId: "getRelatedListPreferences",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-preferences/{preferencesId}",
    query: [],
    since: "57.0",
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/related-list-preferences/{preferencesId} — Keep how the user arranges a related list. */
export const updateRelatedListPreferences = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/related-list-preferences/{preferencesId}", "patch">) =>
    api.PATCH("/ui-api/related-list-preferences/{preferencesId}", init as never) as unknown as Answer<paths["/ui-api/related-list-preferences/{preferencesId}"]["patch"]>,
  {
    operationId: "updateRelatedListPreferences",
    api: "record-data",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/ui-api/related-list-preferences/{preferencesId}",
    query: [],
    since: "57.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/search-info/{objectApiName}/filters — List the filters by which a search of an object can be narrowed. */
export const getSearchFilterMetadata = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/search-info/{objectApiName}/filters", "get">) =>
    api.GET("/ui-api/search-info/{objectApiName}/filters", init as never) as unknown as Answer<paths["/ui-api/search-info/{objectApiName}/filters"]["get"]>,
  {
    operationId: "getSearchFilterMetadata",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/search-info/{objectApiName}/filters",
    query: ["channel","configurationName"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options — List the values that a filter offers. */
export const getSearchFilterOptions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options", "get">) =>
    api.GET("/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options", init as never) as unknown as Answer<paths["/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options"]["get"]>,
  {
    operationId: "getSearchFilterOptions",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options",
    query: ["q"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/search-info/{objectApiName}/lookup/{fieldApiName} — Describe how the records for a reference field are searched and shown. */
export const getLookupMetadata = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}", "get">) =>
    api.GET("/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}", init as never) as unknown as Answer<paths["/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}"]["get"]>,
  {
    operationId: "getLookupMetadata",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}",
    query: [],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/search/results — Search a term in many objects and answer one group of records per object. */
export const getSearchResults = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/search/results", "post">) =>
    api.POST("/ui-api/search/results", init as never) as unknown as Answer<paths["/ui-api/search/results"]["post"]>,
  {
    operationId: "getSearchResults",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/search/results",
    query: ["q"],
    cache: {"lifetimeMs":200},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/search/results/keyword — Search a term in one object, narrowed, sorted and by pages. */
export const getKeywordSearchResults = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/search/results/keyword", "post">) =>
    api.POST("/ui-api/search/results/keyword", init as never) as unknown as Answer<paths["/ui-api/search/results/keyword"]["post"]>,
  {
    operationId: "getKeywordSearchResults",
    api: "record-data",
    method: "post",
    base: "/services/data/v64.0",
    path: "/ui-api/search/results/keyword",
    query: ["q","objectApiName"],
    cache: {"lifetimeMs":200},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/themes/active — Describe the theme that is in use. */
export const getActiveTheme = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/ui-api/themes/active", "get">) =>
    api.GET("/ui-api/themes/active", init as never) as unknown as Answer<paths["/ui-api/themes/active"]["get"]>,
  {
    operationId: "getActiveTheme",
    api: "record-data",
    method: "get",
    base: "/services/data/v64.0",
    path: "/ui-api/themes/active",
    query: [],
    cache: {"lifetimeMs":2592000000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);
