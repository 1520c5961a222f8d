import type { CmsOperations } from '#mock/apis/dispatch/operations.ts';
import { type Decision, everybody } from './decision.ts';

/** Who may do what; an operation without a row is a compile error. */
export const contentDecisions = {
  getContent: everybody,
  getContents: everybody,
  getChannelContent: everybody,
  getChannelContents: everybody,
  getMedia: everybody,
  getSeoProperties: everybody,
  getDeliveryChannels: everybody,
  getDeliveryChannel: everybody,
  getContentCollection: everybody,
  getChannelContentCollection: everybody,
  searchContents: everybody,
  searchChannelContents: everybody,
  findChannelContents: everybody,
  searchSite: everybody,
  getChannelContentVersions: everybody,
  getChannelMedia: everybody,
} satisfies Readonly<Record<keyof CmsOperations, Decision>>;
