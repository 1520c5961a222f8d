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

/** GET /sandbox/clock — Tells what time it is for the requests of the scope. */
export const getClock = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/clock", "get">) =>
    api.GET("/sandbox/clock", init as never) as unknown as Answer<paths["/sandbox/clock"]["get"]>,
  {
    operationId: "getClock",
    api: "sandbox",
    method: "get",
    base: "",
    path: "/sandbox/clock",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,500],
  } as const,
);

/** DELETE /sandbox/clock — Goes back to the time of the machine. */
export const deleteClock = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/clock", "delete">) =>
    api.DELETE("/sandbox/clock", init as never) as unknown as Answer<paths["/sandbox/clock"]["delete"]>,
  {
    operationId: "deleteClock",
    api: "sandbox",
    method: "delete",
    base: "",
    path: "/sandbox/clock",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,500],
  } as const,
);

/** PATCH /sandbox/clock — Sets the clock, moves it on, stops it or lets it run. */
export const updateClock = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/clock", "patch">) =>
    api.PATCH("/sandbox/clock", init as never) as unknown as Answer<paths["/sandbox/clock"]["patch"]>,
  {
    operationId: "updateClock",
    api: "sandbox",
    method: "patch",
    base: "",
    path: "/sandbox/clock",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,413,415,500],
  } as const,
);

/** GET /sandbox/payment-confirmations/{confirmationId} — Show what is to be paid, and let the customer decide. */
export const getPaymentConfirmation = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/payment-confirmations/{confirmationId}", "get">) =>
    api.GET("/sandbox/payment-confirmations/{confirmationId}", init as never) as unknown as Answer<paths["/sandbox/payment-confirmations/{confirmationId}"]["get"]>,
  {
    operationId: "getPaymentConfirmation",
    api: "sandbox",
    method: "get",
    base: "",
    path: "/sandbox/payment-confirmations/{confirmationId}",
    query: ["language"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,404,500],
  } as const,
);

/** POST /sandbox/payment-confirmations/{confirmationId} — Take the decision, and send the customer back to the shop. */
export const submitPaymentConfirmation = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/payment-confirmations/{confirmationId}", "post">) =>
    api.POST("/sandbox/payment-confirmations/{confirmationId}", init as never) as unknown as Answer<paths["/sandbox/payment-confirmations/{confirmationId}"]["post"]>,
  {
    operationId: "submitPaymentConfirmation",
    api: "sandbox",
    method: "post",
    base: "",
    path: "/sandbox/payment-confirmations/{confirmationId}",
    query: ["language"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,404,413,415,500],
  } as const,
);

/** GET /sandbox/requests — Lists the last requests, latest first. */
export const getRequestLog = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/requests", "get">) =>
    api.GET("/sandbox/requests", init as never) as unknown as Answer<paths["/sandbox/requests"]["get"]>,
  {
    operationId: "getRequestLog",
    api: "sandbox",
    method: "get",
    base: "",
    path: "/sandbox/requests",
    query: ["scope","operationId","minStatus","onlyViolations","after","limit"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,500],
  } as const,
);

/** DELETE /sandbox/requests — Forgets the requests of the session, or those of everybody. */
export const deleteRequestLog = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/requests", "delete">) =>
    api.DELETE("/sandbox/requests", init as never) as unknown as Answer<paths["/sandbox/requests"]["delete"]>,
  {
    operationId: "deleteRequestLog",
    api: "sandbox",
    method: "delete",
    base: "",
    path: "/sandbox/requests",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,500],
  } as const,
);

/** POST /sandbox/latencies — Holds answers back. */
export const addLatency = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/latencies", "post">) =>
    api.POST("/sandbox/latencies", init as never) as unknown as Answer<paths["/sandbox/latencies"]["post"]>,
  {
    operationId: "addLatency",
    api: "sandbox",
    method: "post",
    base: "",
    path: "/sandbox/latencies",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,413,415,500],
  } as const,
);

/** DELETE /sandbox/latencies/{ruleId} — Lifts a latency. */
export const deleteLatency = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/latencies/{ruleId}", "delete">) =>
    api.DELETE("/sandbox/latencies/{ruleId}", init as never) as unknown as Answer<paths["/sandbox/latencies/{ruleId}"]["delete"]>,
  {
    operationId: "deleteLatency",
    api: "sandbox",
    method: "delete",
    base: "",
    path: "/sandbox/latencies/{ruleId}",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,404,500],
  } as const,
);

/** POST /sandbox/faults — Spoils answers. */
export const addFault = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/faults", "post">) =>
    api.POST("/sandbox/faults", init as never) as unknown as Answer<paths["/sandbox/faults"]["post"]>,
  {
    operationId: "addFault",
    api: "sandbox",
    method: "post",
    base: "",
    path: "/sandbox/faults",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,413,415,500],
  } as const,
);

/** DELETE /sandbox/faults/{ruleId} — Lifts a fault. */
export const deleteFault = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/faults/{ruleId}", "delete">) =>
    api.DELETE("/sandbox/faults/{ruleId}", init as never) as unknown as Answer<paths["/sandbox/faults/{ruleId}"]["delete"]>,
  {
    operationId: "deleteFault",
    api: "sandbox",
    method: "delete",
    base: "",
    path: "/sandbox/faults/{ruleId}",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,404,500],
  } as const,
);

/** GET /sandbox/scenarios — Lists the scenarios that there are. */
export const getScenarios = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/scenarios", "get">) =>
    api.GET("/sandbox/scenarios", init as never) as unknown as Answer<paths["/sandbox/scenarios"]["get"]>,
  {
    operationId: "getScenarios",
    api: "sandbox",
    method: "get",
    base: "",
    path: "/sandbox/scenarios",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,403,500],
  } as const,
);

