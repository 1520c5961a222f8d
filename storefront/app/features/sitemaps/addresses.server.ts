import { searchProducts } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { readPageLinks, readServiceLinks } from '../content/pages.server.ts';
import { readChildren, readNavigation } from '../shell/navigation.server.ts';

/** Rows that the platform answers at once. */
const pageSize = 200;

/** Sitemaps of the shop: its own pages, and the products of each category at the top. */
export async function readSitemapPaths(shop: Shop): Promise<string[]> {
  const categories = await readChildren(shop);
  return ['/sitemaps/pages.xml', ...categories.map(({ id }) => `/sitemaps/${id}.xml`)];
}

/** Home page, categories and the content pages that have been written. */
export async function readPagePaths(shop: Shop): Promise<string[]> {
  const [categories, legal, services] = await Promise.all([
    readNavigation(shop),
    readPageLinks(shop),
    readServiceLinks(shop),
  ]);
  const addresses = categories.flatMap(({ path, children }) => [
    path,
    ...children.map((child) => child.path),
  ]);
  return [
    '/',
    ...addresses,
    ...[...services, ...legal.filter(({ isUnwritten }) => !isUnwritten)].map(
      ({ key }) => `/info/${encodeURIComponent(key)}`,
    ),
  ];
}

/** The products of a category and of those below it. */
export async function readProductPaths(shop: Shop, categoryId: string): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 0; ; page += 1) {
    const query = { categoryId, page, pageSize, fields: ['Name'] };
    const { productsPage } = await shop.platform.read(searchProducts, { query });
    paths.push(...productsPage.products.map(({ id }) => `/product/detail/${id}`));
    if (productsPage.products.length === 0 || paths.length >= productsPage.total) return paths;
  }
}
