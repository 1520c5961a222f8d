import { expect, it } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap-xml.ts';

const origin = 'https://shop.example';

it('names the sitemaps in the index', () => {
  expect(sitemapIndex(origin, ['/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap>',
  );
});

it('names each page once in every language, each with its alternates', () => {
  const xml = sitemap(origin, ['/', '/info/agb', '/']);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://shop.example/',
    '<loc>https://shop.example/en',
    '<loc>https://shop.example/info/agb',
    '<loc>https://shop.example/en/info/agb',
  ]);
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en/info/agb"/>',
  );
});

it('escapes what XML would read', () => {
  expect(sitemap(origin, ['/info/a&b"<c>'])).toContain('/info/a&amp;b&quot;&lt;c&gt;');
});
