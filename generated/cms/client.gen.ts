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

/** GET /services/data/v64.0/connect/cms/delivery/channels/{channelId}/media/{mediaGUID}/content — Serves a picture of a channel as it was made. */
export const getChannelMedia = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels/{channelId}/media/{mediaGUID}/content", "get">) =>
    api.GET("/connect/cms/delivery/channels/{channelId}/media/{mediaGUID}/content", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels/{channelId}/media/{mediaGUID}/content"]["get"]>,
  {
    operationId: "getChannelMedia",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels/{channelId}/media/{mediaGUID}/content",
    query: ["language"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/cms/delivery/channels — Lists the channels that deliver content. */
export const getDeliveryChannels = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels", "get">) =>
    api.GET("/connect/cms/delivery/channels", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels"]["get"]>,
  {
    operationId: "getDeliveryChannels",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels",
    query: ["page","pageSize"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/cms/delivery/channels/{channelId} — Reads a channel that delivers content. */
export const getDeliveryChannel = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels/{channelId}", "get">) =>
    api.GET("/connect/cms/delivery/channels/{channelId}", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels/{channelId}"]["get"]>,
  {
    operationId: "getDeliveryChannel",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels/{channelId}",
    query: [],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/sites/{siteId}/cms/delivery/collections/{collectionKeyOrId} — Reads a collection that is published to a site. */
export const getContentCollection = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/sites/{siteId}/cms/delivery/collections/{collectionKeyOrId}", "get">) =>
    api.GET("/connect/sites/{siteId}/cms/delivery/collections/{collectionKeyOrId}", init as never) as unknown as Answer<paths["/connect/sites/{siteId}/cms/delivery/collections/{collectionKeyOrId}"]["get"]>,
  {
    operationId: "getContentCollection",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/sites/{siteId}/cms/delivery/collections/{collectionKeyOrId}",
    query: ["language","pageToken","pageSize"],
    since: "56.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/cms/delivery/channels/{channelId}/collections/{collectionKeyOrId} — Reads a collection that is published to a channel. */
export const getChannelContentCollection = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels/{channelId}/collections/{collectionKeyOrId}", "get">) =>
    api.GET("/connect/cms/delivery/channels/{channelId}/collections/{collectionKeyOrId}", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels/{channelId}/collections/{collectionKeyOrId}"]["get"]>,
  {
    operationId: "getChannelContentCollection",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels/{channelId}/collections/{collectionKeyOrId}",
    query: ["language","pageToken","pageSize"],
    since: "56.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/sites/{siteId}/cms/delivery/contents/{contentKeyOrId} — Reads one item that is published to a site. */
export const getContent = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/sites/{siteId}/cms/delivery/contents/{contentKeyOrId}", "get">) =>
    api.GET("/connect/sites/{siteId}/cms/delivery/contents/{contentKeyOrId}", init as never) as unknown as Answer<paths["/connect/sites/{siteId}/cms/delivery/contents/{contentKeyOrId}"]["get"]>,
  {
    operationId: "getContent",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/sites/{siteId}/cms/delivery/contents/{contentKeyOrId}",
    query: ["language","referenceDepth","expandReferences","referencesAsList","showAbsoluteUrl"],
    since: "54.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/sites/{siteId}/cms/delivery/contents — Lists items that are published to a site. */
export const getContents = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/sites/{siteId}/cms/delivery/contents", "get">) =>
    api.GET("/connect/sites/{siteId}/cms/delivery/contents", init as never) as unknown as Answer<paths["/connect/sites/{siteId}/cms/delivery/contents"]["get"]>,
  {
    operationId: "getContents",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/sites/{siteId}/cms/delivery/contents",
    query: ["contentKeys","managedContentIds","contentTypeFQN","page","pageSize","referenceDepth","expandReferences","referencesAsList","publishStartDate","publishEndDate","includeContentBody","language","showAbsoluteUrl"],
    since: "55.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/cms/delivery/channels/{channelId}/contents/{contentKeyOrId} — Reads one item that is published to a channel. */
export const getChannelContent = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels/{channelId}/contents/{contentKeyOrId}", "get">) =>
    api.GET("/connect/cms/delivery/channels/{channelId}/contents/{contentKeyOrId}", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels/{channelId}/contents/{contentKeyOrId}"]["get"]>,
  {
    operationId: "getChannelContent",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels/{channelId}/contents/{contentKeyOrId}",
    query: ["language","referenceDepth","expandReferences","referencesAsList","showAbsoluteUrl"],
    since: "54.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/cms/delivery/channels/{channelId}/contents — Lists items that are published to a channel. */
export const getChannelContents = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels/{channelId}/contents", "get">) =>
    api.GET("/connect/cms/delivery/channels/{channelId}/contents", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels/{channelId}/contents"]["get"]>,
  {
    operationId: "getChannelContents",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels/{channelId}/contents",
    query: ["contentKeys","managedContentIds","contentTypeFQN","page","pageSize","referenceDepth","expandReferences","referencesAsList","publishStartDate","publishEndDate","includeContentBody","language","showAbsoluteUrl"],
    since: "55.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /cms/delivery/media/{contentKey} — Serves a picture in the width and format asked for. */
export const getMedia = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/cms/delivery/media/{contentKey}", "get">) =>
    api.GET("/cms/delivery/media/{contentKey}", init as never) as unknown as Answer<paths["/cms/delivery/media/{contentKey}"]["get"]>,
  {
    operationId: "getMedia",
    api: "cms",
    method: "get",
    base: "",
    path: "/cms/delivery/media/{contentKey}",
    query: ["width","density","format"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** POST /services/data/v64.0/connect/sites/{siteId}/cms/delivery/contents/enhanced-search — Searches the contents of a site. */
export const searchContents = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/sites/{siteId}/cms/delivery/contents/enhanced-search", "post">) =>
    api.POST("/connect/sites/{siteId}/cms/delivery/contents/enhanced-search", init as never) as unknown as Answer<paths["/connect/sites/{siteId}/cms/delivery/contents/enhanced-search"]["post"]>,
  {
    operationId: "searchContents",
    api: "cms",
    method: "post",
    base: "/services/data/v64.0",
    path: "/connect/sites/{siteId}/cms/delivery/contents/enhanced-search",
    query: [],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** POST /services/data/v64.0/connect/cms/delivery/channels/{channelId}/contents/enhanced-search — Searches the contents of a channel. */
export const searchChannelContents = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels/{channelId}/contents/enhanced-search", "post">) =>
    api.POST("/connect/cms/delivery/channels/{channelId}/contents/enhanced-search", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels/{channelId}/contents/enhanced-search"]["post"]>,
  {
    operationId: "searchChannelContents",
    api: "cms",
    method: "post",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels/{channelId}/contents/enhanced-search",
    query: [],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/cms/delivery/channels/{channelId}/contents/search — Finds contents of a channel by a term. */
export const findChannelContents = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels/{channelId}/contents/search", "get">) =>
    api.GET("/connect/cms/delivery/channels/{channelId}/contents/search", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels/{channelId}/contents/search"]["get"]>,
  {
    operationId: "findChannelContents",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels/{channelId}/contents/search",
    query: ["queryTerm","scope","page","pageSize"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/sites/{siteId}/search — Finds contents that have a page in a site. */
export const searchSite = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/sites/{siteId}/search", "get">) =>
    api.GET("/connect/sites/{siteId}/search", init as never) as unknown as Answer<paths["/connect/sites/{siteId}/search"]["get"]>,
  {
    operationId: "searchSite",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/sites/{siteId}/search",
    query: ["queryTerm","language","pageToken","pageSize"],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/communities/{communityId}/seo/properties/{recordId} — Reads what stands in the head of the page about a record. */
export const getSeoProperties = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/communities/{communityId}/seo/properties/{recordId}", "get">) =>
    api.GET("/connect/communities/{communityId}/seo/properties/{recordId}", init as never) as unknown as Answer<paths["/connect/communities/{communityId}/seo/properties/{recordId}"]["get"]>,
  {
    operationId: "getSeoProperties",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/communities/{communityId}/seo/properties/{recordId}",
    query: ["fields"],
    cache: {"lifetimeMs":3600000},
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/connect/cms/delivery/channels/{channelId}/contents/query — Lists contents of a channel as nodes. */
export const getChannelContentVersions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/connect/cms/delivery/channels/{channelId}/contents/query", "get">) =>
    api.GET("/connect/cms/delivery/channels/{channelId}/contents/query", init as never) as unknown as Answer<paths["/connect/cms/delivery/channels/{channelId}/contents/query"]["get"]>,
  {
    operationId: "getChannelContentVersions",
    api: "cms",
    method: "get",
    base: "/services/data/v64.0",
    path: "/connect/cms/delivery/channels/{channelId}/contents/query",
    query: ["contentKeys","managedContentIds","managedContentType","language","startDate","endDate","includeMetadata","page","pageSize","showAbsoluteUrl"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);
