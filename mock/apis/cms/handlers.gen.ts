// Generated from openapi/cms/ and mock/apis/cms/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/cms/types.gen.ts';
import type { Handlers } from '../dispatch/handler.ts';
import { getChannelMedia } from './channel-media/getChannelMedia.ts';
import { getDeliveryChannels, getDeliveryChannel } from './channels/channels.ts';
import { getContentCollection, getChannelContentCollection } from './collections/collections.ts';
import { getContent, getContents, getChannelContent, getChannelContents } from './contents/contents.ts';
import { getMedia } from './media/getMedia.ts';
import { searchContents, searchChannelContents } from './search/enhanced-search.ts';
import { findChannelContents } from './search/findChannelContents.ts';
import { searchSite } from './search/searchSite.ts';
import { getSeoProperties } from './seo/getSeoProperties.ts';
import { getChannelContentVersions } from './versions/getChannelContentVersions.ts';

/** The handlers of the cms API, one for each operation. */
export const cmsHandlers = {
  getChannelMedia,
  getDeliveryChannels,
  getDeliveryChannel,
  getContentCollection,
  getChannelContentCollection,
  getContent,
  getContents,
  getChannelContent,
  getChannelContents,
  getMedia,
  searchContents,
  searchChannelContents,
  findChannelContents,
  searchSite,
  getSeoProperties,
  getChannelContentVersions,
} satisfies Handlers<keyof operations>;
