import type { Data } from '#client/operation.ts';
import { getContent, getContents } from '#generated/cms/client.gen.ts';
import type { Shop } from '../platform/shop.server.ts';

/** A published item of managed content. */
export type ContentDocument = Data<'getContent'>;

/** Content types that the shop's pages are made of. */
export const contentTypes = {
  home: 'offizin__home',
  banner: 'offizin__banner',
  brand: 'offizin__brand',
  guestBlock: 'offizin__guestBlock',
  page: 'offizin__page',
} as const;

/** All published items of a type, with what they refer to. */
export async function readContents(shop: Shop, contentTypeFQN: string): Promise<ContentDocument[]> {
  const answer = await shop.platform.read(getContents, {
    path: { siteId: shop.settings.siteId },
    query: { contentTypeFQN, language: shop.language, includeContentBody: true, pageSize: 50 },
  });
  return answer.contents;
}

/** One published item. */
export function readContent(shop: Shop, contentKeyOrId: string): Promise<ContentDocument> {
  return shop.platform.read(getContent, {
    path: { siteId: shop.settings.siteId, contentKeyOrId },
    query: { language: shop.language },
  });
}
