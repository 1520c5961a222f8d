import { categoryIdOf } from '../product-list/category-address.ts';

/** Rows that the platform answers at once. */
export const pageSize = 200;

/** Answers of the platform in one sitemap. */
export const pagesInPart = 20;

/**
 * Paths in one sitemap. Each stands there in every language with all its alternates: with two languages and the 2,048
 * characters that an address may have, that is less than the 50,000 addresses and the 50 MB that search engines read.
 */
export const partSize = pagesInPart * pageSize;

/** One of the sitemaps that the index names. */
export interface SitemapPart {
  /** The pages of the shop, or the products of a category at the top. */
  list: 'pages' | { categoryId: string };
  /** Place among the sitemaps of the list, from 1. */
  number: number;
}

/** What the address of a sitemap names: `pages.xml`, an id of a category, and from the second part on its number. */
export function sitemapPart(file: string): SitemapPart | undefined {
  const [, name, number = '1'] = /^([A-Za-z0-9]+)(?:-([2-9]|[1-9]\d{1,4}))?\.xml$/.exec(file) ?? [];
  const categoryId = categoryIdOf(name);
  if (name !== 'pages' && !categoryId) return undefined;
  return { list: categoryId ? { categoryId } : 'pages', number: Number(number) };
}

/** The addresses of the sitemaps of a list with so many paths. */
export function partPaths(name: string, count: number): string[] {
  const parts = Array.from({ length: Math.ceil(count / partSize) }, (_, place) => place + 1);
  return parts.map((number) => `/sitemaps/${name}${number === 1 ? '' : `-${number}`}.xml`);
}