/** PUT /sandbox/scenarios/{scenarioName} — Starts a scenario, or starts it anew. */
export const startScenario = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/scenarios/{scenarioName}", "put">) =>
    api.PUT("/sandbox/scenarios/{scenarioName}", init as never) as unknown as Answer<paths["/sandbox/scenarios/{scenarioName}"]["put"]>,
  {
    operationId: "startScenario",
    api: "sandbox",
    method: "put",
    base: "",
    path: "/sandbox/scenarios/{scenarioName}",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,404,413,415,500],
  } as const,
);

/** DELETE /sandbox/scenarios/{scenarioName} — Ends a scenario. */
export const removeScenario = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/scenarios/{scenarioName}", "delete">) =>
    api.DELETE("/sandbox/scenarios/{scenarioName}", init as never) as unknown as Answer<paths["/sandbox/scenarios/{scenarioName}"]["delete"]>,
  {
    operationId: "removeScenario",
    api: "sandbox",
    method: "delete",
    base: "",
    path: "/sandbox/scenarios/{scenarioName}",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,404,500],
  } as const,
);

/** POST /sandbox/sessions — Opens a session and hands out its key. */
export const createSandboxSession = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/sessions", "post">) =>
    api.POST("/sandbox/sessions", init as never) as unknown as Answer<paths["/sandbox/sessions"]["post"]>,
  {
    operationId: "createSandboxSession",
    api: "sandbox",
    method: "post",
    base: "",
    path: "/sandbox/sessions",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,403,413,415,500],
  } as const,
);

/** DELETE /sandbox/sessions/current — Ends the session with everything that is set for it. */
export const deleteSandboxSession = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/sessions/current", "delete">) =>
    api.DELETE("/sandbox/sessions/current", init as never) as unknown as Answer<paths["/sandbox/sessions/current"]["delete"]>,
  {
    operationId: "deleteSandboxSession",
    api: "sandbox",
    method: "delete",
    base: "",
    path: "/sandbox/sessions/current",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,403,500],
  } as const,
);

/** GET /sandbox/controls — Tells all that is set for a session, or for everybody. */
export const getSandboxControls = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/controls", "get">) =>
    api.GET("/sandbox/controls", init as never) as unknown as Answer<paths["/sandbox/controls"]["get"]>,
  {
    operationId: "getSandboxControls",
    api: "sandbox",
    method: "get",
    base: "",
    path: "/sandbox/controls",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,500],
  } as const,
);

/** DELETE /sandbox/controls — Lifts all that is set for a session, or for everybody. */
export const deleteSandboxControls = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/controls", "delete">) =>
    api.DELETE("/sandbox/controls", init as never) as unknown as Answer<paths["/sandbox/controls"]["delete"]>,
  {
    operationId: "deleteSandboxControls",
    api: "sandbox",
    method: "delete",
    base: "",
    path: "/sandbox/controls",
    query: ["scope"],
    cache: undefined,
    poll: undefined,
    errors: [400,403,500],
  } as const,
);

/** POST /sandbox/store/actions/reset — Sets the whole store back to the demo shop, for everybody. */
export const resetStore = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/store/actions/reset", "post">) =>
    api.POST("/sandbox/store/actions/reset", init as never) as unknown as Answer<paths["/sandbox/store/actions/reset"]["post"]>,
  {
    operationId: "resetStore",
    api: "sandbox",
    method: "post",
    base: "",
    path: "/sandbox/store/actions/reset",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,403,409,500],
  } as const,
);

/** GET /sandbox/snapshots — Lists the snapshots, latest first. */
export const getSnapshots = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/snapshots", "get">) =>
    api.GET("/sandbox/snapshots", init as never) as unknown as Answer<paths["/sandbox/snapshots"]["get"]>,
  {
    operationId: "getSnapshots",
    api: "sandbox",
    method: "get",
    base: "",
    path: "/sandbox/snapshots",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,403,409,500],
  } as const,
);

/** POST /sandbox/snapshots — Takes a snapshot of all records under a name. */
export const createSnapshot = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/snapshots", "post">) =>
    api.POST("/sandbox/snapshots", init as never) as unknown as Answer<paths["/sandbox/snapshots"]["post"]>,
  {
    operationId: "createSnapshot",
    api: "sandbox",
    method: "post",
    base: "",
    path: "/sandbox/snapshots",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,403,409,413,415,500],
  } as const,
);

/** DELETE /sandbox/snapshots/{snapshotName} — Forgets a snapshot; the records stay as they are. */
export const deleteSnapshot = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/snapshots/{snapshotName}", "delete">) =>
    api.DELETE("/sandbox/snapshots/{snapshotName}", init as never) as unknown as Answer<paths["/sandbox/snapshots/{snapshotName}"]["delete"]>,
  {
    operationId: "deleteSnapshot",
    api: "sandbox",
    method: "delete",
    base: "",
    path: "/sandbox/snapshots/{snapshotName}",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,403,404,409,500],
  } as const,
);

/** POST /sandbox/snapshots/{snapshotName}/actions/restore — Sets the whole store back to a snapshot, for everybody. */
export const restoreSnapshot = /* @__PURE__ */ Object.assign(
  (api: Api, init: Init<"/sandbox/snapshots/{snapshotName}/actions/restore", "post">) =>
    api.POST("/sandbox/snapshots/{snapshotName}/actions/restore", init as never) as unknown as Answer<paths["/sandbox/snapshots/{snapshotName}/actions/restore"]["post"]>,
  {
    operationId: "restoreSnapshot",
    api: "sandbox",
    method: "post",
    base: "",
    path: "/sandbox/snapshots/{snapshotName}/actions/restore",
    query: [],
    cache: undefined,
    poll: undefined,
    errors: [400,403,404,409,500],
  } as const,
);
