// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Client, MaybeOptionalInit } from 'openapi-fetch';
import type { paths } from './types.gen.ts';

export type Api = Client<paths>;
type Init<Path extends keyof paths, Method extends 'get' | 'put' | 'post' | 'delete' | 'patch'> = Method extends keyof paths[Path]
  ? MaybeOptionalInit<paths[Path], Method>
  : never;

/** GET /services/data/v64.0/ui-api/record-defaults/create/{objectApiName} — Answer layout, object infos and default values for a new record. */
export const getRecordDefaultsForCreate = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/record-defaults/create/{objectApiName}", "get">) => api.GET("/services/data/v64.0/ui-api/record-defaults/create/{objectApiName}", init as never),
  {
    operationId: "getRecordDefaultsForCreate",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/record-defaults/create/{objectApiName}",
    query: ["formFactor","optionalFields","recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/layout/{objectApiName} — Describe the layout of an object for one use. */
export const getLayout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/layout/{objectApiName}", "get">) => api.GET("/services/data/v64.0/ui-api/layout/{objectApiName}", init as never),
  {
    operationId: "getLayout",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/layout/{objectApiName}",
    query: ["formFactor","layoutType","mode","recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/record-ui/{recordIds} — Read records with the layouts and object infos that their page needs. */
export const getRecordUi = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/record-ui/{recordIds}", "get">) => api.GET("/services/data/v64.0/ui-api/record-ui/{recordIds}", init as never),
  {
    operationId: "getRecordUi",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/record-ui/{recordIds}",
    query: ["layoutTypes","modes","optionalFields"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-info/{objectApiName} — List the list views of an object. */
export const getListInfosByObjectName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/list-info/{objectApiName}", "get">) => api.GET("/services/data/v64.0/ui-api/list-info/{objectApiName}", init as never),
  {
    operationId: "getListInfosByObjectName",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/list-info/{objectApiName}",
    query: ["pageSize","pageToken","q","recentListsOnly"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-info/{objectApiName}/{listViewApiName} — Describe one list view with its columns, conditions and order. */
export const getListInfoByName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/list-info/{objectApiName}/{listViewApiName}", "get">) => api.GET("/services/data/v64.0/ui-api/list-info/{objectApiName}/{listViewApiName}", init as never),
  {
    operationId: "getListInfoByName",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/list-info/{objectApiName}/{listViewApiName}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/list-records/{objectApiName}/{listViewApiName} — Read one page of the records in a list view. */
export const getListRecordsByName = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/list-records/{objectApiName}/{listViewApiName}", "post">) => api.POST("/services/data/v64.0/ui-api/list-records/{objectApiName}/{listViewApiName}", init as never),
  {
    operationId: "getListRecordsByName",
    api: "record-data",
    method: "post",
    path: "/services/data/v64.0/ui-api/list-records/{objectApiName}/{listViewApiName}",
    query: [],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/list-object-info/{objectApiName} — Describe what lists of an object can show, filter and sort by. */
export const getListObjectInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/list-object-info/{objectApiName}", "get">) => api.GET("/services/data/v64.0/ui-api/list-object-info/{objectApiName}", init as never),
  {
    operationId: "getListObjectInfo",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/list-object-info/{objectApiName}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info — List every object that the session may see. */
export const getObjectInfoDirectory = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/object-info", "get">) => api.GET("/services/data/v64.0/ui-api/object-info", init as never),
  {
    operationId: "getObjectInfoDirectory",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/object-info",
    query: [],
    cache: {"lifetimeMs":2592000000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info/{objectApiName} — Describe one object with its fields, record types and permissions. */
export const getObjectInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/object-info/{objectApiName}", "get">) => api.GET("/services/data/v64.0/ui-api/object-info/{objectApiName}", init as never),
  {
    operationId: "getObjectInfo",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/object-info/{objectApiName}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info/batch/{objectApiNames} — Describe several objects in one answer, each with a status of its own. */
export const getObjectInfos = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/object-info/batch/{objectApiNames}", "get">) => api.GET("/services/data/v64.0/ui-api/object-info/batch/{objectApiNames}", init as never),
  {
    operationId: "getObjectInfos",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/object-info/batch/{objectApiNames}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId} — List the values of all picklist fields of an object for one record type. */
export const getPicklistValuesByRecordType = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}", "get">) => api.GET("/services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}", init as never),
  {
    operationId: "getPicklistValuesByRecordType",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName} — List the values of one picklist field for one record type. */
export const getPicklistValues = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}", "get">) => api.GET("/services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}", init as never),
  {
    operationId: "getPicklistValues",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/records/{recordId} — Read one record by fields or by layout. */
export const getRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/records/{recordId}", "get">) => api.GET("/services/data/v64.0/ui-api/records/{recordId}", init as never),
  {
    operationId: "getRecord",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/records/{recordId}",
    query: ["fields","optionalFields","layoutTypes","modes","childRelationships","pageSize","updateMru"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** DELETE /services/data/v64.0/ui-api/records/{recordId} — Delete one record. */
export const deleteRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/records/{recordId}", "delete">) => api.DELETE("/services/data/v64.0/ui-api/records/{recordId}", init as never),
  {
    operationId: "deleteRecord",
    api: "record-data",
    method: "delete",
    path: "/services/data/v64.0/ui-api/records/{recordId}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/ui-api/records/{recordId} — Change fields of one record. */
export const updateRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/records/{recordId}", "patch">) => api.PATCH("/services/data/v64.0/ui-api/records/{recordId}", init as never),
  {
    operationId: "updateRecord",
    api: "record-data",
    method: "patch",
    path: "/services/data/v64.0/ui-api/records/{recordId}",
    query: ["handleOwnerChange","includeFieldsInBody","triggerOtherEmail","triggerUserEmail","useDefaultRule"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,412,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/records/batch/{recordIds} — Read several records in one answer, each with a status of its own. */
export const getRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/records/batch/{recordIds}", "get">) => api.GET("/services/data/v64.0/ui-api/records/batch/{recordIds}", init as never),
  {
    operationId: "getRecords",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/records/batch/{recordIds}",
    query: ["fields","optionalFields","layoutTypes","modes","childRelationships","pageSize","updateMru"],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/records — Create a record. */
export const createRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/records", "post">) => api.POST("/services/data/v64.0/ui-api/records", init as never),
  {
    operationId: "createRecord",
    api: "record-data",
    method: "post",
    path: "/services/data/v64.0/ui-api/records",
    query: ["handleOwnerChange","includeFieldsInBody","triggerOtherEmail","triggerUserEmail","useDefaultRule"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-info/{parentObjectApiName} — List the related lists of an object. */
export const getRelatedListsInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}", "get">) => api.GET("/services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}", init as never),
  {
    operationId: "getRelatedListsInfo",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}",
    query: ["recordTypeId"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}/{relatedListId} — Describe one related list with its columns and order. */
export const getRelatedListInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}", "get">) => api.GET("/services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}", init as never),
  {
    operationId: "getRelatedListInfo",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}",
    query: ["fields","optionalFields","recordTypeId","restrictColumnsToLayout"],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/ui-api/related-list-records/{parentRecordId}/{relatedListId} — Read one page of the records in a related list. */
export const getRelatedListRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/related-list-records/{parentRecordId}/{relatedListId}", "post">) => api.POST("/services/data/v64.0/ui-api/related-list-records/{parentRecordId}/{relatedListId}", init as never),
  {
    operationId: "getRelatedListRecords",
    api: "record-data",
    method: "post",
    path: "/services/data/v64.0/ui-api/related-list-records/{parentRecordId}/{relatedListId}",
    query: [],
    cache: {"lifetimeMs":30000},
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/ui-api/related-list-count/{parentRecordId}/{relatedListId} — Count the records in a related list, up to a limit. */
export const getRelatedListCount = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/ui-api/related-list-count/{parentRecordId}/{relatedListId}", "get">) => api.GET("/services/data/v64.0/ui-api/related-list-count/{parentRecordId}/{relatedListId}", init as never),
  {
    operationId: "getRelatedListCount",
    api: "record-data",
    method: "get",
    path: "/services/data/v64.0/ui-api/related-list-count/{parentRecordId}/{relatedListId}",
    query: ["maxCount"],
    cache: {"lifetimeMs":2592000000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);
