import { searchProducts } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { readPageLinks, readServiceLinks } from '../content/pages.server.ts';
import { readChildren, readNavigation } from '../shell/navigation.server.ts';
import { pageSize, pagesInPart, partPaths, partSize, type SitemapPart } from './sitemap-parts.ts';

/** Sitemaps of the shop: its own pages, and the products of each category at the top, in as many parts as they need. */
export async function readSitemapPaths(shop: Shop): Promise<string[]> {
  const [pages, categories] = await Promise.all([readPagePaths(shop), readChildren(shop)]);
  const counts = await Promise.all(categories.map(({ id }) => countProducts(shop, id)));
  return [
    ...partPaths('pages', pages.length),
    ...categories.flatMap(({ id }, place) => partPaths(id, counts[place] ?? 0)),
  ];
}

async function countProducts(shop: Shop, categoryId: string): Promise<number> {
  const query = { categoryId, page: 0, pageSize: 1, fields: ['Name'] };
  return (await shop.platform.read(searchProducts, { query })).productsPage.total;
}

/** The paths in one sitemap; none where the list ends before. */
export async function readPart(shop: Shop, { list, number }: SitemapPart): Promise<string[]> {
  if (list !== 'pages') return readProductPaths(shop, list.categoryId, number);
  return (await readPagePaths(shop)).slice((number - 1) * partSize, number * partSize);
}

/** Home page, categories and the content pages that have been written. */
async function readPagePaths(shop: Shop): Promise<string[]> {
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

/** A part of the products of a category and of those below it. */
async function readProductPaths(shop: Shop, categoryId: string, number: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = (number - 1) * pagesInPart; page < number * pagesInPart; page += 1) {
    const query = { categoryId, page, pageSize, fields: ['Name'] };
    const { products, total } = (await shop.platform.read(searchProducts, { query })).productsPage;
    paths.push(...products.map(({ id }) => `/product/detail/${id}`));
    if (products.length === 0 || (page + 1) * pageSize >= total) break;
  }
  return paths;
}
