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

/** POST /services/data/v64.0/composite/sobjects — Create up to two hundred records, whose objects their attributes name. */
export const createSObjectRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite/sobjects", "post">) =>
    api.POST("/composite/sobjects", init as never) as unknown as Answer<paths["/composite/sobjects"]["post"]>,
  {
    operationId: "createSObjectRecords",
    api: "platform",
    method: "post",
    base: "/services/data/v64.0",
    path: "/composite/sobjects",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500],
  } as const,
);

/** DELETE /services/data/v64.0/composite/sobjects — Delete up to two hundred records. */
export const deleteSObjectRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite/sobjects", "delete">) =>
    api.DELETE("/composite/sobjects", init as never) as unknown as Answer<paths["/composite/sobjects"]["delete"]>,
  {
    operationId: "deleteSObjectRecords",
    api: "platform",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/composite/sobjects",
    query: ["ids","allOrNone"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,500],
  } as const,
);

/** PATCH /services/data/v64.0/composite/sobjects — Change up to two hundred records, each named by its id. */
export const updateSObjectRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite/sobjects", "patch">) =>
    api.PATCH("/composite/sobjects", init as never) as unknown as Answer<paths["/composite/sobjects"]["patch"]>,
  {
    operationId: "updateSObjectRecords",
    api: "platform",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/composite/sobjects",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/composite/sobjects/{sObjectName} — Read records of one object by id. */
export const getSObjectRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite/sobjects/{sObjectName}", "get">) =>
    api.GET("/composite/sobjects/{sObjectName}", init as never) as unknown as Answer<paths["/composite/sobjects/{sObjectName}"]["get"]>,
  {
    operationId: "getSObjectRecords",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/composite/sobjects/{sObjectName}",
    query: ["ids","fields"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/composite/sobjects/{sObjectName} — Read records of one object by id, more than an address has room for. */
export const findSObjectRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite/sobjects/{sObjectName}", "post">) =>
    api.POST("/composite/sobjects/{sObjectName}", init as never) as unknown as Answer<paths["/composite/sobjects/{sObjectName}"]["post"]>,
  {
    operationId: "findSObjectRecords",
    api: "platform",
    method: "post",
    base: "/services/data/v64.0",
    path: "/composite/sobjects/{sObjectName}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** PATCH /services/data/v64.0/composite/sobjects/{sObjectName}/{fieldName} — Change the records that have these values in a unique field, and create those that are not there. */
export const updateSObjectRecordsByField = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite/sobjects/{sObjectName}/{fieldName}", "patch">) =>
    api.PATCH("/composite/sobjects/{sObjectName}/{fieldName}", init as never) as unknown as Answer<paths["/composite/sobjects/{sObjectName}/{fieldName}"]["patch"]>,
  {
    operationId: "updateSObjectRecordsByField",
    api: "platform",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/composite/sobjects/{sObjectName}/{fieldName}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/composite — Do calls in turn, of which later ones may name what earlier ones have answered. */
export const executeComposite = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite", "post">) =>
    api.POST("/composite", init as never) as unknown as Answer<paths["/composite"]["post"]>,
  {
    operationId: "executeComposite",
    api: "platform",
    method: "post",
    base: "/services/data/v64.0",
    path: "/composite",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/composite/tree/{sObjectName} — Create records with those that refer to them, all or none. */
export const createRecordTree = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite/tree/{sObjectName}", "post">) =>
    api.POST("/composite/tree/{sObjectName}", init as never) as unknown as Answer<paths["/composite/tree/{sObjectName}"]["post"]>,
  {
    operationId: "createRecordTree",
    api: "platform",
    method: "post",
    base: "/services/data/v64.0",
    path: "/composite/tree/{sObjectName}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/composite/batch — Do calls that know nothing of one another. */
export const executeBatch = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/composite/batch", "post">) =>
    api.POST("/composite/batch", init as never) as unknown as Answer<paths["/composite/batch"]["post"]>,
  {
    operationId: "executeBatch",
    api: "platform",
    method: "post",
    base: "/services/data/v64.0",
    path: "/composite/batch",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/search — Find records by a search in the platform's own language. */
export const getSearch = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/search", "get">) =>
    api.GET("/search", init as never) as unknown as Answer<paths["/search"]["get"]>,
  {
    operationId: "getSearch",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/search",
    query: ["q"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/parameterizedSearch — Find records by a term. */
export const findSearchedRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/parameterizedSearch", "get">) =>
    api.GET("/parameterizedSearch", init as never) as unknown as Answer<paths["/parameterizedSearch"]["get"]>,
  {
    operationId: "findSearchedRecords",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/parameterizedSearch",
    query: ["q","sobject","fields","overallLimit"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/parameterizedSearch — Find records by a term, with fields and a limit for each object. */
export const createRecordSearch = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/parameterizedSearch", "post">) =>
    api.POST("/parameterizedSearch", init as never) as unknown as Answer<paths["/parameterizedSearch"]["post"]>,
  {
    operationId: "createRecordSearch",
    api: "platform",
    method: "post",
    base: "/services/data/v64.0",
    path: "/parameterizedSearch",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/recent — List the records that the user has used last. */
export const getRecentRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/recent", "get">) =>
    api.GET("/recent", init as never) as unknown as Answer<paths["/recent"]["get"]>,
  {
    operationId: "getRecentRecords",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/recent",
    query: ["limit"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /secur/frontdoor.jsp — Open a session in the browser with a token in the address. */
export const startBrowserSession = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/secur/frontdoor.jsp", "get">) =>
    api.GET("/secur/frontdoor.jsp", init as never) as unknown as Answer<paths["/secur/frontdoor.jsp"]["get"]>,
  {
    operationId: "startBrowserSession",
    api: "platform",
    method: "get",
    base: "",
    path: "/secur/frontdoor.jsp",
    query: ["sid","retURL"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,500,503],
  } as const,
);

/** POST /secur/frontdoor.jsp — Open a session in the browser with a token in a form. */
export const createBrowserSession = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/secur/frontdoor.jsp", "post">) =>
    api.POST("/secur/frontdoor.jsp", init as never) as unknown as Answer<paths["/secur/frontdoor.jsp"]["post"]>,
  {
    operationId: "createBrowserSession",
    api: "platform",
    method: "post",
    base: "",
    path: "/secur/frontdoor.jsp",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500,503],
  } as const,
);

/** GET /id/{organizationId}/{userId} — Tell who a token stands for, and where its calls are sent. */
export const getIdentity = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/id/{organizationId}/{userId}", "get">) =>
    api.GET("/id/{organizationId}/{userId}", init as never) as unknown as Answer<paths["/id/{organizationId}/{userId}"]["get"]>,
  {
    operationId: "getIdentity",
    api: "platform",
    method: "get",
    base: "",
    path: "/id/{organizationId}/{userId}",
    query: ["format"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/oauth2/userinfo — Tell who a token stands for, in the words of OpenID. */
export const getUserInfo = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/oauth2/userinfo", "get">) =>
    api.GET("/services/oauth2/userinfo", init as never) as unknown as Answer<paths["/services/oauth2/userinfo"]["get"]>,
  {
    operationId: "getUserInfo",
    api: "platform",
    method: "get",
    base: "",
    path: "/services/oauth2/userinfo",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,500,503],
  } as const,
);

/** GET /.well-known/openid-configuration — Tell programs what of OAuth there is, and where. */
export const getOpenIdConfiguration = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/.well-known/openid-configuration", "get">) =>
    api.GET("/.well-known/openid-configuration", init as never) as unknown as Answer<paths["/.well-known/openid-configuration"]["get"]>,
  {
    operationId: "getOpenIdConfiguration",
    api: "platform",
    method: "get",
    base: "",
    path: "/.well-known/openid-configuration",
    query: [],
    cache: {"lifetimeMs":3600000},
    poll: undefined,
    errors: [400,500],
  } as const,
);

/** GET /id/keys — Tell programs the keys by which id tokens are signed. */
export const getJsonWebKeySet = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/id/keys", "get">) =>
    api.GET("/id/keys", init as never) as unknown as Answer<paths["/id/keys"]["get"]>,
  {
    operationId: "getJsonWebKeySet",
    api: "platform",
    method: "get",
    base: "",
    path: "/id/keys",
    query: [],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,500],
  } as const,
);

/** GET /services/oauth2/authorize — Show the page on which a person signs in, or grants what an application asks for. */
export const startAuthorization = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/oauth2/authorize", "get">) =>
    api.GET("/services/oauth2/authorize", init as never) as unknown as Answer<paths["/services/oauth2/authorize"]["get"]>,
  {
    operationId: "startAuthorization",
    api: "platform",
    method: "get",
    base: "",
    path: "/services/oauth2/authorize",
    query: ["response_type","client_id","redirect_uri","scope","state","code_challenge","code_challenge_method","nonce","prompt","login_hint"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,500,503],
  } as const,
);

/** POST /services/oauth2/authorize — Sign a person in, or take the decision what an application may do. */
export const submitAuthorization = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/oauth2/authorize", "post">) =>
    api.POST("/services/oauth2/authorize", init as never) as unknown as Answer<paths["/services/oauth2/authorize"]["post"]>,
  {
    operationId: "submitAuthorization",
    api: "platform",
    method: "post",
    base: "",
    path: "/services/oauth2/authorize",
    query: ["response_type","client_id","redirect_uri","scope","state","code_challenge","code_challenge_method","nonce","prompt","login_hint"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,429,500,503],
  } as const,
);

/** POST /services/oauth2/token — Exchange what an application has for an access token. */
export const createAccessToken = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/oauth2/token", "post">) =>
    api.POST("/services/oauth2/token", init as never) as unknown as Answer<paths["/services/oauth2/token"]["post"]>,
  {
    operationId: "createAccessToken",
    api: "platform",
    method: "post",
    base: "",
    path: "/services/oauth2/token",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,429,500,503],
  } as const,
);

/** POST /services/oauth2/revoke — End a token. */
export const deleteAccessToken = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/oauth2/revoke", "post">) =>
    api.POST("/services/oauth2/revoke", init as never) as unknown as Answer<paths["/services/oauth2/revoke"]["post"]>,
  {
    operationId: "deleteAccessToken",
    api: "platform",
    method: "post",
    base: "",
    path: "/services/oauth2/revoke",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500,503],
  } as const,
);

/** POST /services/oauth2/introspect — Tell an application what is known of a token of its own. */
export const evaluateAccessToken = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/oauth2/introspect", "post">) =>
    api.POST("/services/oauth2/introspect", init as never) as unknown as Answer<paths["/services/oauth2/introspect"]["post"]>,
  {
    operationId: "evaluateAccessToken",
    api: "platform",
    method: "post",
    base: "",
    path: "/services/oauth2/introspect",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500,503],
  } as const,
);

/** POST /services/auth/headless/forgot_password — Send a one-time password, or change the password with it. */
export const resetPassword = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/auth/headless/forgot_password", "post">) =>
    api.POST("/services/auth/headless/forgot_password", init as never) as unknown as Answer<paths["/services/auth/headless/forgot_password"]["post"]>,
  {
    operationId: "resetPassword",
    api: "platform",
    method: "post",
    base: "",
    path: "/services/auth/headless/forgot_password",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,500,503],
  } as const,
);

