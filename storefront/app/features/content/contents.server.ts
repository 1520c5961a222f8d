import { isNotFound } from '#client/errors/index.ts';
import type { Data, Input } from '#client/operation.ts';
import { getContent, getContents } from '#generated/cms/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** A published item of managed content. */
export type ContentDocument = Data<'getContent'>;

type Wanted = Pick<
  NonNullable<Input<'getContents'>['query']>,
  'contentKeys' | 'contentTypeFQN' | 'includeContentBody'
>;

/**
 * Published items by key, in that order, or all of a type with the latest first. A list that the platform does not have
 * is empty: a page goes without it, rather than away.
 */
export async function readContents(shop: Shop, wanted: Wanted): Promise<ContentDocument[]> {
  try {
    const answer = await shop.platform.read(getContents, {
      path: { siteId: shop.settings.siteId },
      query: { includeContentBody: true, ...wanted, language: shop.language, pageSize: 50 },
    });
    return answer.contents;
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** One published item. */
export function readContent(shop: Shop, contentKeyOrId: string): Promise<ContentDocument> {
  return shop.platform.read(getContent, {
    path: { siteId: shop.settings.siteId, contentKeyOrId },
    query: { language: shop.language },
  });
}
