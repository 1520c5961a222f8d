import { expect, test } from 'vitest';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { readPart, readSitemapPaths } from './addresses.server.ts';
import { partSize, type SitemapPart, sitemapPart } from './sitemap-parts.ts';
import { sitemap } from './sitemap-xml.ts';

const MANY = '0ZG000000000001AAA';
const FEW = '0ZG000000000002AAA';
const NONE = '0ZG000000000003AAA';
const counts: Record<string, number> = { [MANY]: 30_001, [FEW]: 3, [NONE]: 0 };

const productId = (place: number) => `01t${String(place).padStart(15, '0')}`;

/** A shop of three categories, the first with more products than one sitemap holds. */
function largeShop() {
  const productCategories = Object.keys(counts).map((id) => ({ id, fields: { Name: id } }));
  return stubShop({
    'GET /product-categories/children': ({ url }) => {
      const isTop = !new URL(url).searchParams.has('parentProductCategoryId');
      return [200, { productCategories: isTop ? productCategories : [] }];
    },
    'GET /contents': () => [200, { contents: [] }],
    'GET /search/products': ({ url }) => {
      const asked = new URL(url).searchParams;
      const total = counts[asked.get('categoryId') ?? ''] ?? 0;
      const [page, pageSize] = [Number(asked.get('page')), Number(asked.get('pageSize'))];
      const left = Math.max(0, Math.min(pageSize, total - page * pageSize));
      const products = Array.from({ length: left }, (_, place) => ({
        id: productId(page * pageSize + place),
      }));
      return [200, { productsPage: { total, pageSize, products } }];
    },
  }).shop;
}

const partOf = (path: string) => sitemapPart(path.replace('/sitemaps/', '')) as SitemapPart;

test('SF-HEAD-08 the index names as many sitemaps as the products of a category need', async () => {
  expect(await readSitemapPaths(largeShop())).toEqual([
    '/sitemaps/pages.xml',
    `/sitemaps/${MANY}.xml`,
    ...[2, 3, 4, 5, 6, 7, 8].map((number) => `/sitemaps/${MANY}-${number}.xml`),
    `/sitemaps/${FEW}.xml`,
  ]);
});

test('SF-HEAD-08 the sitemaps of the index hold each product once, none of them too much', async () => {
  const shop = largeShop();
  const paths = (await readSitemapPaths(shop)).filter((path) => path.includes(MANY));
  const parts = await Promise.all(paths.map((path) => readPart(shop, partOf(path))));
  expect(parts.map(({ length }) => length)).toEqual([...Array(7).fill(partSize), 30_001 % partSize]);
  const all = parts.flat();
  expect(new Set(all).size).toBe(30_001);
  expect(all.at(-1)).toBe(`/product/detail/${productId(30_000)}`);
});

test('SF-HEAD-08 a sitemap holds less than search engines read, even with the longest addresses', () => {
  const path = '/product/detail/';
  const site = `https://${'a'.repeat(2_048 - 'https:///en'.length - path.length - 18)}`;
  const paths = Array.from({ length: partSize }, (_, place) => path + productId(place));
  const xml = sitemap(site, paths);
  expect(xml.match(/<loc>/g)?.length).toBe(2 * partSize);
  expect(2 * partSize).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(50 * 1024 * 1024);
});

test('SF-HEAD-08 a part after the last holds nothing, and other names are no sitemaps', async () => {
  expect(await readPart(largeShop(), partOf(`${MANY}-9.xml`))).toEqual([]);
  expect(await readPart(largeShop(), partOf('pages-2.xml'))).toEqual([]);
  for (const name of [
    'pages',
    `${MANY}-1.xml`,
    `${MANY}-0.xml`,
    'other.xml',
    `${MANY}.xml.xml`,
    'pages-.xml',
  ])
    expect(sitemapPart(name), name).toBeUndefined();
});