/** GET /services/data/v64.0/query — Answer a query. */
export const getQuery = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/query", "get">) =>
    api.GET("/query", init as never) as unknown as Answer<paths["/query"]["get"]>,
  {
    operationId: "getQuery",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/query",
    query: ["q","explain","columns"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/query/{locator} — Answer a further page of a query. */
export const getQueryPage = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/query/{locator}", "get">) =>
    api.GET("/query/{locator}", init as never) as unknown as Answer<paths["/query/{locator}"]["get"]>,
  {
    operationId: "getQueryPage",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/query/{locator}",
    query: [],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/queryAll — Answer a query, deleted records included. */
export const getQueryAll = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/queryAll", "get">) =>
    api.GET("/queryAll", init as never) as unknown as Answer<paths["/queryAll"]["get"]>,
  {
    operationId: "getQueryAll",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/queryAll",
    query: ["q"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/ — List the resources of a version with their addresses. */
export const getResources = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/", "get">) =>
    api.GET("/", init as never) as unknown as Answer<paths["/"]["get"]>,
  {
    operationId: "getResources",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/",
    query: [],
    cache: {"lifetimeMs":3600000},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** GET /services/data/v64.0/limits — Tell how much may be used, and how much is left. */
export const getLimits = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/limits", "get">) =>
    api.GET("/limits", init as never) as unknown as Answer<paths["/limits"]["get"]>,
  {
    operationId: "getLimits",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/limits",
    query: [],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,500],
  } as const,
);

/** POST /services/Soap/u/{version} — Make a call of the partner API. */
export const executePartnerCall = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/Soap/u/{version}", "post">) =>
    api.POST("/services/Soap/u/{version}", init as never) as unknown as Answer<paths["/services/Soap/u/{version}"]["post"]>,
  {
    operationId: "executePartnerCall",
    api: "platform",
    method: "post",
    base: "",
    path: "/services/Soap/u/{version}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,429,500,503],
  } as const,
);

/** POST /services/Soap/c/{version} — Make a call of the enterprise API. */
export const executeEnterpriseCall = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/Soap/c/{version}", "post">) =>
    api.POST("/services/Soap/c/{version}", init as never) as unknown as Answer<paths["/services/Soap/c/{version}"]["post"]>,
  {
    operationId: "executeEnterpriseCall",
    api: "platform",
    method: "post",
    base: "",
    path: "/services/Soap/c/{version}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,413,415,429,500,503],
  } as const,
);

/** GET /services/data/v64.0/sobjects — List the objects whose records the user may read. */
export const getSObjects = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects", "get">) =>
    api.GET("/sobjects", init as never) as unknown as Answer<paths["/sobjects"]["get"]>,
  {
    operationId: "getSObjects",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/sobjects",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,412,500],
  } as const,
);

/** GET /services/data/v64.0/sobjects/{sObjectName} — Tell the basics of an object, with the records that the user has used last. */
export const getSObject = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}", "get">) =>
    api.GET("/sobjects/{sObjectName}", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}"]["get"]>,
  {
    operationId: "getSObject",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}",
    query: [],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** POST /services/data/v64.0/sobjects/{sObjectName} — Create a record. */
