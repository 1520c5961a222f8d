// Generated from openapi/ by `npm run generate`. Do not edit.

export const contextsConstants = {"applicationContextRefetchMarginSeconds":30,"guestPlaceholderAccountId":"000000000000000"} as const;

export const sessionsConstants = {"sessionCookieName":"sid"} as const;

export const getApplicationContextLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getSessionContextLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getExternalManagedAccountsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"includeMyAccount":{"default":false}} as const;

export const getEffectiveAccountLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const createSessionLimits = {"username":{"minLength":1,"maxLength":80},"password":{"minLength":1,"maxLength":200}} as const;

export const operationIds = ["getApplicationContext","getSessionContext","getExternalManagedAccounts","getEffectiveAccount","createSession","getSession","deleteSession","getCsrfTokenModule"] as const;
