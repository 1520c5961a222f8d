import { getSeoProperties } from '#generated/cms/client.gen.ts';
import type { Shop } from '../platform/shop.server.ts';
import type { PageHead } from './page-head.ts';

/** Head of a page about a record: what the platform keeps for it, else what the page itself says. */
export async function readHead(
  shop: Shop,
  recordId: string,
  own: { title: string; description?: string | undefined },
): Promise<PageHead> {
  const base = { ...own, ...addressOf(shop) };
  try {
    const { communityId } = shop.settings;
    const seo = await shop.platform.read(getSeoProperties, { path: { communityId, recordId } });
    return {
      ...base,
      title: seo.title || own.title,
      description: seo.description || own.description,
      path: canonicalPath(seo.canonicalUrl, base.path),
      alternates: seo.alternateLinks,
      isIndexed: seo.isIndexed,
      customHeadTags: seo.customHeadTags,
      fields: seo.fields,
    };
  } catch {
    return base;
  }
}

/** Head of a page about no record. */
export function plainHead(shop: Pick<Shop, 'site' | 'path'>, own: Omit<PageHead, 'path' | 'site'>): PageHead {
  return { ...own, ...addressOf(shop) };
}

function addressOf({ site, path }: Pick<Shop, 'site' | 'path'>): Pick<PageHead, 'path' | 'site'> {
  return { site, path };
}

function canonicalPath(canonicalUrl: string | null | undefined, own: string): string {
  return canonicalUrl?.startsWith('/') ? canonicalUrl : own;
}
