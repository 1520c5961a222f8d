// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Client, MaybeOptionalInit } from 'openapi-fetch';
import type { paths } from './types.gen.ts';

export type Api = Client<paths>;
type Init<Path extends keyof paths, Method extends 'get' | 'put' | 'post' | 'delete' | 'patch'> = Method extends keyof paths[Path]
  ? MaybeOptionalInit<paths[Path], Method>
  : never;

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/application-context — Tells what the store can do, read as a guest. */
export const getApplicationContext = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/commerce/webstores/{webstoreId}/application-context", "get">) => api.GET("/services/data/v64.0/commerce/webstores/{webstoreId}/application-context", init as never),
  {
    operationId: "getApplicationContext",
    api: "commerce",
    method: "get",
    path: "/services/data/v64.0/commerce/webstores/{webstoreId}/application-context",
    query: [],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/session-context — Tells who is asking, for which account, and in which buyer groups. */
export const getSessionContext = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/commerce/webstores/{webstoreId}/session-context", "get">) => api.GET("/services/data/v64.0/commerce/webstores/{webstoreId}/session-context", init as never),
  {
    operationId: "getSessionContext",
    api: "commerce",
    method: "get",
    path: "/services/data/v64.0/commerce/webstores/{webstoreId}/session-context",
    query: ["effectiveAccountId"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/external-managed-accounts — Lists the accounts that the buyer may act for. */
export const getExternalManagedAccounts = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/commerce/webstores/{webstoreId}/external-managed-accounts", "get">) => api.GET("/services/data/v64.0/commerce/webstores/{webstoreId}/external-managed-accounts", init as never),
  {
    operationId: "getExternalManagedAccounts",
    api: "commerce",
    method: "get",
    path: "/services/data/v64.0/commerce/webstores/{webstoreId}/external-managed-accounts",
    query: ["includeMyAccount"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId} — Reads one account that the buyer may act for. */
export const getEffectiveAccount = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/data/v64.0/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}", "get">) => api.GET("/services/data/v64.0/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}", init as never),
  {
    operationId: "getEffectiveAccount",
    api: "commerce",
    method: "get",
    path: "/services/data/v64.0/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}",
    query: ["fields"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** POST /services/auth/sessions — Signs a person in and sets the session cookie. */
export const createSession = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/auth/sessions", "post">) => api.POST("/services/auth/sessions", init as never),
  {
    operationId: "createSession",
    api: "commerce",
    method: "post",
    path: "/services/auth/sessions",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,413,415,500,503],
  } as const,
);

/** GET /services/auth/sessions/current — Tells who is signed in; a guest is an answer, not an error. */
export const getSession = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/auth/sessions/current", "get">) => api.GET("/services/auth/sessions/current", init as never),
  {
    operationId: "getSession",
    api: "commerce",
    method: "get",
    path: "/services/auth/sessions/current",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,500,503],
  } as const,
);

/** DELETE /services/auth/sessions/current — Signs the person out and clears the cookie. */
export const deleteSession = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/services/auth/sessions/current", "delete">) => api.DELETE("/services/auth/sessions/current", init as never),
  {
    operationId: "deleteSession",
    api: "commerce",
    method: "delete",
    path: "/services/auth/sessions/current",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,500,503],
  } as const,
);

/** GET /webruntime/module/csrf-token — Serves the token of helper writes as a JavaScript module. */
export const getCsrfTokenModule = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/webruntime/module/csrf-token", "get">) => api.GET("/webruntime/module/csrf-token", init as never),
  {
    operationId: "getCsrfTokenModule",
    api: "commerce",
    method: "get",
    path: "/webruntime/module/csrf-token",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,500,503],
  } as const,
);
