import type { Page } from '@playwright/test';
import { connectedTest } from './connected-start.ts';
import { openFromList } from './pages/console.ts';
import { moveOn, signInAtPlatform } from './pages/platform.ts';
import { expectNoToken } from './pages/tokens.ts';
import { expect } from './stack.ts';

const test = connectedTest({ signsInOnPages: true });
test.describe.configure({ mode: 'default' });

/** Opens a page of the console and signs in on the way to it. */
async function open(page: Page, address: string, username: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: /^Bei .* anmelden$/ }).click();
  await signInAtPlatform(page, username);
}

test('staff signs in at the platform, comes back to the page asked for, and works there', async ({
  page,
  apps,
}) => {
  await open(page, `${apps.console}/o/Case?view=OpenCases`, 'support@offizin.example');
  await expect(page).toHaveURL(`${apps.console}/o/Case?view=OpenCases`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(`${apps.console}/o/Case/new`);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Rückruf erbeten');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Rückruf erbeten');
  await expectNoToken(page);
});

test('whoever signs out is asked again, and the token is worth nothing any more', async ({ page, apps }) => {
  await open(page, apps.console, 'merch@offizin.example');
  await openFromList(page, apps.console, 'Product2', 'Vitalund Vitamin D3');
  const before = await page.context().cookies(apps.console);
  await page.getByRole('button', { name: /^Benutzermenü/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: /^Bei .* anmelden$/ })).toBeVisible();
  // Somebody who had copied the cookie gets nowhere with it.
  await page.context().addCookies(before);
  await page.goto(`${apps.console}/o/Product2`);
  await expect(page.getByRole('link', { name: /^Bei .* anmelden$/ })).toBeVisible();
});

test('a buyer, and whoever refuses the console, is told why they do not get in', async ({ page, apps }) => {
  await open(page, apps.console, 'erika@offizin.example');
  await expect(page.getByRole('alert')).toContainText('Dieses Konto gehört zum Shop.');
  await page.context().clearCookies();
  await page.goto(apps.console);
  await page.getByRole('link', { name: /^Bei .* anmelden$/ }).click();
  await page.getByLabel('Benutzername').fill('support@offizin.example');
  await page.getByLabel('Passwort').fill('demo');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('alert')).toContainText('Sie haben der Konsole den Zugang nicht erlaubt.');
});

test('an expired token is renewed under work; where that is refused, signing in elsewhere keeps what was typed', async ({
  page,
  apps,
}) => {
  await open(page, apps.console, 'support@offizin.example');
  await page.goto(`${apps.console}/o/Case/new`);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Über Nacht');
  await moveOn(apps.sandbox, { hours: 13 });
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Über Nacht');

  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Nach dem Urlaub');
  await moveOn(apps.sandbox, { hours: 100 * 24 });
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: 'In einem neuen Tab anmelden' }).click();
  const tab = await opened;
  await signInAtPlatform(tab, 'support@offizin.example');
  if (!tab.isClosed()) await tab.waitForEvent('close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Nach dem Urlaub');
});