export const createSObjectRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}", "post">) =>
    api.POST("/sobjects/{sObjectName}", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}"]["post"]>,
  {
    operationId: "createSObjectRecord",
    api: "platform",
    method: "post",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/sobjects/{sObjectName}/describe — Tell what an object is made of, as far as the user may see it. */
export const getSObjectDescribe = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}/describe", "get">) =>
    api.GET("/sobjects/{sObjectName}/describe", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}/describe"]["get"]>,
  {
    operationId: "getSObjectDescribe",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}/describe",
    query: [],
    cache: {"lifetimeMs":900000},
    poll: undefined,
    errors: [400,401,404,412,500],
  } as const,
);

/** GET /services/data/v64.0/sobjects/{sObjectName}/updated — List the records that were created or changed within a span of time. */
export const getUpdatedRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}/updated", "get">) =>
    api.GET("/sobjects/{sObjectName}/updated", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}/updated"]["get"]>,
  {
    operationId: "getUpdatedRecords",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}/updated",
    query: ["start","end"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/sobjects/{sObjectName}/deleted — List the records that were deleted within a span of time, those that went with others included. */
export const getDeletedRecords = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}/deleted", "get">) =>
    api.GET("/sobjects/{sObjectName}/deleted", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}/deleted"]["get"]>,
  {
    operationId: "getDeletedRecords",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}/deleted",
    query: ["start","end"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/sobjects/{sObjectName}/{recordId} — Read a record. */
export const getSObjectRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}/{recordId}", "get">) =>
    api.GET("/sobjects/{sObjectName}/{recordId}", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}/{recordId}"]["get"]>,
  {
    operationId: "getSObjectRecord",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}/{recordId}",
    query: ["fields"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,404,412,500],
  } as const,
);

