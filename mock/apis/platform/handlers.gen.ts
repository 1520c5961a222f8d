// Generated from openapi/platform/ and mock/apis/platform/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/platform/types.gen.ts';
import type { Handlers } from '../dispatch/handler.ts';
import { createAccessToken } from './oauth/createAccessToken.ts';
import { getVersions } from './versions/getVersions.ts';

/** The handlers of the platform API, one for each operation. */
export const platformHandlers = {
  createAccessToken,
  getVersions,
} satisfies Handlers<keyof operations>;
