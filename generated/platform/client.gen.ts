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
    errors: [400,401,403,413,415,500,503],
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
