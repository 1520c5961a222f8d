import type { Page } from '@playwright/test';
import { mailedCode } from '../open-account.ts';
import { olderVersion } from '../stack/scenario.ts';
import { connectedTest } from './connected-start.ts';
import { moveOn, signInAtPlatform } from './pages/platform.ts';
import { checkOut, FIRST_STEP, goOnTo, orderByPzn, placeOrder } from './pages/storefront.ts';
import { expectNoToken } from './pages/tokens.ts';
import { expect } from './stack.ts';

const test = connectedTest({ signsInOnPages: true });
test.describe.configure({ mode: 'default' });

const ERIKA = 'erika@offizin.example';

/** Goes to sign-in the way a page offers it, and on to the platform. */
async function goToSignIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
}

const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mein Konto' });

test('a guest signs in at the platform, brings the cart along and orders', async ({ page, apps }) => {
  await orderByPzn(page, apps.storefront, '16395176; 2');
  await goToSignIn(page);
  await signInAtPlatform(page, ERIKA);
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  const vitamin = page.getByRole('article').filter({ hasText: 'Vitalund Vitamin D3' });
  await expect(vitamin.getByLabel('Menge', { exact: true })).toHaveValue('2');
  await expect(account(page)).toBeVisible();
  expect(await checkOut(page)).toMatch(/^OF-/);
  await expectNoToken(page);
});

test('whoever signs out is a guest, also with the cookies from before', async ({ page, apps }) => {
  await page.goto(`${apps.storefront}/account`);
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await signInAtPlatform(page, ERIKA);
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
  const before = await page.context().cookies();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await page.context().addCookies(before);
  await page.goto(`${apps.storefront}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});

test('whoever refuses the shop is told why nobody is signed in', async ({ page, apps }) => {
  await page.goto(apps.storefront);
  await goToSignIn(page);
  await page.getByLabel('Benutzername').fill(ERIKA);
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('alert')).toContainText('Sie haben dem Shop den Zugang nicht erlaubt.');
});

test('a new account is opened in the shop, and signed in to at the platform', async ({ page, apps }) => {
  await page.goto(`${apps.storefront}/login`);
  const register = page.getByRole('main').getByRole('link', { name: 'Konto eröffnen' });
  await expect(page.getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
  if (olderVersion) return expect(register).toHaveCount(0);
  await register.click();
  await page.getByLabel('Vorname').fill('Nina');
  await page.getByLabel('Nachname').fill('Neu');
  await page.getByLabel('E-Mail-Adresse').fill('nina@offizin.example');
  await page.getByRole('main').getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByLabel('Code').fill(await mailedCode(apps.mock, 'nina@offizin.example'));
  await page.getByLabel('Neues Passwort').fill('lang-genug');
  await page.getByRole('button', { name: 'Speichern und anmelden' }).click();
  await signInAtPlatform(page, 'nina@offizin.example', 'lang-genug');
  await expect(page.getByText('Angemeldet als Nina Neu')).toBeVisible();
});

test('a token that expires during a checkout is renewed, and nothing is lost', async ({ page, apps }) => {
  await page.goto(apps.storefront);
  await goToSignIn(page);
  await signInAtPlatform(page, ERIKA);
  await expect(account(page)).toBeVisible();
  // A sign-in lasts twelve hours, and a checkout four.
  await moveOn(apps.sandbox, { hours: 11 });
  await orderByPzn(page, apps.storefront, '16395176');
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  await moveOn(apps.sandbox, { hours: 2 });
  await goOnTo(page, 'Wie möchten Sie bezahlen?');
  await goOnTo(page, 'Bitte prüfen Sie Ihre Bestellung');
  expect(await placeOrder(page)).toMatch(/^OF-/);
});
