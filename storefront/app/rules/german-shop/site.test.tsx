import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConsentNotice } from '../../components/consent/ConsentNotice.tsx';
import { Footer } from '../../components/shell/Footer.tsx';
import type { ShellData } from '../../components/shell/shell-data.ts';
import { consentOf, decisionOf, storedConsent } from '../../consent/consent.ts';
import { readPageLinks } from '../../content/pages.server.ts';
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
  consent: consentOf(null),
  assistant: undefined,
  freeShippingFrom: undefined,
};
const footer = rendered(<Footer shell={shell} />);
/** The texts of the shop as it is seeded. */
const legalPage = (key: string) =>
  readFileSync(join(import.meta.dirname, `../../../../mock/demo/seed/pages/${key}.txt`), 'utf8');

test("§2 'Vertrag widerrufen' in the footer of every page, without login", () => {
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

test('§13 Impressum, AGB, Datenschutz, Versand & Zahlung, Widerrufsbelehrung and Barrierefreiheitserklärung in the footer', async () => {
  const contents = keys.map((contentKey) => ({ contentKey, title: contentKey }));
  const { shop, requests } = stubShop({ 'GET /contents': () => [200, { contents }] });
  const linked = rendered(<Footer shell={{ ...shell, pages: await readPageLinks(shop) }} />);
  expect(new URL(requests[0]?.url ?? '').searchParams.get('contentTypeFQN')).toBe('offizin__page');
  for (const key of keys) {
    expect(linked, key).toContain(`href="/info/${key}"`);
    expect(legalPage(key).length, key).toBeGreaterThan(400);
  }
});

test('§13 the imprint names supervisory authority and chamber; no link to the former EU dispute platform', () => {
  expect(legalPage('impressum')).toContain('Aufsichtsbehörde');
  expect(legalPage('impressum')).toMatch(/[Kk]ammer/);
  expect(keys.map(legalPage).join() + footer).not.toMatch(/ec\.europa\.eu|consumers\/odr/);
});

test('§13 the EU mail-order logo leads to the register of the authority', () => {
  expect(footer).toContain(`href="${operator.mailOrderRegister}"`);
  expect(footer).toContain('viewBox="0 0 96 72"');
});

test('§14 refusing is as easy as accepting, and nothing is allowed before', () => {
  const notice = rendered(<ConsentNotice />);
  const buttons = [...notice.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(buttons.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(['none', 'all']);
  expect(buttons[0]?.replace('none', 'all')).toBe(buttons[1]);
  expect(consentOf(null).allowed).toEqual([]);
});

test('§14 consent is withdrawable in the footer', () => {
  expect(footer).toContain('href="/consent"');
  const form = new FormData();
  form.set('choice', 'none');
  expect(consentOf(storedConsent(decisionOf(form)))).toEqual({ isDecided: true, allowed: [] });
});
