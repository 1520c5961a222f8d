import { getChannelContent, getChannelContents, getContent, getContents } from '#generated/cms/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { isSiteId, requireItemInput, requireListInput } from './input.ts';

export type ContentDocument = Data<'getContent'>;
export type ContentPage = Data<'getContents'>;
export type ContentChoice = Input<'getContent'>['query'];

/** Which items are listed, of which site (prefix 0DM) or channel (0ap). */
export type ContentListInput = { channelOrSiteId: string } & NonNullable<Input<'getContents'>['query']>;

/**
 * One published item of a site or a channel, by its key or id. A refusal of the platform carries its status text
 * (SF-CONTENT-04).
 *
 * @throws CommerceError INVALID_CONFIG for an empty parameter, or an id of neither (SF-CONTENT-02)
 */
export async function readContent(
  platform: Platform,
  channelOrSiteId: string,
  contentKeyOrId: string,
  query?: ContentChoice,
): Promise<ContentDocument> {
  requireItemInput(getContent.operationId, channelOrSiteId, contentKeyOrId);
  return isSiteId(channelOrSiteId)
    ? platform.read(getContent, { path: { siteId: channelOrSiteId, contentKeyOrId }, query })
    : platform.read(getChannelContent, { path: { channelId: channelOrSiteId, contentKeyOrId }, query });
}

/**
 * A page of the published items of a site or a channel.
 *
 * @throws CommerceError INVALID_CONFIG that says what to enter (SF-CONTENT-03)
 */
export async function readContents(platform: Platform, input: ContentListInput): Promise<ContentPage> {
  requireListInput(getContents.operationId, input);
  const { channelOrSiteId, ...query } = input;
  return isSiteId(channelOrSiteId)
    ? platform.read(getContents, { path: { siteId: channelOrSiteId }, query })
    : platform.read(getChannelContents, { path: { channelId: channelOrSiteId }, query });
}
