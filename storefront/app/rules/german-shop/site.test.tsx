import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConsentNotice } from '../../components/consent/ConsentNotice.tsx';
import { Footer } from '../../components/shell/Footer.tsx';
import type { ShellData } from '../../components/shell/shell-data.ts';
import { consentOf, decisionOf, storedConsent } from '../../consent/consent.ts';
import { operator } from '../../settings/operator.ts';
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
};
const footer = rendered(<Footer shell={shell} />);
/** The texts of the shop as it is seeded. */
const legalPage = (key: string) =>
  readFileSync(join(import.meta.dirname, `../../../../mock/seed/pages/${key}.txt`), 'utf8');

test("§2 'Vertrag widerrufen' in the footer of every page, without login", () => {
  expect(footer).toMatch(/<a [^>]*href="\/withdrawal"[^>]*>Vertrag widerrufen<\/a>/);
});

test('§13 Impressum, AGB, Datenschutz, Versand & Zahlung, Widerrufsbelehrung and Barrierefreiheitserklärung in the footer', () => {
  for (const key of keys) {
    expect(footer, key).toContain(`href="/info/${key}"`);
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
