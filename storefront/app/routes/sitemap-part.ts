import { notFound, pageFailure } from '../failures/failures.server.ts';
import { categoryIdOf } from '../features/product-list/category-address.ts';
import { readPagePaths, readProductPaths } from '../features/sitemaps/addresses.server.ts';
import { sitemap, xmlResponse } from '../features/sitemaps/sitemap-xml.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/sitemap-part.ts';

/** One of the sitemaps that the index names: the pages of the shop, or the products of a category. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const name = params.name.replace(/\.xml$/, '');
  if (name === params.name) notFound();
  const reading =
    name === 'pages' ? readPagePaths(shop) : readProductPaths(shop, categoryIdOf(name) ?? notFound());
  return xmlResponse(sitemap(shop.site, await reading.catch(pageFailure)));
}
