import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StubAnswer } from '#client/testing/stub-fetch.ts';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { consentOf, decisionOf, purposes, storedConsent } from '../../features/consent/consent.ts';
import { contentTypes } from '../../features/content/content-types.ts';
import { readPage, readPageLinks } from '../../features/content/pages.server.ts';
import { UnwrittenPage } from '../../features/content/UnwrittenPage.tsx';
import { Footer } from '../../features/shell/Footer.tsx';
import type { ShellData } from '../../features/shell/shell-data.ts';
import { requireOpenShop } from '../../platform/closed-shop.server.ts';
import { loader as open } from '../../routes/withdrawal.tsx';
import { operator } from '../../settings/operator.ts';
import { routeContext } from '../checkout-visit.ts';
import { guest, stubShop } from '../stub-shop.ts';
import { rendered } from '../support.tsx';

const keys = ['impressum', 'agb', 'datenschutz', 'versand-zahlung', 'widerrufsbelehrung', 'barrierefreiheit'];
const shell: ShellData = {
  visitor: { isGuest: true },
  cartCount: 0,
  wishes: [],
  categories: [],
  pages: keys.map((key) => ({ key, title: key })),
  services: [],
  searched: [],
  consent: consentOf(null),
  assistant: undefined,
  statistics: { isOffered: false, address: undefined },
  pricesAreNet: false,
  freeShippingFrom: undefined,
};
const footer = rendered(<Footer shell={shell} />);
/** The texts of the shop as it is seeded. */
const legalPage = (key: string) =>
  readFileSync(join(import.meta.dirname, `../../../../mock/demo/seed/pages/de/${key}.txt`), 'utf8');

test("DE-WITHDRAWAL-03 links to 'Vertrag widerrufen' in the footer and opens the page without sign-in", () => {
  expect(footer).toMatch(/<a [^>]*href="\/withdrawal"[^>]*>Vertrag widerrufen<\/a>/);
  const applicationContext = { guestBrowsingEnabled: false };
  const closed = { language: 'de', path: '/withdrawal', session: guest, applicationContext };
  const request = new Request('https://shop.example/withdrawal');
  expect(() => requireOpenShop(closed as never, request)).not.toThrow();
  expect(
    open({ request, context: routeContext(stubShop({}, { session: guest }).shop) } as never),
  ).toMatchObject({
    orderNumber: undefined,
  });
});

test('DE-SITE-01 links to the six legal pages in the footer, and each has a text', async () => {
  const contents = keys.map((contentKey) => ({ contentKey, title: contentKey }));
  const { shop, requests } = stubShop({ 'GET /contents': () => [200, { contents }] });
  const linked = rendered(<Footer shell={{ ...shell, pages: await readPageLinks(shop) }} />);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('contentTypeFQN')).toBe('offizin__page');
  for (const key of keys) {
    expect(linked, key).toContain(`href="/info/${key}"`);
    expect(legalPage(key).length, key).toBeGreaterThan(400);
  }
});

/** No content has the key of a page, as editors cannot choose keys on every platform. */
const noContents = Object.fromEntries(
  [...keys, 'impressumm'].map((key): [string, () => StubAnswer] => [
    `GET /contents/${key}`,
    () => [404, [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }]],
  ]),
);

test('DE-SITE-01 says of legal pages that nobody has written that their text is missing, and how it comes there', async () => {
  const { shop } = stubShop({ 'GET /contents': () => [200, { contents: [] }], ...noContents });
  const pages = await readPageLinks(shop);
  expect(pages.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  for (const { key, title } of pages) {
    const page = await readPage(shop, key);
    expect(page).toMatchObject({ key, title, isUnwritten: true });
    const shown = rendered(<UnwrittenPage page={page} />);
    expect(shown).toContain('Dieser Text fehlt noch');
    expect(shown).toContain(`der „${title}“ heißt oder dessen Name in der Adresse „${key}“ ist`);
  }
  await expect(readPage(shop, 'impressumm')).rejects.toMatchObject({ status: 404 });
});

test('DE-SITE-01 takes the texts of legal pages from the platform’s own contents, by address or title', async () => {
  const news = { contentType: { fullyQualifiedName: contentTypes.news }, language: 'de' };
  const contents = [
    { ...news, contentKey: 'MC1', title: 'Versand & Zahlung', contentBody: { body: '<p>Mit der Post.</p>' } },
    {
      ...news,
      contentKey: 'MC2',
      title: 'Wer wir sind',
      urlName: 'impressum',
      contentBody: { body: 'Offizin' },
    },
  ];
  const answer = ({ url }: Request): StubAnswer => {
    const isAsked = new URL(url).searchParams.get('contentTypeFQN') === contentTypes.news;
    return [200, { contents: isAsked ? contents : [] }];
  };
  const { shop } = stubShop({ 'GET /contents': answer, ...noContents });
  expect((await readPageLinks(shop)).filter(({ isUnwritten }) => !isUnwritten)).toEqual([
    { key: 'versand-zahlung', title: 'Versand & Zahlung' },
    { key: 'impressum', title: 'Wer wir sind' },
  ]);
  expect(await readPage(shop, 'impressum')).toMatchObject({
    title: 'Wer wir sind',
    nodes: [{ tag: 'p', children: ['Offizin'] }],
    isUnwritten: false,
  });
});

test('DE-SITE-02 names authority and chamber in the imprint and links to no EU dispute platform', () => {
  expect(legalPage('impressum')).toContain('Aufsichtsbehörde');
  expect(legalPage('impressum')).toMatch(/[Kk]ammer/);
  expect(keys.map(legalPage).join() + footer).not.toMatch(/ec\.europa\.eu|consumers\/odr/);
});

test('DE-SITE-03 links from the EU mail-order logo to the register of the authority', () => {
  expect(footer).toContain(`href="${operator.mailOrderRegister}"`);
  expect(footer).toContain('viewBox="0 0 96 72"');
});

test('DE-CONSENT-02 offers refusing with the same button as accepting, and allows nothing before', () => {
  const notice = rendered(<ConsentNotice />);
  const buttons = [...notice.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(buttons.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(['none', 'all']);
  expect(buttons[0]?.replace('none', 'all')).toBe(buttons[1]);
  expect(consentOf(null).allowed).toEqual([]);
});

test('DE-CONSENT-03 links to the consent in the footer, where it can be withdrawn', () => {
  expect(footer).toContain('href="/consent"');
  const form = new FormData();
  form.set('choice', 'none');
  expect(consentOf(storedConsent(decisionOf(form, purposes)))).toEqual({ isDecided: true, allowed: [] });
});
