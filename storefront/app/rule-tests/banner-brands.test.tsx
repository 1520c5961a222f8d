import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { TopBrands } from '../features/home/TopBrands.tsx';
import { Slideshow } from '../features/slideshow/Slideshow.tsx';
import { jumpToSlide } from '../features/slideshow/slides.ts';
import { composed, countOf, rendered, valuesOf } from './support.tsx';

const scripts = vi.hoisted(() => ({ areAtWork: false }));
vi.mock('../ui/controls/use-scripted.ts', () => ({ useScripted: () => scripts.areAtWork }));

const slide = (number: number) => ({
  imageContentId: `MC${number}`,
  caption: `Thema ${number}`,
  buttonText: 'Entdecken',
  buttonLink: `/category/detail/${number}`,
});
const banner = (count: number) =>
  rendered(<Slideshow slides={Array.from({ length: count }, (_, at) => slide(at + 1))} showFooter={false} />);

const brand = (name: string) => ({ name, link: `category/detail/${name}`, imageContentId: `MC${name}` });
const brands = (names: string[], path?: string) => rendered(<TopBrands brands={names.map(brand)} />, path);

test('SF-BANNER-01 a banner of five slides shows three', () => {
  expect([1, 3, 5].map((count) => countOf(banner(count), 'aria-roledescription="slide"'))).toEqual([1, 3, 3]);
});

test('SF-BANNER-02 a slide shows picture, caption and optional button; pictures of later slides follow with the scripts', () => {
  const parts = () => banner(3).split('aria-roledescription="slide"').slice(1);
  for (const [at, part] of parts().entries()) {
    expect(part).toContain(`Thema ${at + 1}</p>`);
    expect(part).toMatch(new RegExp(`<a[^>]*href="/category/detail/${at + 1}"[^>]*>Entdecken</a>`));
  }
  const withImage = () => parts().map((part, at) => part.includes(`/cms/delivery/media/MC${at + 1}?`));
  expect(withImage()).toEqual([true, false, false]);
  scripts.areAtWork = true;
  expect(withImage()).toEqual([true, true, true]);
  scripts.areAtWork = false;
  const { buttonText: _buttonText, ...plain } = slide(1);
  expect(rendered(<Slideshow slides={[plain]} showFooter={false} />)).not.toContain('<a ');
});

test('SF-BANNER-05 a banner has two arrows and one dot per slide', () => {
  const labels = valuesOf(banner(3), 'aria-label');
  expect(labels).toEqual(expect.arrayContaining(['Vorheriges Thema', 'Nächstes Thema']));
  expect(labels.filter((label) => /^Thema \d zeigen$/.test(label ?? ''))).toHaveLength(3);
});

test('SF-BANNER-06 a banner with one picture has no buttons, one without pictures is left out', () => {
  expect(banner(1)).not.toContain('<button');
  expect(banner(0)).toBe('');
  expect(
    rendered(<Slideshow slides={[slide(1), { caption: 'Ohne Bild' }]} showFooter={false} />),
  ).not.toContain('<button');
});

test('SF-BANNER-11 the content switches the green bar on', () => {
  const shown = (showFooter?: boolean) =>
    rendered(
      <PageSections
        sections={composed({
          sections: [{ type: 'slideshow', slides: [{ contentKey: 'S' }], showFooter }],
          contents: { S: { image: 'MC1' } },
        })}
        canOrder={false}
      />,
    );
  const bar = /<div class="[^"]*footer[^"]*"><\/div>/;
  expect([true, false, undefined].map((isOn) => bar.test(shown(isOn)))).toEqual([true, false, false]);
  const file = join(import.meta.dirname, '../features/slideshow/slideshow.module.css');
  expect(readFileSync(file, 'utf8')).toMatch(/\.footer \{[^}]*background: var\(--green\)/);
});

test('SF-BANNER-12 a slide number that does not exist is logged and changes nothing', () => {
  const log = vi.fn();
  expect([0, 4, 1.5].map((wanted) => jumpToSlide(2, wanted, 3, log))).toEqual([2, 2, 2]);
  expect(log.mock.calls).toEqual(
    ['0', '4', '1.5'].map((wanted) => [`Slide ${wanted} does not exist: the banner has 3.`]),
  );
});

test('SF-BRANDS-01 the heading is in the language of the page', () => {
  expect(brands(['a'], '/en')).toMatch(/<h2[^>]*>Our top brands<\/h2>/);
  expect(brands(['a'])).toMatch(/<h2[^>]*>Unsere Top-Marken<\/h2>/);
});

test('SF-BRANDS-02 of five brands four are shown', () => {
  expect(countOf(brands(['a', 'b', 'c', 'd', 'e']), '<li')).toBe(4);
});

test('SF-BRANDS-03 a tile is one link around picture, name, label and arrow', () => {
  const [, tile = ''] = /<a([\s\S]*?)<\/a>/.exec(brands(['Vitalund'], '/en')) ?? [];
  expect(tile).toContain('/cms/delivery/media/MCVitalund');
  expect(tile).toContain('>Vitalund<');
  expect(tile).toMatch(/Explore the brand<svg/);
});

test('SF-BRANDS-04 a brand without link, name or image is left out', () => {
  const { link: _link, ...unlinked } = brand('b');
  const list = [
    brand('a'),
    unlinked,
    { ...brand('c'), name: ' ' },
    { ...brand('d'), imageContentId: undefined },
  ];
  expect(countOf(rendered(<TopBrands brands={list} />), '<li')).toBe(1);
});

test('SF-BRANDS-05 http links stay, others lead to the root of the host', () => {
  const list = [brand('a'), { ...brand('b'), link: 'https://brand.example/' }];
  const hrefs = valuesOf(rendered(<TopBrands brands={list} />), 'href');
  expect(hrefs).toEqual(['/category/detail/a', 'https://brand.example/']);
});

test('SF-BRANDS-06 a block names brands itself by their content ids, beside those it refers to', () => {
  const block = {
    type: 'topBrands',
    brands: [{ contentKey: 'B' }],
    brandImage1ContentId: 'MCeins',
    brandName1: 'Eins',
    brandLink1: '/search?q=eins',
    brandName2: 'Ohne Bild',
    brandLink2: '/search?q=zwei',
    brandImage4ContentId: 'MCvier',
    brandName4: 'Vier',
    brandLink4: '/search?q=vier',
  };
  const sections = composed({ sections: [block], contents: { B: { ...brand('b'), image: 'MCb' } } });
  const html = rendered(<PageSections sections={sections} canOrder={false} />);
  expect(valuesOf(html, 'src').map((source) => source?.replace(/\?.*/, ''))).toEqual([
    '/cms/delivery/media/MCb',
    '/cms/delivery/media/MCeins',
    '/cms/delivery/media/MCvier',
  ]);
});

test('SF-BRANDS-06 every source of a brand picture is below the media path', () => {
  const sources = [...valuesOf(brands(['a']), 'src'), ...valuesOf(brands(['a']), 'srcSet')];
  expect(sources.length).toBeGreaterThan(1);
  expect(sources.filter((source) => !source?.startsWith('/cms/delivery/media/MCa'))).toEqual([]);
});
