import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConsentNotice } from '../../features/consent/ConsentNotice.tsx';
import { consentOf, decisionOf, storedConsent } from '../../features/consent/consent.ts';
import { readPageLinks } from '../../features/content/pages.server.ts';
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
  freeShippingFrom: undefined,
};
const footer = rendered(<Footer shell={shell} />);
/** The texts of the shop as it is seeded. */
const legalPage = (key: string) =>
  readFileSync(join(import.meta.dirname, `../../../../mock/demo/seed/pages/${key}.txt`), 'utf8');

test("DE-WITHDRAWAL-03 links to 'Vertrag widerrufen' in the footer and opens the page without sign-in", () => {
  expect(footer).toMatch(/<a [^>]*href="\/withdrawal"[^>]*>Vertrag widerrufen<\/a>/);
  const closed = { language: 'de', session: guest, applicationContext: { guestBrowsingEnabled: false } };
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
  expect(consentOf(storedConsent(decisionOf(form)))).toEqual({ isDecided: true, allowed: [] });
});
