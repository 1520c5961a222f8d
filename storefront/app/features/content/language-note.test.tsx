import { expect, test } from 'vitest';
import Info from '../../routes/info.tsx';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { rendered } from '../../rule-tests/support.tsx';
import { otherLanguage } from './content-language.ts';
import { LanguageNote } from './LanguageNote.tsx';
import { readPage, readPageLinks } from './pages.server.ts';
import { PageSections } from './sections/PageSections.tsx';
import type { SectionView } from './sections/section-view.ts';

const GERMAN_ONLY = 'This text is available in German only.';
const PARTS_GERMAN = 'Parts of this page are available in German only.';
const ENGLISH_ONLY = 'Dieser Text liegt nur auf Englisch vor.';

const layout = (language: string): SectionView => ({
  type: 'layout',
  language,
  columns: [
    {
      portion: '100%',
      elements: [{ kind: 'text', title: 'Titel', text: 'Worte', alignment: undefined, size: undefined }],
    },
  ],
  directions: {} as Extract<SectionView, { type: 'layout' }>['directions'],
  background: undefined,
});

test('SF-CONTENT-05 a text that lacks a translation says so in the language of the page', () => {
  const note = (language: string | undefined, path: string) =>
    rendered(<LanguageNote language={language} />, path);
  expect(note('de', '/en/info/agb')).toContain(GERMAN_ONLY);
  expect(note('en_US', '/info/agb')).toContain(ENGLISH_ONLY);
  for (const [language, path] of [
    ['de', '/info/agb'],
    ['en-GB', '/en/info/agb'],
    [undefined, '/en/info/agb'],
  ] as const)
    expect(note(language, path)).toBe('');
  expect(otherLanguage('de_DE', 'en')).toBe('de-DE');
});

test('SF-CONTENT-05 a page names the language of its text, whose words are marked with it', async () => {
  const content = {
    contentKey: 'agb',
    title: 'Unsere AGB',
    language: 'de',
    contentBody: { text: 'Es gilt.' },
  };
  const contentType = { fullyQualifiedName: 'offizin__page' };
  const { shop } = stubShop({ 'GET /contents/agb': () => [200, { ...content, contentType }] });
  const page = await readPage({ ...shop, language: 'en' }, 'agb');
  const loaderData = { page, canOrder: false } as Parameters<typeof Info>[0]['loaderData'];
  const props = { loaderData, actionData: undefined } as Parameters<typeof Info>[0];
  const markup = rendered(<Info {...props} />, '/en/info/agb');
  expect(markup.split(GERMAN_ONLY)).toHaveLength(2);
  expect(markup).toContain('<h1 lang="de">Unsere AGB</h1>');
  expect(markup).toMatch(/<div class="running-text" lang="de">.*Es gilt\./);
});

test('SF-CONTENT-05 a page of sections says it once, before the first that lacks a translation', () => {
  const sections = [layout('en'), layout('de'), layout('de')];
  const markup = rendered(<PageSections sections={sections} canOrder={false} />, '/en');
  expect(markup.split(PARTS_GERMAN)).toHaveLength(2);
  expect(markup.indexOf('lang="en"')).toBeLessThan(markup.indexOf(PARTS_GERMAN));
  expect(markup.indexOf(PARTS_GERMAN)).toBeLessThan(markup.indexOf('lang="de"'));
  expect(rendered(<PageSections sections={sections.slice(0, 1)} canOrder={false} />, '/en')).not.toContain(
    PARTS_GERMAN,
  );
});

test('SF-CONTENT-05 the footer marks the name of a page that lacks a translation', async () => {
  const pages = [
    { contentKey: 'agb', title: 'Unsere AGB', language: 'de' },
    { contentKey: 'datenschutz', title: 'Privacy', language: 'en' },
  ];
  const { shop } = stubShop({ 'GET /contents': () => [200, { contents: pages }] });
  const links = await readPageLinks({ ...shop, language: 'en' });
  expect(links.find(({ key }) => key === 'agb')).toEqual({ key: 'agb', title: 'Unsere AGB', language: 'de' });
  expect(links.find(({ key }) => key === 'datenschutz')).toEqual({ key: 'datenschutz', title: 'Privacy' });
});
