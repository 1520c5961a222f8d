// Generated from openapi/cms/ and mock/apis/cms/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/cms/types.gen.ts';
import type { Handlers } from '../dispatch/handler.ts';
import { getContent, getContents, getChannelContent, getChannelContents } from './contents/contents.ts';
import { getMedia } from './media/getMedia.ts';
import { getSeoProperties } from './seo/getSeoProperties.ts';

/** The handlers of the cms API, one for each operation. */
export const cmsHandlers = {
  getContent,
  getContents,
  getChannelContent,
  getChannelContents,
  getMedia,
  getSeoProperties,
} satisfies Handlers<keyof operations>;
