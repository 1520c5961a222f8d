import { expect, it } from 'vitest';
import { readSiteAddress } from './public-addresses.ts';
import { readSitePath, withinSite } from './site-path.ts';

it('reads a path as it goes before addresses', () => {
  expect([
    readSitePath('SHOP_PATH'),
    readSitePath('SHOP_PATH', '/'),
    readSitePath('SHOP_PATH', '/a/b/'),
  ]).toEqual(['', '', '/a/b']);
  for (const wrong of ['apotheke', '//host', '/a b', '/a?b', '/../a'])
    expect(() => readSitePath('SHOP_PATH', wrong)).toThrow('SHOP_PATH is');
});

it('takes the path from what lies below it, and from nothing else', () => {
  expect(withinSite('/apotheke/cart?a=1', '/apotheke')).toBe('/cart?a=1');
  expect(withinSite('/apotheke?a=1', '/apotheke')).toBe('/?a=1');
  expect(withinSite('/apotheker', '/apotheke')).toBeUndefined();
  expect(withinSite('/cart', '')).toBe('/cart');
});

it('reads the address of an app with its path', () => {
  expect(readSiteAddress('SHOP_URL')).toBeUndefined();
  expect(readSiteAddress('SHOP_URL', 'https://example.com/apotheke/')).toBe('https://example.com/apotheke');
  expect(readSiteAddress('SHOP_URL', 'https://a.example,https://b.example')).toBe('https://a.example');
  for (const wrong of ['example', 'ftp://example.com', 'https://example.com/?a=1'])
    expect(() => readSiteAddress('SHOP_URL', wrong), wrong).toThrow('SHOP_URL is');
});
