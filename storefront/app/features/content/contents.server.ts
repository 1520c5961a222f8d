import {
  type ContentDocument,
  readContents as listContents,
  readContent as readItem,
} from '#client/content/contents.ts';
import { isNotFound } from '#client/errors/index.ts';
import type { Input } from '#client/operation.ts';
import type { getContents } from '#generated/cms/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';

export type { ContentDocument };

type Wanted = Pick<
  NonNullable<Input<(typeof getContents)['operationId']>['query']>,
  'contentKeys' | 'contentTypeFQN' | 'includeContentBody'
>;

/**
 * Published items by key, in that order, or all of a type with the latest first. A list that the platform does not have
 * is empty: a page goes without it, rather than away. The store's contents are those of a site or of a channel.
 */
export async function readContents(shop: Shop, wanted: Wanted): Promise<ContentDocument[]> {
  const { platform, settings, language } = shop;
  try {
    const input = { includeContentBody: true, ...wanted, language, pageSize: 50 };
    return (await listContents(platform, { channelOrSiteId: settings.siteId, ...input })).contents;
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** One published item. */
export function readContent({ platform, settings, language }: Shop, key: string): Promise<ContentDocument> {
  return readItem(platform, settings.siteId, key, { language });
}
