// Generated from openapi/ by `npm run generate`. Do not edit.

export const operationIds = ["getVersions"] as const;
