import { describe, expect, it } from 'vitest';
import { formFactorSources, isShown, mediaAddress, shownAddress, widthSources } from './sources.ts';

const media = '/cms/delivery/media/MC1';

describe('the sources of a picture', () => {
  it('ask for each form factor at its own width', () => {
    const sources = formFactorSources({ mobile: { url: media }, desktop: { url: media } }, '');
    expect(sources).toEqual([
      { srcSet: `${media}?width=640&format=avif`, type: 'image/avif', media: '(max-width: 47.9375em)' },
      { srcSet: `${media}?width=1920&format=avif`, type: 'image/avif', media: '(min-width: 64.0625em)' },
    ]);
  });

  it('keep a srcset that the content brings', () => {
    expect(formFactorSources({ tablet: { srcSet: '/a.webp 1x, null' } }, '')).toEqual([
      { srcSet: '/a.webp 1x', media: '(max-width: 64em)' },
    ]);
  });

  it('leave out what is no image', () => {
    expect(formFactorSources({ mobile: { url: '' }, tablet: { srcSet: 'undefined' } }, '')).toEqual([]);
  });

  it('list several widths for a picture of the layout', () => {
    const [avif] = widthSources(media, [80, 320]);
    expect(avif?.srcSet).toBe(`${media}?width=100&format=avif 100w, ${media}?width=320&format=avif 320w`);
    expect(widthSources('https://pictures.example/1.png', [320])).toEqual([]);
  });

  it('keep the parameters of the address', () => {
    expect(mediaAddress(`${media}?version=2`, 320, 'webp')).toBe(`${media}?version=2&width=320&format=webp`);
  });
});

describe('a picture', () => {
  it('is shown with a valid address or a valid srcset', () => {
    expect(isShown({ url: media })).toBe(true);
    expect(isShown({ url: 'mailto:a@b.example', srcSet: '/a.webp 640w' })).toBe(true);
  });

  it('is hidden otherwise', () => {
    expect(isShown({ url: 'mailto:a@b.example' })).toBe(false);
    expect(isShown({ srcSet: '640w' })).toBe(false);
    expect(isShown({})).toBe(false);
  });
});

describe('the address of a shown picture', () => {
  it('is its own, else the first one of its srcset', () => {
    expect(shownAddress({ url: '/a.png', srcSet: '/b.webp 640w' })).toBe('/a.png');
    expect(shownAddress({ url: 'mailto:a@b.example', srcSet: '/b,c.webp 640w, /d.webp' })).toBe('/b,c.webp');
    expect(shownAddress({ srcSet: 'javascript:1 640w' })).toBeUndefined();
  });
});
