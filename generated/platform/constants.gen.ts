// Generated from openapi/ by `npm run generate`. Do not edit.

export const oauthConstants = {"authorizationCodeSeconds":600} as const;

export const getIdentityLimits = {"organizationId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"userId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"format":{"default":"json","enum":["json"]}} as const;

export const executePartnerCallLimits = {"version":{"pattern":"^\\d+\\.\\d$"}} as const;

export const executeEnterpriseCallLimits = {"version":{"pattern":"^\\d+\\.\\d$"}} as const;

export const operationIds = ["startBrowserSession","createBrowserSession","getIdentity","getUserInfo","getOpenIdConfiguration","startAuthorization","submitAuthorization","createAccessToken","deleteAccessToken","evaluateAccessToken","executePartnerCall","executeEnterpriseCall","getVersions"] as const;