/** DELETE /services/data/v64.0/sobjects/{sObjectName}/{recordId} — Delete a record. */
export const deleteSObjectRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}/{recordId}", "delete">) =>
    api.DELETE("/sobjects/{sObjectName}/{recordId}", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}/{recordId}"]["delete"]>,
  {
    operationId: "deleteSObjectRecord",
    api: "platform",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}/{recordId}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/sobjects/{sObjectName}/{recordId} — Change fields of a record. */
export const updateSObjectRecord = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}/{recordId}", "patch">) =>
    api.PATCH("/sobjects/{sObjectName}/{recordId}", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}/{recordId}"]["patch"]>,
  {
    operationId: "updateSObjectRecord",
    api: "platform",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}/{recordId}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,412,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/sobjects/{sObjectName}/{fieldName}/{fieldValue} — Read the record that has this value in a unique field. */
export const getSObjectRecordByField = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}/{fieldName}/{fieldValue}", "get">) =>
    api.GET("/sobjects/{sObjectName}/{fieldName}/{fieldValue}", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}/{fieldName}/{fieldValue}"]["get"]>,
  {
    operationId: "getSObjectRecordByField",
    api: "platform",
    method: "get",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}/{fieldName}/{fieldValue}",
    query: ["fields"],
    cache: {"lifetimeMs":0},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/sobjects/{sObjectName}/{fieldName}/{fieldValue} — Change the record that has this value in a unique field, or create it. */
export const updateSObjectRecordByField = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sobjects/{sObjectName}/{fieldName}/{fieldValue}", "patch">) =>
    api.PATCH("/sobjects/{sObjectName}/{fieldName}/{fieldValue}", init as never) as unknown as Answer<paths["/sobjects/{sObjectName}/{fieldName}/{fieldValue}"]["patch"]>,
  {
    operationId: "updateSObjectRecordByField",
    api: "platform",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/sobjects/{sObjectName}/{fieldName}/{fieldValue}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data — List the versions, the oldest first. */
export const getVersions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data", "get">) =>
    api.GET("/services/data", init as never) as unknown as Answer<paths["/services/data"]["get"]>,
  {
    operationId: "getVersions",
    api: "platform",
    method: "get",
    base: "",
    path: "/services/data",
    query: [],
    cache: {"lifetimeMs":3600000},
    poll: undefined,
    errors: [400,500],
  } as const,
);
