// Generated from openapi/ by `npm run generate`. Do not edit.

export const operationIds = ["createAccessToken","getVersions"] as const;
