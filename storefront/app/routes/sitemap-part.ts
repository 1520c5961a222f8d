import { notFound, pageFailure } from '../failures/failures.server.ts';
import { readPart } from '../features/sitemaps/addresses.server.ts';
import { sitemapPart } from '../features/sitemaps/sitemap-parts.ts';
import { sitemap, xmlResponse } from '../features/sitemaps/sitemap-xml.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/sitemap-part.ts';

/** One of the sitemaps that the index names: pages of the shop, or products of a category. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const part = sitemapPart(params.name) ?? notFound();
  const paths = await readPart(shop, part).catch(pageFailure);
  if (paths.length === 0 && part.number > 1) notFound();
  return xmlResponse(sitemap(shop.site, paths));
}
