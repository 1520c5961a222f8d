import { getSeoProperties } from '#generated/cms/client.gen.ts';
import type { Shop } from '../platform/shop.server.ts';
import type { PageHead } from './page-head.ts';

/** Head of a page about a record: what the platform keeps for it, else what the page itself says. */
export async function readHead(
  shop: Shop,
  request: Request,
  recordId: string,
  own: { title: string; description?: string | undefined },
): Promise<PageHead> {
  const base = { ...own, ...addressOf(request) };
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
export function plainHead(request: Request, own: Omit<PageHead, 'path' | 'origin'>): PageHead {
  return { ...own, ...addressOf(request) };
}

function addressOf(request: Request): Pick<PageHead, 'path' | 'origin'> {
  const { origin, pathname } = new URL(request.url);
  return { origin, path: pathname };
}

function canonicalPath(canonicalUrl: string | null | undefined, own: string): string {
  return canonicalUrl?.startsWith('/') ? canonicalUrl : own;
}
