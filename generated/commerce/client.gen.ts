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

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses — Read a page of the account's addresses. */
export const getAddresses = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses"]["get"]>,
  {
    operationId: "getAddresses",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses",
    query: ["effectiveAccountId","addressType","defaultOnly","excludeUnsupportedCountries","shouldShowDefaultAddrFirst","sortOrder","addressId","fields","pageSize","pageToken"],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses — Add an address. */
export const createAddress = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses"]["post"]>,
  {
    operationId: "createAddress",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses",
    query: ["effectiveAccountId"],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId} — Delete an address. */
export const deleteAddress = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}"]["delete"]>,
  {
    operationId: "deleteAddress",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}",
    query: ["effectiveAccountId"],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId} — Change an address. */
export const updateAddress = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}", "patch">) =>
    api.PATCH("/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}"]["patch"]>,
  {
    operationId: "updateAddress",
    api: "commerce",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}",
    query: ["effectiveAccountId"],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/ai/configuration — Read whether an assistant is deployed for the store, and where. */
export const getAiConfiguration = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/ai/configuration", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/ai/configuration", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/ai/configuration"]["get"]>,
  {
    operationId: "getAiConfiguration",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/ai/configuration",
    query: [],
    since: "52.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/shopperAgent/context — Read what an assistant may know of the shopper. */
export const getShopperAgentContext = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/shopperAgent/context", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/shopperAgent/context", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/shopperAgent/context"]["get"]>,
  {
    operationId: "getShopperAgentContext",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/shopperAgent/context",
    query: ["effectiveAccountId"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/management/webstores/{webstoreId}/search/boost-bury-rules — Reads the rules of a store. */
export const getBoostBuryRules = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/management/webstores/{webstoreId}/search/boost-bury-rules", "get">) =>
    api.GET("/commerce/management/webstores/{webstoreId}/search/boost-bury-rules", init as never) as unknown as Answer<paths["/commerce/management/webstores/{webstoreId}/search/boost-bury-rules"]["get"]>,
  {
    operationId: "getBoostBuryRules",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/management/webstores/{webstoreId}/search/boost-bury-rules",
    query: [],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/management/webstores/{webstoreId}/search/boost-bury-rules — Makes a rule. */
export const createBoostBuryRule = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/management/webstores/{webstoreId}/search/boost-bury-rules", "post">) =>
    api.POST("/commerce/management/webstores/{webstoreId}/search/boost-bury-rules", init as never) as unknown as Answer<paths["/commerce/management/webstores/{webstoreId}/search/boost-bury-rules"]["post"]>,
  {
    operationId: "createBoostBuryRule",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/management/webstores/{webstoreId}/search/boost-bury-rules",
    query: [],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId} — Reads one rule. */
export const getBoostBuryRule = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}", "get">) =>
    api.GET("/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}", init as never) as unknown as Answer<paths["/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}"]["get"]>,
  {
    operationId: "getBoostBuryRule",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}",
    query: [],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId} — Deletes a rule. */
export const deleteBoostBuryRule = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}", "delete">) =>
    api.DELETE("/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}", init as never) as unknown as Answer<paths["/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}"]["delete"]>,
  {
    operationId: "deleteBoostBuryRule",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}",
    query: [],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/preserve — Merge the cart that the person had as a guest into the buyer's cart. */
export const preserveCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/preserve", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/preserve", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/preserve"]["post"]>,
  {
    operationId: "preserveCart",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/preserve",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "60.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** PUT /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations — Reserve the stock of the cart's products, all or nothing. */
export const reserveCartInventory = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations", "put">) =>
    api.PUT("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations"]["put"]>,
  {
    operationId: "reserveCartInventory",
    api: "commerce",
    method: "put",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "58.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,422,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations — Free the stock that is reserved for the cart. */
export const deleteCartReservations = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations"]["delete"]>,
  {
    operationId: "deleteCartReservations",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations",
    query: ["effectiveAccountId"],
    since: "58.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/clone — Copy the cart as it is now, for a payment link. */
export const cloneCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/clone", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/clone", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/clone"]["post"]>,
  {
    operationId: "cloneCart",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/clone",
    query: ["effectiveAccountId","currencyIsoCode","targetType","targetEffectiveAccountId"],
    since: "60.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/calculate — Calculate the cart at once. */
export const calculateCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/calculate", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/calculate", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/calculate"]["post"]>,
  {
    operationId: "calculateCart",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/calculate",
    query: ["effectiveAccountId"],
    since: "62.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-shipping — Calculate what the delivery of the cart costs. */
export const evaluateCartShipping = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-shipping", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-shipping", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-shipping"]["post"]>,
  {
    operationId: "evaluateCartShipping",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-shipping",
    query: ["effectiveAccountId"],
    since: "63.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-taxes — Calculate the taxes of the cart. */
export const evaluateCartTaxes = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-taxes", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-taxes", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-taxes"]["post"]>,
  {
    operationId: "evaluateCartTaxes",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-taxes",
    query: ["effectiveAccountId"],
    since: "63.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/make-primary — Make a cart beside the main one the account's main cart. */
export const makeCartPrimary = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/make-primary", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/make-primary", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/make-primary"]["post"]>,
  {
    operationId: "makeCartPrimary",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/make-primary",
    query: ["effectiveAccountId"],
    since: "53.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/messages/actions/set-visibility — Hide the messages about the cart and its items, or show them again. */
export const updateCartMessagesVisibility = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/messages/actions/set-visibility", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/messages/actions/set-visibility", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/messages/actions/set-visibility"]["post"]>,
  {
    operationId: "updateCartMessagesVisibility",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/messages/actions/set-visibility",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons — Read the coupons of the cart. */
export const getCartCoupons = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons"]["get"]>,
  {
    operationId: "getCartCoupons",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons — Add a coupon to the cart. */
export const addCouponToCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons"]["post"]>,
  {
    operationId: "addCouponToCart",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons/{couponId} — Take a coupon out of the cart. */
export const deleteCouponFromCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons/{couponId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons/{couponId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons/{couponId}"]["delete"]>,
  {
    operationId: "deleteCouponFromCart",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons/{couponId}",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "54.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts — Open a cart with a name, beside the main one where asked for. */
export const addCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts"]["post"]>,
  {
    operationId: "addCart",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId} — Read the head of the cart. */
export const getCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}"]["get"]>,
  {
    operationId: "getCart",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}",
    query: ["effectiveAccountId","currencyIsoCode"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PUT /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId} — Open the account's cart, or answer the one that is open. */
export const createCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}", "put">) =>
    api.PUT("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}"]["put"]>,
  {
    operationId: "createCart",
    api: "commerce",
    method: "put",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}",
    query: ["effectiveAccountId","currencyIsoCode"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId} — Throw the cart away with its items. */
export const deleteCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}"]["delete"]>,
  {
    operationId: "deleteCart",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}",
    query: ["effectiveAccountId","currencyIsoCode"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/compact-summary — Read how many products the cart holds, and whether it is settled. */
export const getCartSummary = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/compact-summary", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/compact-summary", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/compact-summary"]["get"]>,
  {
    operationId: "getCartSummary",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/compact-summary",
    query: ["effectiveAccountId","currencyIsoCode"],
    cache: undefined,
    poll: {"immediateTries":4,"linearStepMs":100,"linearTriesUntil":8,"doublingBaseMs":750,"maximumTries":14},
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/compact-summary — Read the same of the current cart by the address without a cart id. */
export const getCurrentCartSummary = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/compact-summary", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/compact-summary", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/compact-summary"]["get"]>,
  {
    operationId: "getCurrentCartSummary",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/compact-summary",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items — Read a page of the cart's items. */
export const getCartItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items"]["get"]>,
  {
    operationId: "getCartItems",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items",
    query: ["effectiveAccountId","currencyIsoCode","includePromotions","includeCoupons","sort","productFields","pageNumber","pageSize","page"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items — Put a product into the cart. */
export const addItemToCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items"]["post"]>,
  {
    operationId: "addItemToCart",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items",
    query: ["effectiveAccountId","currencyIsoCode","includeCartData","sort","productFields","pageNumber","pageSize"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/batch — Put several products into the cart. */
export const addItemsToCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/batch", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/batch", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/batch"]["post"]>,
  {
    operationId: "addItemsToCart",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/batch",
    query: ["effectiveAccountId","currencyIsoCode"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /webruntime/api/services/data/v61.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/promotions — Read the promotions of some items of the cart. */
export const getCartItemPromotions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/promotions", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/promotions", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/promotions"]["post"]>,
  {
    operationId: "getCartItemPromotions",
    api: "commerce",
    method: "post",
    base: "/webruntime/api/services/data/v61.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/promotions",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "53.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId} — Take an item out of the cart. */
export const deleteItemFromCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}"]["delete"]>,
  {
    operationId: "deleteItemFromCart",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** PATCH /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId} — Change the quantity of an item. */
export const updateItemInCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}", "patch">) =>
    api.PATCH("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}"]["patch"]>,
  {
    operationId: "updateItemInCart",
    api: "commerce",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}",
    query: ["effectiveAccountId","currencyIsoCode","includeCartData","sort","pageNumber","pageSize"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/promotions — Read the promotions that the cart benefits from. */
export const getCartPromotions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/promotions", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/promotions", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/promotions"]["get"]>,
  {
    operationId: "getCartPromotions",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/promotions",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "53.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products — Read the cart by product. */
export const getCartProducts = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products"]["get"]>,
  {
    operationId: "getCartProducts",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products",
    query: ["effectiveAccountId","currencyIsoCode","productFields","pageNumber","pageSize"],
    since: "60.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products/{productId} — Read one product of the cart with the items that it is in. */
export const getCartProduct = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products/{productId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products/{productId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products/{productId}"]["get"]>,
  {
    operationId: "getCartProduct",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products/{productId}",
    query: ["effectiveAccountId","currencyIsoCode","productFields"],
    since: "60.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/category-menu-items — Reads the menu of categories. */
export const getCategoryMenuItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/category-menu-items", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/category-menu-items", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/category-menu-items"]["get"]>,
  {
    operationId: "getCategoryMenuItems",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/category-menu-items",
    query: ["effectiveAccountId","addHomeMenuItem","includeImageUrl","maxItems","maxLevels","publishStatus"],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PUT /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts — Start the checkout of a cart, or go on with the one that it has. */
export const startActiveCheckout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts", "put">) =>
    api.PUT("/commerce/webstores/{webstoreId}/checkouts", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts"]["put"]>,
  {
    operationId: "startActiveCheckout",
    api: "commerce",
    method: "put",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts",
    query: ["effectiveAccountId"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,413,415,422,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts — Start the checkout of a cart. */
export const createCheckout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/checkouts", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts"]["post"]>,
  {
    operationId: "createCheckout",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts",
    query: ["effectiveAccountId"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,413,415,422,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId} — Read the checkout. */
export const getCheckout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}"]["get"]>,
  {
    operationId: "getCheckout",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}",
    query: ["effectiveAccountId"],
    since: "55.0",
    cache: undefined,
    poll: {"immediateTries":4,"linearStepMs":100,"linearTriesUntil":8,"doublingBaseMs":750,"maximumTries":14},
    errors: [400,401,403,404,410,422,500],
  } as const,
);

/** PUT /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId} — Start the checkout of a cart. */
export const startCheckout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}", "put">) =>
    api.PUT("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}"]["put"]>,
  {
    operationId: "startCheckout",
    api: "commerce",
    method: "put",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,413,415,422,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId} — Give the checkout up and free the cart. */
export const deleteCheckout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}"]["delete"]>,
  {
    operationId: "deleteCheckout",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}",
    query: ["effectiveAccountId"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** PATCH /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId} — Change the address, the delivery, the phone number, the contact or the consent. */
export const updateCheckout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}", "patch">) =>
    api.PATCH("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}"]["patch"]>,
  {
    operationId: "updateCheckout",
    api: "commerce",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}",
    query: ["effectiveAccountId"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/payments — Say how the order is paid. */
export const createPayment = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/payments", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/payments", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/payments"]["post"]>,
  {
    operationId: "createPayment",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/payments",
    query: ["effectiveAccountId"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,413,415,422,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons — Add a coupon to the checkout. */
export const addCouponToCheckout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons"]["post"]>,
  {
    operationId: "addCouponToCheckout",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons",
    query: ["effectiveAccountId"],
    since: "61.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,413,415,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons/{couponId} — Take a coupon out of the checkout. */
export const deleteCouponFromCheckout = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons/{couponId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons/{couponId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons/{couponId}"]["delete"]>,
  {
    operationId: "deleteCouponFromCheckout",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons/{couponId}",
    query: ["effectiveAccountId"],
    since: "61.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders — Place the order. */
export const placeOrder = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders"]["post"]>,
  {
    operationId: "placeOrder",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders",
    query: ["effectiveAccountId"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,412,422,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders/actions — Prepare the order, or submit it. */
export const performOrderAction = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders/actions", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders/actions", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders/actions"]["post"]>,
  {
    operationId: "performOrderAction",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders/actions",
    query: ["effectiveAccountId"],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,410,412,413,415,422,500],
  } as const,
);

/** PUT /services/data/v64.0/commerce/management/webstore/{webstoreId}/composite-products/{productId} — Changes a product with its categories, picture and prices. */
export const updateCompositeProduct = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/management/webstore/{webstoreId}/composite-products/{productId}", "put">) =>
    api.PUT("/commerce/management/webstore/{webstoreId}/composite-products/{productId}", init as never) as unknown as Answer<paths["/commerce/management/webstore/{webstoreId}/composite-products/{productId}"]["put"]>,
  {
    operationId: "updateCompositeProduct",
    api: "commerce",
    method: "put",
    base: "/services/data/v64.0",
    path: "/commerce/management/webstore/{webstoreId}/composite-products/{productId}",
    query: [],
    since: "61.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/management/webstore/{webstoreId}/composite-variations — Creates variations of a product. */
export const createCompositeVariations = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/management/webstore/{webstoreId}/composite-variations", "post">) =>
    api.POST("/commerce/management/webstore/{webstoreId}/composite-variations", init as never) as unknown as Answer<paths["/commerce/management/webstore/{webstoreId}/composite-variations"]["post"]>,
  {
    operationId: "createCompositeVariations",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/management/webstore/{webstoreId}/composite-variations",
    query: [],
    since: "62.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/application-context — Tells what the store can do, read as a guest. */
export const getApplicationContext = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/application-context", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/application-context", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/application-context"]["get"]>,
  {
    operationId: "getApplicationContext",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/application-context",
    query: [],
    since: "54.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/session-context — Tells who is asking, for which account, and in which buyer groups. */
export const getSessionContext = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/session-context", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/session-context", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/session-context"]["get"]>,
  {
    operationId: "getSessionContext",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/session-context",
    query: ["effectiveAccountId"],
    since: "54.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/external-managed-accounts — Lists the accounts that the buyer may act for. */
export const getExternalManagedAccounts = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/external-managed-accounts", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/external-managed-accounts", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/external-managed-accounts"]["get"]>,
  {
    operationId: "getExternalManagedAccounts",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/external-managed-accounts",
    query: ["includeMyAccount"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId} — Reads one account that the buyer may act for. */
export const getEffectiveAccount = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}"]["get"]>,
  {
    operationId: "getEffectiveAccount",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}",
    query: ["fields"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups — Read the delivery groups of the cart. */
export const getDeliveryGroups = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups"]["get"]>,
  {
    operationId: "getDeliveryGroups",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups",
    query: ["effectiveAccountId","currencyIsoCode","limit","cartItemLimit","page","pageSize","sort"],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups — Add an empty delivery group to the cart. */
export const createDeliveryGroup = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups"]["post"]>,
  {
    operationId: "createDeliveryGroup",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/actions/arrange-items — Move items between the delivery groups of the cart. */
export const arrangeDeliveryGroupItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/actions/arrange-items", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/actions/arrange-items", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/actions/arrange-items"]["post"]>,
  {
    operationId: "arrangeDeliveryGroupItems",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/actions/arrange-items",
    query: ["effectiveAccountId","currencyIsoCode","deleteEmptyDeliveryGroups"],
    since: "60.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId} — Read one delivery group with a page of its items. */
export const getDeliveryGroup = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}"]["get"]>,
  {
    operationId: "getDeliveryGroup",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}",
    query: ["effectiveAccountId","currencyIsoCode","page","pageSize","sort"],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId} — Delete a delivery group of the cart. */
export const deleteDeliveryGroup = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}"]["delete"]>,
  {
    operationId: "deleteDeliveryGroup",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}",
    query: ["effectiveAccountId","deleteCartItems"],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500],
  } as const,
);

/** PATCH /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId} — Change the address, the method, the note or the name of a delivery group. */
export const updateDeliveryGroup = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}", "patch">) =>
    api.PATCH("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}"]["patch"]>,
  {
    operationId: "updateDeliveryGroup",
    api: "commerce",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}",
    query: ["effectiveAccountId","currencyIsoCode"],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/myprofile — Reads the buyer's profile. */
export const getMyProfile = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/myprofile", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/myprofile", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/myprofile"]["get"]>,
  {
    operationId: "getMyProfile",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/myprofile",
    query: ["effectiveAccountId"],
    since: "52.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** PATCH /services/data/v64.0/commerce/webstores/{webstoreId}/myprofile — Changes the buyer's profile. */
export const updateMyProfile = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/myprofile", "patch">) =>
    api.PATCH("/commerce/webstores/{webstoreId}/myprofile", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/myprofile"]["patch"]>,
  {
    operationId: "updateMyProfile",
    api: "commerce",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/myprofile",
    query: ["effectiveAccountId"],
    since: "52.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/myprofile/actions/initOTP — Sends the buyer a one-time password. */
export const startMyProfileVerification = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/myprofile/actions/initOTP", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/myprofile/actions/initOTP", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/myprofile/actions/initOTP"]["post"]>,
  {
    operationId: "startMyProfileVerification",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/myprofile/actions/initOTP",
    query: ["effectiveAccountId"],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/myprofile/actions/verify — Holds a one-time password against the one that was sent. */
export const submitMyProfileCode = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/myprofile/actions/verify", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/myprofile/actions/verify", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/myprofile/actions/verify"]["post"]>,
  {
    operationId: "submitMyProfileCode",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/myprofile/actions/verify",
    query: ["effectiveAccountId"],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items — Read a page of the products of an order. */
export const getOrderItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items"]["get"]>,
  {
    operationId: "getOrderItems",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items",
    query: ["effectiveAccountId","fields","includeAdjustmentDetails","orderDeliveryGroupSummaryId","page","pageSize","sort"],
    since: "51.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items/adjustments — Read what promotions took off lines of an order. */
export const getOrderItemAdjustments = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items/adjustments", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items/adjustments", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items/adjustments"]["post"]>,
  {
    operationId: "getOrderItemAdjustments",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items/adjustments",
    query: ["effectiveAccountId"],
    since: "53.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/delivery-groups — Read a page of the deliveries of an order. */
export const getOrderDeliveryGroups = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/delivery-groups", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/delivery-groups", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/delivery-groups"]["get"]>,
  {
    operationId: "getOrderDeliveryGroups",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/delivery-groups",
    query: ["effectiveAccountId","fields","page","pageSize","sort"],
    since: "51.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/order-summaries/async-actions/adjustment-aggregates — Have what promotions took off orders summed up. */
export const startOrderAdjustmentAggregates = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/async-actions/adjustment-aggregates", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/order-summaries/async-actions/adjustment-aggregates", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/async-actions/adjustment-aggregates"]["post"]>,
  {
    operationId: "startOrderAdjustmentAggregates",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/async-actions/adjustment-aggregates",
    query: [],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/order-summaries/actions/lookup — Look an order up with its deliveries, products and adjustments. */
export const getOrderSummaryLookup = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/actions/lookup", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/order-summaries/actions/lookup", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/actions/lookup"]["get"]>,
  {
    operationId: "getOrderSummaryLookup",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/actions/lookup",
    query: ["effectiveAccountId","orderSummaryIdOrRefNumber","accessToken","deliveryGroupId","fields","excludeParameters"],
    since: "58.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/order-summaries/actions/lookup — Look an order up by what a guest knows of it. */
export const findOrderSummary = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/actions/lookup", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/order-summaries/actions/lookup", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/actions/lookup"]["post"]>,
  {
    operationId: "findOrderSummary",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/actions/lookup",
    query: ["effectiveAccountId","deliveryGroupId","fields","excludeAdjustmentAggregates","excludeAdjustments","excludeDeliveryGroups","excludeLineItems","excludePayments"],
    since: "58.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/order-summaries/actions/authorize — Get a token that opens one order of a guest. */
export const createOrderAccessToken = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/actions/authorize", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/order-summaries/actions/authorize", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/actions/authorize"]["post"]>,
  {
    operationId: "createOrderAccessToken",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/actions/authorize",
    query: [],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-cancel — Read what cancelling packs of an order would change. */
export const calculateOrderCancel = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-cancel", "post">) =>
    api.POST("/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-cancel", init as never) as unknown as Answer<paths["/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-cancel"]["post"]>,
  {
    operationId: "calculateOrderCancel",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-cancel",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-cancel — Cancel packs of an order that have not left the pharmacy. */
export const submitOrderCancel = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-cancel", "post">) =>
    api.POST("/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-cancel", init as never) as unknown as Answer<paths["/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-cancel"]["post"]>,
  {
    operationId: "submitOrderCancel",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-cancel",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-return — Read what taking packs of an order back would change. */
export const calculateOrderReturn = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-return", "post">) =>
    api.POST("/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-return", init as never) as unknown as Answer<paths["/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-return"]["post"]>,
  {
    operationId: "calculateOrderReturn",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-return",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-return — Take back packs that have left the pharmacy. */
export const submitOrderReturn = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-return", "post">) =>
    api.POST("/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-return", init as never) as unknown as Answer<paths["/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-return"]["post"]>,
  {
    operationId: "submitOrderReturn",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-return",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/order-management/order-summaries/{orderSummaryId}/async-actions/ensure-refunds-async — Give back what a buyer has paid beyond the total of the order. */
export const startOrderRefunds = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/order-management/order-summaries/{orderSummaryId}/async-actions/ensure-refunds-async", "post">) =>
    api.POST("/commerce/order-management/order-summaries/{orderSummaryId}/async-actions/ensure-refunds-async", init as never) as unknown as Answer<paths["/commerce/order-management/order-summaries/{orderSummaryId}/async-actions/ensure-refunds-async"]["post"]>,
  {
    operationId: "startOrderRefunds",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/order-management/order-summaries/{orderSummaryId}/async-actions/ensure-refunds-async",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/actions/custom/flow/Send_Order_Confirmation — Send the confirmation of orders again. */
export const startOrderConfirmation = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/actions/custom/flow/Send_Order_Confirmation", "post">) =>
    api.POST("/actions/custom/flow/Send_Order_Confirmation", init as never) as unknown as Answer<paths["/actions/custom/flow/Send_Order_Confirmation"]["post"]>,
  {
    operationId: "startOrderConfirmation",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/actions/custom/flow/Send_Order_Confirmation",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /webruntime/api/services/data/v61.0/commerce/webstores/{webstoreId}/order-summaries — Read a page of the orders of the effective account. */
export const getOrderSummaries = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/order-summaries", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries"]["get"]>,
  {
    operationId: "getOrderSummaries",
    api: "commerce",
    method: "get",
    base: "/webruntime/api/services/data/v61.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries",
    query: ["effectiveAccountId","earliestDate","latestDate","status","orderNumber","ownerScoped","fields","sortOrder","pageSize","page","pageToken","includeAdjustmentDetails","includeProducts"],
    since: "51.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /webruntime/api/services/data/v61.0/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber} — Read one order with its deliveries and products. */
export const getOrderSummary = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}"]["get"]>,
  {
    operationId: "getOrderSummary",
    api: "commerce",
    method: "get",
    base: "/webruntime/api/services/data/v61.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}",
    query: ["effectiveAccountId","fields","includeAdjustmentDetails"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /webruntime/api/services/data/v61.0/commerce/webstores/{webstoreId}/order-summaries/actions/add-order-to-cart — Put the products of an order into the cart. */
export const addOrderToCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/actions/add-order-to-cart", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/order-summaries/actions/add-order-to-cart", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/actions/add-order-to-cart"]["post"]>,
  {
    operationId: "addOrderToCart",
    api: "commerce",
    method: "post",
    base: "/webruntime/api/services/data/v61.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/actions/add-order-to-cart",
    query: ["effectiveAccountId"],
    since: "59.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** GET /webruntime/api/services/data/v61.0/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/adjustments — Read what promotions took off an order. */
export const getOrderAdjustments = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/adjustments", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/adjustments", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/adjustments"]["get"]>,
  {
    operationId: "getOrderAdjustments",
    api: "commerce",
    method: "get",
    base: "/webruntime/api/services/data/v61.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/adjustments",
    query: ["effectiveAccountId"],
    since: "53.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /webruntime/api/services/data/v61.0/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/actions/add-order-to-cart — Put the products of the order in the path into the cart. */
export const addOrderSummaryToCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/actions/add-order-to-cart", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/actions/add-order-to-cart", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/actions/add-order-to-cart"]["post"]>,
  {
    operationId: "addOrderSummaryToCart",
    api: "commerce",
    method: "post",
    base: "/webruntime/api/services/data/v61.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/actions/add-order-to-cart",
    query: ["effectiveAccountId"],
    since: "57.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,413,415,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/payments/token — Turn card data into a token. */
export const createPaymentToken = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/payments/token", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/payments/token", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/payments/token"]["post"]>,
  {
    operationId: "createPaymentToken",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/payments/token",
    query: ["effectiveAccountId"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/products/{productId}/children — Reads a page of the products that a set holds. */
export const getProductChildren = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/products/{productId}/children", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/products/{productId}/children", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/products/{productId}/children"]["get"]>,
  {
    operationId: "getProductChildren",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/products/{productId}/children",
    query: ["effectiveAccountId","fields","excludeFields","mediaGroups","excludeMedia","excludeQuantityRule","excludeAttributeSetInfo","includeProductSellingModels","pageToken","pageSize"],
    since: "57.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/products/{productId}/featured-products — Reads the products that are shown beside one. */
export const getFeaturedProducts = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/products/{productId}/featured-products", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/products/{productId}/featured-products", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/products/{productId}/featured-products"]["get"]>,
  {
    operationId: "getFeaturedProducts",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/products/{productId}/featured-products",
    query: ["effectiveAccountId","relationshipTypes","fields","excludeFields","mediaGroups","includeMediaGroups","includeAttributeSetInfo","includePurchaseQuantityRules","includeProductSellingModel"],
    since: "64.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/products/{productId} — Reads one product. */
export const getProduct = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/products/{productId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/products/{productId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/products/{productId}"]["get"]>,
  {
    operationId: "getProduct",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/products/{productId}",
    query: ["effectiveAccountId","fields","excludeFields","mediaGroups","excludeMedia","excludePrimaryProductCategory","excludeVariationInfo","excludeQuantityRule","excludeAttributeSetInfo","excludeProductSellingModels"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/products — Reads several products at once. */
export const getProducts = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/products", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/products", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/products"]["get"]>,
  {
    operationId: "getProducts",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/products",
    query: ["effectiveAccountId","ids","skus","fields","excludeMedia","includeQuantityRule","includeProductSellingModels","includeAttributeSetInfo","includeGroupByAttributeVariationInfo"],
    since: "54.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/pricing/products/{productId} — Reads what one product costs the effective account. */
export const getProductPrice = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/pricing/products/{productId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/pricing/products/{productId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/pricing/products/{productId}"]["get"]>,
  {
    operationId: "getProductPrice",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/pricing/products/{productId}",
    query: ["effectiveAccountId","currencyIsoCode","productSellingModelIds","allProductSellingModelPrices"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/pricing/products — Reads what several products cost the effective account. */
export const getProductPrices = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/pricing/products", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/pricing/products", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/pricing/products"]["get"]>,
  {
    operationId: "getProductPrices",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/pricing/products",
    query: ["effectiveAccountId","currencyIsoCode","productIds"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/pricing/products — Reads what several products cost the effective account, with the products in a body. */
export const createProductPrices = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/pricing/products", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/pricing/products", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/pricing/products"]["post"]>,
  {
    operationId: "createProductPrices",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/pricing/products",
    query: ["effectiveAccountId","currencyIsoCode"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/product-categories/{productCategoryId} — Reads one category. */
export const getProductCategory = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/product-categories/{productCategoryId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/product-categories/{productCategoryId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/product-categories/{productCategoryId}"]["get"]>,
  {
    operationId: "getProductCategory",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/product-categories/{productCategoryId}",
    query: ["effectiveAccountId","fields","excludeFields","mediaGroups","excludeMedia"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/product-categories/children — Lists the categories below one, or those at the top. */
export const getProductCategoryChildren = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/product-categories/children", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/product-categories/children", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/product-categories/children"]["get"]>,
  {
    operationId: "getProductCategoryChildren",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/product-categories/children",
    query: ["effectiveAccountId","parentProductCategoryId","fields","excludeFields","mediaGroups","excludeMedia"],
    since: "52.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/product-category-path/product-categories/{productCategoryId} — Reads the path from the root to a category, for a breadcrumb. */
export const getProductCategoryPath = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/product-category-path/product-categories/{productCategoryId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/product-category-path/product-categories/{productCategoryId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/product-category-path/product-categories/{productCategoryId}"]["get"]>,
  {
    operationId: "getProductCategoryPath",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/product-category-path/product-categories/{productCategoryId}",
    query: [],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/ai/recommendations — Reads the products that a recommender names. */
export const getProductRecommendations = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/ai/recommendations", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/ai/recommendations", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/ai/recommendations"]["get"]>,
  {
    operationId: "getProductRecommendations",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/ai/recommendations",
    query: ["effectiveAccountId","currencyIsoCode","recommender","anchorValues","anchorFromCurrentCart","includeRequestProduct","includePricingAndProductInformation","dataSpace","individualId","personalizationPoint"],
    since: "55.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/buyers/registrations — Sends a one-time password with which the guest opens an account. */
export const createBuyerRegistration = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/buyers/registrations", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/buyers/registrations", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/buyers/registrations"]["post"]>,
  {
    operationId: "createBuyerRegistration",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/buyers/registrations",
    query: [],
    since: "61.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/accounts/{accountId}/actions/register-guest-buyer — Makes the account of a guest who has ordered a buyer's. */
export const createGuestBuyer = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/accounts/{accountId}/actions/register-guest-buyer", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/accounts/{accountId}/actions/register-guest-buyer", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/accounts/{accountId}/actions/register-guest-buyer"]["post"]>,
  {
    operationId: "createGuestBuyer",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/accounts/{accountId}/actions/register-guest-buyer",
    query: [],
    since: "60.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/search/products — Finds products by term, category or both. */
export const searchProducts = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/search/products", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/search/products", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/search/products"]["get"]>,
  {
    operationId: "searchProducts",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/search/products",
    query: ["effectiveAccountId","currencyIsoCode","searchTerm","categoryId","refinements","fields","searchFields","includePrices","includeQuantityRule","includeProductVariationInfo","grouping","effectiveBuyerGroupIds","sortRuleId","page","pageSize"],
    since: "58.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/search/product-search — Finds products, with what is asked for in a body. */
export const createProductSearch = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/search/product-search", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/search/product-search", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/search/product-search"]["post"]>,
  {
    operationId: "createProductSearch",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/search/product-search",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/search/suggestions — Offers terms, and products when asked, while the shopper types. */
export const getSearchSuggestions = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/search/suggestions", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/search/suggestions", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/search/suggestions"]["get"]>,
  {
    operationId: "getSearchSuggestions",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/search/suggestions",
    query: ["effectiveAccountId","searchTerm","maxResults","includeSuggestedProducts","maxSuggestedProducts","includeSuggestedTerms","popularProductsCategoryId"],
    since: "52.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/search/sort-rules — Lists the orders that results can be shown in. */
export const getSortRules = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/search/sort-rules", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/search/sort-rules", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/search/sort-rules"]["get"]>,
  {
    operationId: "getSortRules",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/search/sort-rules",
    query: [],
    since: "52.0",
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** GET /lwr/apex/v64.0/{apexClass}/{apexMethod} — Calls a reading method, its parameters in the query. */
export const getServerMethodResult = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/lwr/apex/v64.0/{apexClass}/{apexMethod}", "get">) =>
    api.GET("/lwr/apex/v64.0/{apexClass}/{apexMethod}", init as never) as unknown as Answer<paths["/lwr/apex/v64.0/{apexClass}/{apexMethod}"]["get"]>,
  {
    operationId: "getServerMethodResult",
    api: "commerce",
    method: "get",
    base: "",
    path: "/lwr/apex/v64.0/{apexClass}/{apexMethod}",
    query: ["methodParams"],
    cache: {"lifetimeMs":300000},
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** POST /lwr/apex/v64.0/{apexClass}/{apexMethod} — Calls a method, its parameters in the body. */
export const invokeServerMethod = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/lwr/apex/v64.0/{apexClass}/{apexMethod}", "post">) =>
    api.POST("/lwr/apex/v64.0/{apexClass}/{apexMethod}", init as never) as unknown as Answer<paths["/lwr/apex/v64.0/{apexClass}/{apexMethod}"]["post"]>,
  {
    operationId: "invokeServerMethod",
    api: "commerce",
    method: "post",
    base: "",
    path: "/lwr/apex/v64.0/{apexClass}/{apexMethod}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** GET /webruntime/module/@app/csrfToken — Serves the token of writes at the site's base as a script that returns it. */
export const getCsrfTokenModule = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/webruntime/module/@app/csrfToken", "get">) =>
    api.GET("/webruntime/module/@app/csrfToken", init as never) as unknown as Answer<paths["/webruntime/module/@app/csrfToken"]["get"]>,
  {
    operationId: "getCsrfTokenModule",
    api: "commerce",
    method: "get",
    base: "",
    path: "/webruntime/module/@app/csrfToken",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,500,503],
  } as const,
);

/** GET /webruntime/module/csrf-token — Serves the same token as a JavaScript module with a default export. */
export const getCsrfTokenExport = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/webruntime/module/csrf-token", "get">) =>
    api.GET("/webruntime/module/csrf-token", init as never) as unknown as Answer<paths["/webruntime/module/csrf-token"]["get"]>,
  {
    operationId: "getCsrfTokenExport",
    api: "commerce",
    method: "get",
    base: "",
    path: "/webruntime/module/csrf-token",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,401,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/shipments — Read a page of the parcels of an order. */
export const getOrderShipments = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/shipments", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/shipments", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/shipments"]["get"]>,
  {
    operationId: "getOrderShipments",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/shipments",
    query: ["effectiveAccountId","fields","pageToken","pageSize","sortOrder"],
    since: "52.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/shipments/{shipmentId}/items — Read a page of what a parcel holds. */
export const getShipmentItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/shipments/{shipmentId}/items", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/shipments/{shipmentId}/items", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/shipments/{shipmentId}/items"]["get"]>,
  {
    operationId: "getShipmentItems",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/shipments/{shipmentId}/items",
    query: ["effectiveAccountId","fields","pageToken","pageSize","sortOrder"],
    since: "52.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/shipping-profiles — Reads the shipping profiles of a store. */
export const getShippingProfiles = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/shipping-profiles", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/shipping-profiles", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/shipping-profiles"]["get"]>,
  {
    operationId: "getShippingProfiles",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/shipping-profiles",
    query: ["effectiveAccountId"],
    since: "62.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/taxes/products/{productId} — Reads the tax rate of a product in a country. */
export const getProductTaxes = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/taxes/products/{productId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/taxes/products/{productId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/taxes/products/{productId}"]["get"]>,
  {
    operationId: "getProductTaxes",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/taxes/products/{productId}",
    query: ["effectiveAccountId","countryIsoCode","stateIsoCode"],
    since: "56.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/taxes/actions/calculate-taxes — Calculates the taxes of a list of lines. */
export const calculateTaxes = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/taxes/actions/calculate-taxes", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/taxes/actions/calculate-taxes", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/taxes/actions/calculate-taxes"]["post"]>,
  {
    operationId: "calculateTaxes",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/taxes/actions/calculate-taxes",
    query: ["effectiveAccountId"],
    since: "58.0",
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists — Lists the account's wish lists, the one that was changed last first. */
export const getWishlists = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/wishlists", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists"]["get"]>,
  {
    operationId: "getWishlists",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists",
    query: ["effectiveAccountId","wishlistId","includeDisplayedList","pageSize","productFields","sortItemsBy"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists — Creates a wish list, with products if wished. */
export const createWishlist = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/wishlists", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists"]["post"]>,
  {
    operationId: "createWishlist",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists/{wishlistId} — Reads one wish list with the first page of its items. */
export const getWishlist = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists/{wishlistId}", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/wishlists/{wishlistId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists/{wishlistId}"]["get"]>,
  {
    operationId: "getWishlist",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}",
    query: ["effectiveAccountId","pageSize","productFields","sortItemsBy"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists/{wishlistId} — Deletes a wish list with its items. */
export const deleteWishlist = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists/{wishlistId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/wishlists/{wishlistId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists/{wishlistId}"]["delete"]>,
  {
    operationId: "deleteWishlist",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** PATCH /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists/{wishlistId} — Gives a wish list another name. */
export const updateWishlist = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists/{wishlistId}", "patch">) =>
    api.PATCH("/commerce/webstores/{webstoreId}/wishlists/{wishlistId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists/{wishlistId}"]["patch"]>,
  {
    operationId: "updateWishlist",
    api: "commerce",
    method: "patch",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** GET /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items — Reads a page of the items of a wish list. */
export const getWishlistItems = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items", "get">) =>
    api.GET("/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items"]["get"]>,
  {
    operationId: "getWishlistItems",
    api: "commerce",
    method: "get",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items",
    query: ["effectiveAccountId","page","pageSize","productFields","sortItemsBy"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items — Puts a product on a wish list; one that is on it already stays as it is. */
export const addItemToWishlist = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items"]["post"]>,
  {
    operationId: "addItemToWishlist",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);

/** DELETE /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items/{wishlistItemId} — Takes a product off a wish list. */
export const deleteItemFromWishlist = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items/{wishlistItemId}", "delete">) =>
    api.DELETE("/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items/{wishlistItemId}", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items/{wishlistItemId}"]["delete"]>,
  {
    operationId: "deleteItemFromWishlist",
    api: "commerce",
    method: "delete",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items/{wishlistItemId}",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,500,503],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/actions/add-wishlist-to-cart — Puts the products of a wish list into a cart. */
export const addWishlistToCart = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/actions/add-wishlist-to-cart", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/actions/add-wishlist-to-cart", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/actions/add-wishlist-to-cart"]["post"]>,
  {
    operationId: "addWishlistToCart",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/actions/add-wishlist-to-cart",
    query: ["effectiveAccountId","cartId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,409,500,503],
  } as const,
);

/** POST /services/data/v64.0/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/add-cart-to-wishlist — Puts the products of a cart on a wish list; the cart stays as it is. */
export const addCartToWishlist = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/add-cart-to-wishlist", "post">) =>
    api.POST("/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/add-cart-to-wishlist", init as never) as unknown as Answer<paths["/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/add-cart-to-wishlist"]["post"]>,
  {
    operationId: "addCartToWishlist",
    api: "commerce",
    method: "post",
    base: "/services/data/v64.0",
    path: "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/add-cart-to-wishlist",
    query: ["effectiveAccountId"],
    cache: undefined,
    poll: undefined,
    errors: [400,401,403,404,413,415,500,503],
  } as const,
);
