import { describe, expect, it } from 'vitest';
import { referredKeys, sectionEntries } from './entries.ts';
import type { ImageContents } from './layout.ts';
import { toSection } from './to-section.ts';

const guest = { isGuest: true };
const buyer = { isGuest: false };
const types = (body: object, who = guest) => sectionEntries(body as never, who).map(({ type }) => type);

describe('the sections of a page', () => {
  it('stand in the order of the content', () => {
    expect(types({ sections: [{ type: 'topBrands' }, { type: 'slideshow' }] })).toEqual([
      'topBrands',
      'slideshow',
    ]);
    expect(types({ sections: [{ type: 'slideshow' }, { type: 'topBrands' }] })).toEqual([
      'slideshow',
      'topBrands',
    ]);
  });

  it('that this shop does not know are left out', () => {
    expect(
      types({ sections: [null, 'text', { type: 'jukebox' }, { type: 'toString' }, { type: 'layout' }] }),
    ).toEqual(['layout']);
    expect(types({ sections: 'none' })).toEqual([]);
    expect(sectionEntries(null, guest)).toEqual([]);
  });

  it('SF-PAGE-17 that are hidden are left out', () => {
    expect(
      types({
        sections: [
          { type: 'slideshow', hidden: true },
          { type: 'topBrands', hidden: false },
        ],
      }),
    ).toEqual(['topBrands']);
  });

  it('are shown to those they are meant for', () => {
    const body = {
      sections: [
        { type: 'guestBlock' },
        { type: 'layout', audience: 'buyers' },
        { type: 'layout', audience: 'guests' },
      ],
    };
    expect(types(body, guest)).toEqual(['guestBlock', 'layout']);
    expect(types(body, buyer)).toEqual(['layout']);
  });

  it('name what they refer to once', () => {
    const slides = [{ contentKey: 'A' }, { contentKey: 'B' }, { contentKey: 'A' }, {}];
    const entries = sectionEntries({ sections: [{ type: 'slideshow', slides }] }, guest);
    expect(referredKeys(entries)).toEqual(['A', 'B']);
  });
});

describe('a layout section', () => {
  const images = new Map([
    ['MC1', { contentBody: { altText: 'Die Apotheke' }, unauthenticatedUrl: '/media/MC1' }],
  ]) as ImageContents;
  const layoutOf = (more: object) => {
    const [entry] = sectionEntries({ sections: [{ type: 'layout', ...more }] }, guest);
    const [section] = entry ? toSection(entry, { contents: new Map(), products: new Map(), images }) : [];
    if (section?.type !== 'layout') throw new Error('There is no layout section.');
    return section;
  };

  it('keeps known elements, and of links and pictures those with an allowed address', () => {
    const elements = [
      { kind: 'text', title: 'Sonne', text: 'Schutz' },
      { kind: 'link', text: 'Weiter', link: '/search' },
      { kind: 'link', text: 'Falle', link: 'javascript:alert(1)' },
      { kind: 'link', text: 'Falle', link: '/\\evil.example' },
      { kind: 'picture', image: { contentKey: 'MC1' } },
      { kind: 'video', url: 'https://a.example' },
    ];
    const [column] = layoutOf({ columns: [{ portion: '50%', elements }] }).columns;
    expect(column?.elements.map((element) => ('link' in element ? element.link : element.kind))).toEqual([
      'text',
      '/search',
      'picture',
    ]);
  });

  it('SF-PICTURE-11 SF-PICTURE-14 has pictures with the words of the page, else with those of their contents', () => {
    const picture = (contentKey: string, more = {}) => ({ kind: 'picture', image: { contentKey }, ...more });
    const elements = [
      picture('MC1'),
      picture('MC1', { altText: 'Unser Haus' }),
      picture('MC1', { altText: '' }),
      picture('MC2'),
    ];
    const [column] = layoutOf({ columns: [{ elements }] }).columns;
    expect(column?.elements).toEqual([
      { kind: 'picture', url: '/media/MC1', altText: 'Die Apotheke' },
      { kind: 'picture', url: '/media/MC1', altText: 'Unser Haus' },
      { kind: 'picture', url: '/media/MC1', altText: '' },
      { kind: 'picture', url: '/cms/delivery/media/MC2', altText: '' },
    ]);
  });

  it('takes three pictures for its background, by key or by address', () => {
    const { background } = layoutOf({
      background: { desktop: { contentKey: 'MC1' }, mobile: { url: '/m.webp', srcSet: '/m.webp 640w' } },
    });
    expect(background?.pictures).toEqual({
      desktop: { url: '/cms/delivery/media/MC1' },
      tablet: {},
      mobile: { url: '/m.webp', srcSet: '/m.webp 640w' },
    });
  });

  it('has directions per form factor, where they are known', () => {
    expect(layoutOf({ directions: { desktop: 'column', tablet: 'diagonal' } }).directions).toEqual({
      desktop: 'column',
    });
  });
});
