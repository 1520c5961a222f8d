import { describe, expect, it } from 'vitest';
import { isImageAddress, isLinkAddress, siteLink, withSitePath } from './image-address.ts';

describe('image addresses', () => {
  it('get the site path unless they are absolute or image data', () => {
    expect(withSitePath('/cms/delivery/media/MC1', '/shop')).toBe('/shop/cms/delivery/media/MC1');
    expect(withSitePath('cms/delivery/media/MC1', '/shop/')).toBe('/shop/cms/delivery/media/MC1');
    expect(withSitePath('/cms/delivery/media/MC1', '')).toBe('/cms/delivery/media/MC1');
    expect(withSitePath('https://pictures.example/1.png', '/shop')).toBe('https://pictures.example/1.png');
    expect(withSitePath('data:image/png;base64,AA', '/shop')).toBe('data:image/png;base64,AA');
  });

  it('are not prefixed twice', () => {
    expect(withSitePath('/shop/cms/1', '/shop')).toBe('/shop/cms/1');
    expect(withSitePath('/shopping/1', '/shop')).toBe('/shop/shopping/1');
  });

  it.each(['https://a.example/1.png', '/media/1', 'data:image/png;base64,AA'])('accept %s', (address) => {
    expect(isImageAddress(address)).toBe(true);
  });

  it.each([
    'http://a.example/1.png',
    'mailto:a@b.example',
    'media/1',
    '//a.example/1',
    'data:text/html,x',
    '/\\a.example/1',
    '/\t/a.example/1',
    ' /media/1',
    '/media/1\u0000',
    'javascript:alert(1)',
    '',
  ])('refuse "%s"', (address) => {
    expect(isImageAddress(address)).toBe(false);
  });
});

describe('link addresses', () => {
  it.each(['https://a.example', '/category/detail/1', 'category/detail/1', '#top', '?page=2'])(
    'accept %s',
    (address) => {
      expect(isLinkAddress(address)).toBe(true);
    },
  );

  it.each([
    'http://a.example',
    'javascript:alert(1)',
    '//a.example',
    'data:text/html,x',
    'mailto:a@b.example',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '/\\a.example',
    '\\\\a.example',
    '/\n/a.example',
    '',
  ])('refuse "%s"', (address) => {
    expect(isLinkAddress(address)).toBe(false);
  });

  it('of brands get the site path unless they start with http', () => {
    expect(siteLink('category/detail/1', '/shop')).toBe('/shop/category/detail/1');
    expect(siteLink('/category/detail/1', '')).toBe('/category/detail/1');
    expect(siteLink('https://brand.example', '/shop')).toBe('https://brand.example');
  });
});
