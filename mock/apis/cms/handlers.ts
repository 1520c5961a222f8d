import type { Handlers } from '#mock/apis/dispatch/handler.ts';
import type { CmsOperations, OperationId } from '#mock/apis/dispatch/operations.ts';
import { getChannelContent } from './contents/getChannelContent.ts';
import { getChannelContents } from './contents/getChannelContents.ts';
import { getContent } from './contents/getContent.ts';
import { getContents } from './contents/getContents.ts';
import { getMedia } from './media/getMedia.ts';
import { getSeoProperties } from './seo/getSeoProperties.ts';

/** The handlers of the CMS API, one for each operation. */
export const cmsHandlers = {
  getContent,
  getContents,
  getChannelContent,
  getChannelContents,
  getMedia,
  getSeoProperties,
} satisfies Handlers<keyof CmsOperations & OperationId>;
