import { pageFailure } from '../failures/failures.server.ts';
import { readSitemapPaths } from '../features/sitemaps/addresses.server.ts';
import { sitemapIndex, xmlResponse } from '../features/sitemaps/sitemap-xml.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/sitemap.ts';

/** The sitemap index. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const paths = await readSitemapPaths(shop).catch(pageFailure);
  return xmlResponse(sitemapIndex(shop.site, paths));
}
