// Generated from openapi/ by `npm run generate`. Do not edit.

export const paymentConfirmationsConstants = {"results":["confirmed","refused"]} as const;

export const requestsConstants = {"maxEntries":500,"maxBodyCharacters":4000} as const;

export const rulesConstants = {"maxRulesPerScope":200} as const;

export const sessionsConstants = {"sandboxCookieName":"sandbox","sandboxHeaderName":"x-sandbox","maxSessions":100,"sessionIdleSeconds":86400} as const;

export const storeConstants = {"maxSnapshots":50} as const;

export const getClockLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]}} as const;

export const deleteClockLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]}} as const;

export const updateClockLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]},"advanceSeconds":{"minimum":-315360000,"maximum":315360000}} as const;

export const getPaymentConfirmationLimits = {"confirmationId":{"minLength":1,"maxLength":100},"language":{"enum":["de","en"]}} as const;

export const submitPaymentConfirmationLimits = {"confirmationId":{"minLength":1,"maxLength":100},"language":{"enum":["de","en"]},"decision":{"enum":["confirmed","refused"]}} as const;

export const getRequestLogLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]},"operationId":{"minLength":1,"maxLength":80},"minStatus":{"minimum":100,"maximum":599},"onlyViolations":{"default":false},"after":{"minimum":0},"limit":{"default":100,"minimum":1,"maximum":500}} as const;

export const deleteRequestLogLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]}} as const;

export const addLatencyLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]},"operationIds":{"maxItems":300},"milliseconds":{"minimum":0,"maximum":60000},"maxMilliseconds":{"minimum":0,"maximum":60000},"seed":{"default":1,"minimum":0,"maximum":4294967295},"times":{"minimum":1,"maximum":1000000}} as const;

export const deleteLatencyLimits = {"ruleId":{"minLength":1,"maxLength":40},"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]}} as const;

export const addFaultLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]},"kind":{"enum":["status","reset","hang","truncated","empty500","html200"]},"status":{"minimum":400,"maximum":599},"example":{"minLength":1,"maxLength":80},"retryAfterSeconds":{"minimum":0,"maximum":86400},"operationIds":{"maxItems":300},"effect":{"default":"none","enum":["none","done"]},"times":{"minimum":1,"maximum":1000000},"probability":{"default":1,"maximum":1},"seed":{"default":1,"minimum":0,"maximum":4294967295}} as const;

export const deleteFaultLimits = {"ruleId":{"minLength":1,"maxLength":40},"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]}} as const;

export const startScenarioLimits = {"scenarioName":{"minLength":1,"maxLength":80},"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]},"times":{"minimum":1,"maximum":1000000}} as const;

export const removeScenarioLimits = {"scenarioName":{"minLength":1,"maxLength":80},"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]}} as const;

export const createSandboxSessionLimits = {"label":{"minLength":1,"maxLength":80}} as const;

export const deleteSandboxSessionLimits = {"x-sandbox":{"minLength":1,"maxLength":200}} as const;

export const getSandboxControlsLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]}} as const;

export const deleteSandboxControlsLimits = {"x-sandbox":{"minLength":1,"maxLength":200},"scope":{"default":"session","enum":["session","global"]}} as const;

export const createSnapshotLimits = {"name":{"minLength":1,"maxLength":80,"pattern":"^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$"},"description":{"maxLength":500,"pattern":"^[^\\u0000]*$"}} as const;

export const deleteSnapshotLimits = {"snapshotName":{"minLength":1,"maxLength":80}} as const;

export const restoreSnapshotLimits = {"snapshotName":{"minLength":1,"maxLength":80}} as const;

export const operationIds = ["getClock","deleteClock","updateClock","getPaymentConfirmation","submitPaymentConfirmation","getRequestLog","deleteRequestLog","addLatency","deleteLatency","addFault","deleteFault","getScenarios","startScenario","removeScenario","createSandboxSession","deleteSandboxSession","getSandboxControls","deleteSandboxControls","resetStore","getSnapshots","createSnapshot","deleteSnapshot","restoreSnapshot"] as const;
